import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// What has no use without the RIB.
extension RemovalPlanner {
  /// Cuts what only removed code has used.
  ///
  /// - Returns: Whether there was any.
  mutating func cutUnused() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations where !isCut(declaration.syntax, in: file) {
      isNew = try cutUnusedMembers(of: declaration, in: file) || isNew
      isNew = cutEmptyExtension(declaration, in: file) || isNew
    }
    isNew = cutUnusedTypes() || isNew
    isNew = try cutPlainInitializers() || isNew
    return try cutUnusedVariables() || isNew
  }

  /// Cuts initializers that do nothing any longer but to call the superclass's own.
  private mutating func cutPlainInitializers() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations {
      let base = declaration.inherited.lazy.compactMap { AppCode.runtimeProperties[$0] }.first
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
    guard code.isTest(file.path) || parentTypes.contains(type) else { return false }
    let above = code.above(type).union(declaration.kind == .protocol ? [type] : [])
    let gone = above.filter(types.contains)
    let screens = Set(parents.compactMap { $0.viewControllable?.lastName }).intersection(above)
    var isNew = false
    for member in declaration.members where !isCut(member, in: file) {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        // What the protocols that go have required, and what only the routes that go have shown views with.
        let isRequired = gone.contains { declares($0, function) }
        let isShown =
          screens.contains { declares($0, function) }
          && isUsedByWhatGoes(function.name.word, function, of: type)
        let isOthers = above.contains { other in
          !types.contains(other) && !(isShown && screens.contains(other))
            && declares(other, function)
        }
        guard isRequired || isShown, !isOthers, !isUsed(function.name.word, function, of: type)
        else { continue }
        // Its tests are removed as well.
        if isRequired { members[function.name.word, default: []].insert(type) }
      } else if let name = member.decl.as(VariableDeclSyntax.self)?.onlyName {
        let isRequired =
          declaration.kind == .extension && declaration.inherited.contains(where: types.contains)
          && gone.contains { code.type(of: name, in: $0) != nil }
        let isOfMock =
          code.isTest(file.path)
          && cutFunctionNames(in: declaration, file).contains { name.hasPrefix($0) }
        // What only the routes that go have noted, such as that the child is wanted.
        let isNote =
          parents.contains { $0.router?.lastName == type } && member.isStoredProperty
          && member.isPrivate && isUsedByWhatGoes(name)
        guard isRequired || isOfMock || isNote, !isUsed(name) else { continue }
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

  /// Cuts an extension that only added conformances to removed protocols.
  private mutating func cutEmptyExtension(_ declaration: Declaration, in file: EditedFile) -> Bool {
    guard let clause = declaration.group.inheritanceClause, declaration.kind == .extension,
      clause.inheritedTypes.allSatisfy({ isCut($0, in: file) }),
      declaration.members.allSatisfy({ isCut($0, in: file) })
    else { return false }
    return cutDeclaration(of: declaration.syntax, in: file)
  }

  /// Cuts types beside the RIB's own that nothing else uses.
  private mutating func cutUnusedTypes() -> Bool {
    var unused = candidates.filter { !isCut($0.declaration.syntax, in: $0.file) }
    code.read(mentioning: Set(unused.map(\.declaration.name.lastWord)))
    while true {
      let used = unused.indices.filter { index in
        uses(of: unused[index].declaration.name.lastWord, nil, "").contains { token, file in
          // A preview is removed with what it shows.
          !isCut(token, in: file)
            && !(token.macroOfFile != nil && owned.homes.contains(file.path))
            && !unused.contains {
              $0.file.path == file.path && $0.declaration.syntax.range.contains(token.start)
            }
        }
      }
      if used.isEmpty { break }
      for index in used.reversed() { unused.remove(at: index) }
    }
    // A type that nothing used even before stays, unless it names the RIB, as a preview does.
    let names = Set(
      unused.filter { declaration, file in
        left.contains {
          $0.file.path == file.path && declaration.syntax.range.contains($0.token.start)
        }
          || uses(of: declaration.name.lastWord, nil, "").contains { _ in true }
      }.map(\.declaration.name.lastWord))
    types.formUnion(names)
    return !names.isEmpty
  }

  /// The types that are declared beside the RIB's own, and are not known to go.
  private var candidates: [(declaration: Declaration, file: EditedFile)] {
    // What stands in another type than the RIB's own goes with that one.
    let scope = parts.router.map { $0.scope.isEmpty ? "" : "\($0.scope)." } ?? ""
    return code.declarations.filter { declaration, file in
      let name = declaration.name.lastWord
      return declaration.kind != .extension && declaration.name == scope + name
        && !types.contains(name) && !code.isTest(file.path)
        && (owned.homes.contains(file.path) || isInFolder(file.path))
        && !parentTypes.contains(name)
    }
  }

  /// Whether a token stands in a type, or an extension of one, that is declared beside the RIB's own.
  func isInCandidate(_ token: TokenSyntax, in file: EditedFile) -> Bool {
    let scope = file.scope(at: token.start)
    return candidates.contains { candidate in
      scope == candidate.declaration.name || scope.hasPrefix("\(candidate.declaration.name).")
    }
  }

  /// Whether a file stands in the folder of the RIB's router, which has no other RIB's router.
  private func isInFolder(_ path: String) -> Bool {
    guard let router = parts.router?.file, let slash = router.lastIndex(of: "/") else {
      return false
    }
    let folder = router[...slash]
    return path.hasPrefix(folder)
      && !survey.ribs.contains { $0 != parts.rib && $0.place.file.hasPrefix(folder) }
  }

  /// Cuts constants that only removed code has used, such as a component.
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

  /// Whether code that stays names something, other than to declare it. Tests of a function need not stay.
  ///
  /// - Parameters:
  ///   - function: The function, if it is one: a call with labels of another function does not mean it.
  ///   - type: The type that has it; empty for any.
  private mutating func isUsed(
    _ name: String, _ function: FunctionDeclSyntax? = nil, of type: String = ""
  ) -> Bool {
    code.read(mentioning: [name])
    return uses(of: name, function, type).contains { token, file in
      !isCut(token, in: file) && (function == nil || !code.isTest(file.path))
    }
  }

  /// Whether removed code names something.
  private func isUsedByWhatGoes(
    _ name: String, _ function: FunctionDeclSyntax? = nil, of type: String = ""
  ) -> Bool {
    uses(of: name, function, type).contains { isCut($0, in: $1) }
  }

  private func uses(
    of name: String, _ function: FunctionDeclSyntax?, _ type: String
  ) -> some Sequence<(TokenSyntax, EditedFile)> {
    let files = code.files.values.filter { code.text($0.path)?.contains(name) ?? false }
    return files.lazy.flatMap { file in
      file.tree.tokens(viewMode: .sourceAccurate).lazy
        .filter { token in
          token.word == name && token.isUse
            && (function.map {
              $0.canBeMeant(by: token) && mayHave($0.name.word, type, token, file)
            }
              ?? true)
        }
        .map { ($0, file) }
    }
  }

  /// The first place that stays where a member is used through a protocol, or one that inherits from it.
  func firstUse(of name: String, from type: String) -> (TokenSyntax, EditedFile)? {
    let found = uses(of: name, nil, "").filter { token, file in
      guard !isCut(token, in: file), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        !reference.isOwn,
        let base = baseType(of: token, in: file, file.scope(at: token.start).lastWord)
      else { return false }
      return base == type || code.isProtocol(base) && code.above(base).contains(type)
    }
    return found.min { ($0.1.path, $0.0.start) < ($1.1.path, $1.0.start) }
  }

  /// Whether a name can mean the member of a type where it stands.
  private func mayHave(
    _ member: String, _ type: String, _ token: TokenSyntax, _ file: EditedFile
  ) -> Bool {
    let scope = file.scope(at: token.start).lastWord
    let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    let base = reference?.isOwn ?? false ? scope : baseType(of: token, in: file, scope)
    guard let base, !base.isEmpty else { return true }
    return base == type || code.above(base).contains(type) || code.above(type).contains(base)
      || !code.isDeclared(base)
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
  func canBeMeant(by token: TokenSyntax) -> Bool {
    guard let call = token.ancestor(FunctionCallExprSyntax.self),
      call.calledExpression.range.contains(token.start), call.calledName == token.word
    else { return true }
    let parameters = signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let closures = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
    let given = call.arguments.count + closures
    // A parameter without a value of its own needs an argument.
    let needed = parameters.count { $0.defaultValue == nil && $0.ellipsis == nil }
    return call.arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
      && given >= needed
  }
}
