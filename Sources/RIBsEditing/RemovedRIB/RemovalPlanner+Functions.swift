import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// Functions that are about the RIB, and what has no use without them.
extension RemovalPlanner {
  /// Cuts the parents' routes, the tests that need what goes, and the requirements of protocols that these met.
  ///
  /// - Returns: Whether there were any.
  mutating func cutFunctions() throws(Refusal) -> Bool {
    var isNew = false
    let routers = Set(parents.compactMap { $0.router?.lastName })
    for (declaration, file) in code.declarations {
      guard let removed = removals[file.path], !removed.contains(declaration.syntax) else { continue }
      let isRouter = routers.contains(declaration.name.lastWord)
      for function in declaration.functions where !removed.contains(function) {
        guard let statements = function.body?.statements,
          statements.contains(where: { item in removed.nodes.contains { item.range.contains($0.start) } })
        else { continue }
        let goes =
          code.isTest(file.path) && function.isTest
          ? needsWhatGoes(function, in: file)
          : isRouter && isRoute(function, statements, in: file)
        if goes { isNew = try cut(function, in: file) || isNew }
      }
    }
    isNew = try cutSlots() || isNew
    return try cutRequirements() || isNew
  }

  /// Cuts properties of the parents that nothing but what goes is assigned to.
  private mutating func cutSlots() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations where removals[file.path] != nil {
      let type = declaration.name.lastWord
      guard parentTypes.contains(type) else { continue }
      for member in declaration.members where !isCut(member, in: file) {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let name = variable.onlyName,
          variable.bindings.first?.typeAnnotation?.type.isOptional ?? false
        else { continue }
        let assigned = code.assignments(to: name, in: type)
        guard !assigned.isEmpty, assigned.allSatisfy({ isCut($0, in: $1) }) else { continue }
        members[name, default: []].insert(type)
        isNew = try cut(member, in: file) || isNew
      }
    }
    return isNew
  }

  /// Whether a function of a router that loses statements does nothing else, is named for the RIB, or builds nothing else.
  private func isRoute(
    _ function: FunctionDeclSyntax, _ statements: CodeBlockItemListSyntax, in file: EditedFile
  ) -> Bool {
    guard !function.modifiers.contains(where: { $0.name.text == "override" }) else { return false }
    if isEmptied(statements, in: file) { return true }
    if names.isPart(of: function.name.word), !owned.belongsToOther(function.name.word) { return true }
    let kept = statements.filter { !isCut($0, in: file) }
    return statements.contains { isCut($0, in: file) && $0.calls("build") }
      && !kept.contains { $0.calls("build") }
  }

  /// Whether a test does more with what goes than to make it.
  private func needsWhatGoes(_ function: FunctionDeclSyntax, in file: EditedFile) -> Bool {
    (removals[file.path]?.nodes ?? []).contains { node in
      guard function.range.contains(node.start), let item = node.as(CodeBlockItemSyntax.self) else {
        return false
      }
      return !item.item.is(VariableDeclSyntax.self) && item.assignment == nil
    }
  }

  /// Cuts functions that protocols require no longer, in the protocols and in tests' mocks of them.
  private mutating func cutRequirements() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations
    where declaration.kind == .protocol || code.isTest(file.path) {
      let type = declaration.name.lastWord
      for function in declaration.functions where !isCut(function, in: file) {
        guard let owners = members[function.name.word],
          owners.contains(type) || !owners.isDisjoint(with: code.above(type)),
          isCutElsewhere(function, owners)
        else { continue }
        isNew = try cut(function, in: file) || isNew
      }
    }
    return isNew
  }

  private func isCutElsewhere(_ function: FunctionDeclSyntax, _ owners: Set<String>) -> Bool {
    code.declarations.contains { declaration, file in
      owners.contains(declaration.name.lastWord)
        && declaration.functions.contains { isCut($0, in: file) && $0.isLike(function) }
    }
  }

  // MARK: What has no use

  /// Cuts what only the code that goes has used.
  ///
  /// - Returns: Whether there was any.
  mutating func cutUnused() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations where !isCut(declaration.syntax, in: file) {
      isNew = try cutUnusedMembers(of: declaration, in: file) || isNew
      isNew = cutEmptyExtension(declaration, in: file) || isNew
      isNew = try cutUnusedType(declaration, in: file) || isNew
    }
    isNew = try cutPlainInitializers() || isNew
    return try cutUnusedVariables() || isNew
  }

  /// Cuts initializers that do nothing any longer but to call the superclass's own.
  private mutating func cutPlainInitializers() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations {
      let base = declaration.inherited.lazy.compactMap { AppCode.initializers[$0] }.first
      for initializer in declaration.initializers where !isCut(initializer, in: file) {
        let parameters = initializer.signature.parameterClause.parameters
        let rest = parameters.filter { !isCut($0, in: file) }
        let statements = initializer.body?.statements.filter { !isCut($0, in: file) } ?? []
        guard rest.count < parameters.count, rest.map(\.firstName.text) == base,
          let only = statements.first, statements.count == 1,
          let call = only.item.as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == "super.init",
          call.arguments.allSatisfy({ $0.expression.trimmedDescription == $0.label?.text }),
          let item = initializer.item
        else { continue }
        isNew = try cut(item, in: file) || isNew
      }
    }
    return isNew
  }

  private mutating func cutUnusedMembers(
    of declaration: Declaration, in file: EditedFile
  ) throws(Refusal) -> Bool {
    let type = declaration.name.lastWord
    let above = code.above(type).union(declaration.kind == .protocol ? [type] : [])
    let gone = above.filter(types.contains)
    let screens = Set(parents.compactMap { $0.viewControllable?.lastName }).intersection(above)
    var isNew = false
    for member in declaration.members where !isCut(member, in: file) {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        // What the protocols that go have required, and what only the routes that go have shown views with.
        let isRequired = gone.contains { declares($0, function) }
        let isShown =
          screens.contains { declares($0, function) } && isUsedByWhatGoes(function.name.word, function)
        let isOthers = above.contains { other in
          !types.contains(other) && !(isShown && screens.contains(other))
            && declares(other, function)
        }
        guard isRequired || isShown, !isOthers, try !isUsed(function.name.word, function) else { continue }
      } else if let name = member.decl.as(VariableDeclSyntax.self)?.onlyName {
        let isRequired =
          declaration.kind == .extension && declaration.inherited.contains(where: types.contains)
          && gone.contains { code.type(of: name, in: $0) != nil }
        let isOfMock =
          code.isTest(file.path)
          && cutFunctionNames(in: declaration, file).contains { name.hasPrefix($0) }
        guard isRequired || isOfMock, try !isUsed(name) else { continue }
      } else {
        continue
      }
      isNew = try cut(Syntax(member), in: file) || isNew
    }
    return isNew
  }

  private func declares(_ type: String, _ function: FunctionDeclSyntax) -> Bool {
    code.declarations.contains { declaration, _ in
      declaration.kind == .protocol && declaration.name.lastWord == type
        && declaration.functions.contains { $0.isLike(function) }
    }
  }

  private func cutFunctionNames(in declaration: Declaration, _ file: EditedFile) -> [String] {
    declaration.functions.filter { isCut($0, in: file) }.map(\.name.word)
  }

  /// Cuts an extension that made a type conform to what goes, and has nothing else.
  private mutating func cutEmptyExtension(_ declaration: Declaration, in file: EditedFile) -> Bool {
    guard let clause = declaration.group.inheritanceClause, declaration.kind == .extension,
      clause.inheritedTypes.allSatisfy({ isCut($0, in: file) }),
      declaration.members.allSatisfy({ isCut($0, in: file) })
    else { return false }
    return cutDeclaration(of: declaration.syntax, in: file)
  }

  /// Cuts a type beside the RIB's own that nothing else uses.
  private mutating func cutUnusedType(
    _ declaration: Declaration, in file: EditedFile
  ) throws(Refusal) -> Bool {
    let name = declaration.name.lastWord
    guard declaration.kind != .extension, !types.contains(name), !declaration.name.contains("."),
      owned.homes.contains(file.path) || isInFolder(file.path), isUsedByWhatGoes(name),
      try !isUsed(name)
    else { return false }
    types.insert(name)
    return cutDeclaration(of: declaration.syntax, in: file)
  }

  /// Whether a file stands in the folder of the RIB's router, which has no other RIB's router.
  private func isInFolder(_ path: String) -> Bool {
    guard let router = parts.router?.file, let slash = router.lastIndex(of: "/") else { return false }
    let folder = router[...slash]
    return path.hasPrefix(folder)
      && !survey.ribs.contains { $0 != parts.rib && $0.place.file.hasPrefix(folder) }
  }

  /// Cuts constants that were made for what goes, such as a component.
  private mutating func cutUnusedVariables() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations where removals[file.path] != nil {
      for function in declaration.functions where !isCut(function, in: file) {
        guard let statements = function.body?.statements else { continue }
        for item in statements where !isCut(item, in: file) {
          guard let variable = item.item.as(VariableDeclSyntax.self), let name = variable.onlyName,
            let value = variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
            value.calledName?.first?.isUppercase ?? false
          else { continue }
          let uses = function.tokens(viewMode: .sourceAccurate).filter {
            $0.word == name && $0.start > item.end
          }
          guard !uses.isEmpty, uses.allSatisfy({ isCut($0, in: file) }) else { continue }
          isNew = try cut(item, in: file) || isNew
        }
      }
    }
    return isNew
  }

  /// Whether code that stays names something, other than to declare it.
  ///
  /// - Parameter function: The function, if it is one: a call with labels of another function does not mean it.
  private mutating func isUsed(
    _ name: String, _ function: FunctionDeclSyntax? = nil
  ) throws(Refusal) -> Bool {
    try code.read(mentioning: [name])
    return uses(of: name, function).contains { !isCut($0, in: $1) }
  }

  /// Whether code that goes names something.
  private func isUsedByWhatGoes(_ name: String, _ function: FunctionDeclSyntax? = nil) -> Bool {
    uses(of: name, function).contains { isCut($0, in: $1) }
  }

  private func uses(
    of name: String, _ function: FunctionDeclSyntax?
  ) -> some Sequence<(TokenSyntax, EditedFile)> {
    let files = code.files.values.filter { code.text($0.path)?.contains(name) ?? false }
    return files.lazy.flatMap { file in
      file.tree.tokens(viewMode: .sourceAccurate).lazy
        .filter { $0.word == name && $0.isUse && function?.canBeMeant(by: $0) ?? true }
        .map { ($0, file) }
    }
  }
}

extension TokenSyntax {
  /// Whether it names something, and does not declare or extend it.
  fileprivate var isUse: Bool {
    guard case .identifier = tokenKind, let parent else { return false }
    if let type = parent.asProtocol((any NamedDeclSyntax).self) { return type.name != self }
    if parent.is(IdentifierPatternSyntax.self) {
      return !(parent.parent?.is(PatternBindingSyntax.self) ?? false)
    }
    let extended = ancestor(ExtensionDeclSyntax.self)?.extendedType
    return !(extended?.range.contains(start) ?? false)
  }
}

extension FunctionDeclSyntax {
  /// Whether a name can mean this function: it is not called with labels that the function does not have.
  fileprivate func canBeMeant(by token: TokenSyntax) -> Bool {
    guard let call = token.ancestor(FunctionCallExprSyntax.self),
      call.calledExpression.range.contains(token.start), call.calledName == token.word
    else { return true }
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest or Swift Testing runs it.
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test")
      || attributes.contains { attribute in
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
      }
  }
}

extension VariableDeclSyntax {
  /// The name of the only variable that it declares.
  fileprivate var onlyName: String? {
    bindings.count == 1
      ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.word : nil
  }
}
