import RIBsAnalysis
import SwiftSyntax

// What a name means where it stands.
extension RemovalPlanner {
  /// Whether a name means something that is removed.
  ///
  /// - Throws: ``Refusal`` if it may mean something else as well.
  func isUse(_ token: TokenSyntax, in file: EditedFile) throws(Refusal) -> Bool {
    guard let parent = token.parent, token.ancestor(ImportDeclSyntax.self) == nil else {
      return false
    }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == token {
      return isLabelThatGoes(argument, in: file)
    }
    if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self) {
      return false
    }
    if types.contains(token.word) { return true }
    if code.isOfOthers(file.path) { return false }
    if isLocalThatGoes(token, in: file) { return true }
    guard let owners = members[token.word], !isDeclaration(token) else { return false }
    let scope = file.scope(at: token.start).lastWord
    let isOwn: Bool
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      // `.profile` is a case or a static member.
      if reference.hasNoBase { return false }
      isOwn = reference.isOwn
      if isOwn, !reference.isMember, isShadowed(token, in: file) { return false }
    } else {
      // `if let child {` and `[child]` read what they name.
      isOwn = true
      if isShadowed(token, in: file) { return false }
    }
    if let kept = try overload(token, owners, in: file) { return !kept }
    if isOwn { return matches(scope, owners) }
    if let type = baseType(of: token, in: file, scope) { return matches(type, owners) }
    // A framework's function of the name has other labels.
    if code.isFunction(token.word, of: owners), !code.canMean(token, of: owners) { return false }
    let visible = owners.filter { !code.isPrivate($0, outside: file.path) }
    if visible.isEmpty || code.isPrivateProperty(token.word, of: owners) { return false }
    // No other type of the app has a function of the name.
    if code.isFunction(token.word, of: owners),
      code.owners(of: token.word).allSatisfy({ matches($0, owners) })
    {
      return true
    }
    throw Refusal(
      "`\(file.line(of: token))` may mean the \(token.word) of \(owners.sorted().joined(separator: " or ")), which would be removed, or another. Change it first.",
      at: file.place(of: token))
  }

  /// Of two functions with one name, one removed and one not, whether a call means the one that stays. Nil if there are no
  /// two such functions.
  ///
  /// - Throws: ``Refusal`` if both can be meant.
  private func overload(
    _ token: TokenSyntax, _ owners: Set<String>, in file: EditedFile
  ) throws(Refusal) -> Bool? {
    let functions = code.declarations.filter {
      $0.declaration.kind != .protocol && owners.contains($0.declaration.name.lastWord)
    }.flatMap { declaration, file in
      declaration.functions.filter { $0.name.word == token.word }.map { ($0, isCut($0, in: file)) }
    }
    let (kept, gone) = (functions.filter { !$0.1 }, functions.filter { $0.1 })
    guard !kept.isEmpty, !gone.isEmpty else { return nil }
    let meansKept = kept.contains { $0.0.canBeMeant(by: token) }
    let meansGone = gone.contains { $0.0.canBeMeant(by: token) }
    guard meansKept, meansGone else { return meansKept }
    throw Refusal(
      "`\(file.line(of: token))` may mean the \(token.word) that would be removed, or another that stays. Change it first.",
      at: file.place(of: token))
  }

  /// Whether a type is one of the owners, or inherits from one of them.
  private func matches(_ type: String, _ owners: Set<String>) -> Bool {
    owners.contains(type) || !owners.isDisjoint(with: code.above(type))
  }

  private func isLabelThatGoes(_ argument: LabeledExprSyntax, in file: EditedFile) -> Bool {
    guard let label = argument.label?.word, let made = labels[label],
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return made.contains { type in
      CallFinder.calls(of: type, in: Syntax(file.tree)).contains(call)
    }
  }

  private func isLocalThatGoes(_ token: TokenSyntax, in file: EditedFile) -> Bool {
    if token.parent?.as(DeclReferenceExprSyntax.self)?.isMember ?? false { return false }
    return locals.contains { local in
      local.name == token.word && local.file == file.path && local.range.contains(token.start)
    }
  }

  /// Whether it declares a function, a variable or a binding with a value of its own.
  private func isDeclaration(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    if let pattern = parent.as(IdentifierPatternSyntax.self) {
      let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self)
      return binding == nil || binding?.initializer != nil
    }
    return parent.asProtocol((any NamedDeclSyntax).self) != nil
      || parent.is(EnumCaseElementSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
  }

  /// Whether a variable or a parameter hides the member of a name where it stands.
  private func isShadowed(_ token: TokenSyntax, in file: EditedFile) -> Bool {
    let name = token.word
    for node in token.ancestors {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.parameterClause.declares(name) { isCut($0, in: file) }
      case .initializerDecl(let initializer):
        return initializer.signature.parameterClause.declares(name) { isCut($0, in: file) }
      case .closureExpr(let closure):
        if closure.parameterNames.contains(name) { return true }
      case .codeBlockItem(let item):
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { continue }
        for earlier in list where earlier.start < item.start && !isCut(earlier, in: file) {
          if earlier.declaredNames?.contains(name) ?? false { return true }
          if let guarded = earlier.item.as(GuardStmtSyntax.self),
            guarded.conditions.contains(where: { $0.binds(name) })
          {
            return true
          }
        }
      case .ifExpr(let branch):
        guard branch.body.range.contains(token.start) else { continue }
        if branch.conditions.contains(where: { $0.binds(name) && !isCut($0, in: file) }) {
          return true
        }
      case .forStmt(let loop):
        let names = loop.pattern.tokens(viewMode: .sourceAccurate).map(\.word)
        if names.contains(name), loop.body.range.contains(token.start) { return true }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        return false
      default: break
      }
    }
    return false
  }

  /// The type of what a member is called on; nil if the code does not show it.
  func baseType(
    of token: TokenSyntax, in file: EditedFile, _ scope: String
  ) -> String? {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), var base = member.base
    else { return nil }
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let unwrapped = base.as(ForceUnwrapExprSyntax.self) {
        base = unwrapped.expression
      } else {
        break
      }
    }
    if let access = base.as(MemberAccessExprSyntax.self) {
      return code.type(of: access.declName.baseName.word, in: scope)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.word else { return nil }
    for node in token.ancestors {
      let parameters =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = parameters?.parameters.first { ($0.secondName ?? $0.firstName).word == name }
      if let parameter { return parameter.type.baseName }
      guard let item = node.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { continue }
      for earlier in list where earlier.start < item.start {
        if let type = earlier.madeType(of: name) { return type }
      }
    }
    return code.type(of: name, in: scope)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is what stands behind a dot.
  fileprivate var isMember: Bool {
    parent?.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) == Syntax(self) } ?? false
  }

  /// Whether it is an implicit member: `.profile`.
  fileprivate var hasNoBase: Bool {
    parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func declares(_ name: String, except isCut: (FunctionParameterSyntax) -> Bool) -> Bool
  {
    parameters.contains { ($0.secondName ?? $0.firstName).word == name && !isCut($0) }
  }
}

extension CodeBlockItemSyntax {
  /// The type of a variable that it declares, or that it makes: `let interactor = HomeInteractor()`.
  fileprivate func madeType(of name: String) -> String? {
    guard let variable = item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name
    else { return nil }
    return binding.typeAnnotation?.type.baseName ?? binding.madeType
  }
}

extension ConditionElementSyntax {
  /// Whether it gives a value a name: `let child = self.child`.
  fileprivate func binds(_ name: String) -> Bool {
    let binding = condition.as(OptionalBindingConditionSyntax.self)
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name
  }
}
