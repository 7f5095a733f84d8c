import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// Functions that are about the RIB, and what has no use without them.
extension RemovalPlanner {
  /// Cuts the parents' routes, the tests that need the RIB, and the protocol requirements that these met.
  ///
  /// - Returns: Whether there were any.
  mutating func cutFunctions() throws(Refusal) -> Bool {
    var isNew = false
    let routers = Set(parents.compactMap { $0.router?.lastName })
    for (declaration, file) in code.declarations {
      guard let removed = removals[file.path], !removed.contains(declaration.syntax) else {
        continue
      }
      let isRouter = routers.contains(declaration.name.lastWord)
      for function in declaration.functions where !removed.contains(function) {
        guard let statements = function.body?.statements,
          statements.contains(where: { item in
            removed.nodes.contains { item.range.contains($0.start) }
          })
        else { continue }
        let isRemoved =
          code.isTest(file.path) && function.isTest
          ? needsWhatGoes(function, in: file)
          : isRouter && isRoute(function, statements, in: file)
        if isRemoved { isNew = try cut(function, in: file) || isNew }
      }
    }
    isNew = try cutSlots() || isNew
    return try cutRequirements() || isNew
  }

  /// Cuts private properties of the parents' routers that only removed code gives a value.
  private mutating func cutSlots() throws(Refusal) -> Bool {
    var isNew = false
    let routers = Set(parents.compactMap { $0.router?.lastName })
    for (declaration, file) in code.declarations
    where removals[file.path] != nil && routers.contains(declaration.name.lastWord) {
      let type = declaration.name.lastWord
      for member in declaration.members where !isCut(member, in: file) {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let name = variable.onlyName,
          let binding = variable.bindings.first, let kind = binding.typeAnnotation?.type,
          binding.accessorBlock == nil, binding.initializer == nil
        else { continue }
        let assigned = code.assignments(to: name, in: type)
        guard !assigned.isEmpty, assigned.allSatisfy({ isCut($0, in: $1) }) else { continue }
        if variable.modifiers.isPrivate, variable.attributes.isEmpty,
          isOnlyReadOrCleared(name, in: file)
        {
          members[name, default: []].insert(type)
          isNew = try cut(member, in: file) || isNew
        } else if !kind.isOptional {
          throw Refusal(
            "\(name) gets no value without \(parts.rib.name), and other code may use it. Remove it first.",
            at: file.place(of: variable))
        }
      }
    }
    return isNew
  }

  /// Whether code that stays in a file does nothing with a property but to read it, or to assign nil.
  private func isOnlyReadOrCleared(_ name: String, in file: EditedFile) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      if ["$\(name)", "_\(name)"].contains(token.text) { return false }
      guard case .identifier = token.tokenKind, token.word == name, !isCut(token, in: file),
        let parent = token.parent
      else { return true }
      // `if let child {`, or another variable of the name.
      if parent.is(IdentifierPatternSyntax.self) { return true }
      guard let reference = parent.as(DeclReferenceExprSyntax.self), reference.isOwn else {
        return parent.is(ClosureCaptureSyntax.self)
      }
      return reference.isReadOrCleared
    }
  }

  /// Whether a function of a router that loses statements does nothing else, or is named for the RIB.
  private func isRoute(
    _ function: FunctionDeclSyntax, _ statements: CodeBlockItemListSyntax, in file: EditedFile
  ) -> Bool {
    guard !function.modifiers.contains(where: { $0.name.text == "override" }) else { return false }
    if isEmptied(statements, in: file) { return true }
    return names.isPart(of: function.name.word) && !owned.belongsToOther(function.name.word)
      && !attachesOthers(statements, in: file)
  }

  /// Whether statements that stay attach another RIB, themselves or through a function: `routeToSettings()`.
  private func attachesOthers(
    _ statements: CodeBlockItemListSyntax, in file: EditedFile
  ) -> Bool {
    let routers = Set(parents.compactMap { $0.router?.lastName })
    let attaching = code.declarations.filter { routers.contains($0.declaration.name.lastWord) }
      .flatMap { declaration, file in
        declaration.functions.filter { function in
          CallFinder.calls(of: "attachChild", in: Syntax(function)).contains {
            !isCut($0, in: file)
          }
        }
      }.map(\.name.word)
    return (["attachChild"] + attaching).contains { name in
      CallFinder.calls(of: name, in: Syntax(statements)).contains { !isCut($0, in: file) }
    }
  }

  /// Whether a test does more with the RIB than set it up.
  private func needsWhatGoes(_ function: FunctionDeclSyntax, in file: EditedFile) -> Bool {
    (removals[file.path]?.nodes ?? []).contains { node in
      guard function.range.contains(node.start), let item = node.as(CodeBlockItemSyntax.self) else {
        return false
      }
      return !item.item.is(VariableDeclSyntax.self) && item.assignment == nil
    }
  }

  /// Cuts functions that protocols require no longer: in the protocols, in tests' mocks of them, and where they do nothing.
  private mutating func cutRequirements() throws(Refusal) -> Bool {
    var isNew = false
    for (declaration, file) in code.declarations {
      let type = declaration.name.lastWord
      for function in declaration.functions where !isCut(function, in: file) {
        guard
          declaration.kind == .protocol || code.isTest(file.path)
            || function.body?.statements.isEmpty ?? false,
          let owners = members[function.name.word],
          owners.contains(type) || !owners.isDisjoint(with: code.above(type)),
          isCutElsewhere(function, owners)
        else { continue }
        isNew = cutDeclaration(of: function, in: file) || isNew
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
}

extension DeclReferenceExprSyntax {
  /// Whether a property is read, or nil is assigned to it.
  fileprivate var isReadOrCleared: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      let expression = parent.asProtocol((any ExprSyntaxProtocol).self)
    {
      if parent.is(InOutExprSyntax.self) { return false }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        let index = parts.firstIndex { $0.range.contains(start) } ?? 0
        // `=`, `+=` and operators of the app's own that end so; comparisons are no assignments.
        let isAssigned =
          index + 1 < parts.count && parts[index + 1].trimmedDescription.hasSuffix("=")
          && !["==", "!=", "===", "!==", "<=", ">="].contains(
            parts[index + 1].trimmedDescription)
        guard isAssigned else { return true }
        return parts.count == 3 && parts[2].is(NilLiteralExprSyntax.self)
      }
      if !(expression is MemberAccessExprSyntax || expression is OptionalChainingExprSyntax
        || expression is TupleExprSyntax || expression is ForceUnwrapExprSyntax)
      {
        return true
      }
      node = parent
    }
    return true
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
  var onlyName: String? {
    bindings.count == 1
      ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.word : nil
  }
}
