import SwiftSyntax

extension MendWriter {
  /// `child = nil`, after the detach and after the last statement that still needs the child.
  func clearedProperty(
    _ property: String, _ readers: Set<String>, on line: Int
  ) -> [TextEdit]? {
    guard var detach = file.statement(on: line) else { return nil }
    // `if let child { detachChild(child) }` on one line is cleared on the next.
    while !file.isFirst(detach.start) {
      guard let outer = detach.statement, outer.asksOnly(for: property), detach.isAlone else {
        return nil
      }
      detach = outer
    }
    guard let around = Surroundings(detach), around.runsOnce else { return nil }
    var last = around.index
    for index in around.items.indices.dropFirst(last + 1) {
      let later = around.items[index]
      // A function that reads the property may still need the child.
      if !readers.isDisjoint(with: later.mentionedNames) { return nil }
      guard reads(property, later, around) else { continue }
      // A closure that runs later would find nil.
      if later.closures.contains(where: { reads(property, $0, around) }) { return nil }
      last = index
    }
    let after = around.items[last]
    // A return in between would leave the child in the property.
    guard !around.items[around.index...last].contains(where: { $0.has(ReturnStmtSyntax.self) }),
      let name = name(of: property, detach, around), file.isLast(after.end)
    else { return nil }
    return [
      .insert(
        "\(file.indentation(of: after.start))\(name) = nil\n", at: file.nextLine(after: after.end))
    ]
  }

  /// Whether code reads the property, and not a variable of its name.
  private func reads(
    _ property: String, _ code: some SyntaxProtocol, _ around: Surroundings
  ) -> Bool {
    let isShadowed = around.declares(property)
    return code.tokens(viewMode: .sourceAccurate).contains { token in
      guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
        name.baseName.text == property
      else { return false }
      guard let member = name.parent?.as(MemberAccessExprSyntax.self), member.base != nil,
        Syntax(member.declName) == Syntax(name)
      else { return !isShadowed }
      return ExprSyntax(member).ownProperty == property
    }
  }

  /// The property as code names it beside the detach; nil if a closure's capture decides.
  private func name(
    of property: String, _ detach: CodeBlockItemSyntax, _ around: Surroundings
  ) -> String? {
    let own = detach.tokens(viewMode: .sourceAccurate).first { token in
      token.tokenKind == .keyword(.self)
    }
    if let own {
      let isOptional = own.parent?.parent?.is(OptionalChainingExprSyntax.self) ?? false
      return isOptional ? "self?.\(property)" : "self.\(property)"
    }
    if around.body.is(ClosureExprSyntax.self) { return nil }
    return around.declares(property) ? "self.\(property)" : property
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `if let child` of a property, and nothing else decides.
  fileprivate func asksOnly(for property: String) -> Bool {
    guard let condition = expression?.as(IfExprSyntax.self), condition.elseBody == nil,
      condition.conditions.count == 1,
      case .optionalBinding(let binding)? = condition.conditions.first?.condition
    else { return false }
    guard let value = binding.initializer?.value else {
      return binding.pattern.trimmedDescription == property
    }
    // `if let child = child as? HomeRouter` asks for more.
    return value.ownProperty == property
  }

  /// Whether it is the only statement of its block.
  fileprivate var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

  /// The closures in it.
  fileprivate var closures: [ClosureExprSyntax] {
    var found: [ClosureExprSyntax] = []
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if let closure = node.as(ClosureExprSyntax.self) { found.append(closure) }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}

extension Surroundings {
  /// Whether the function has a variable or a parameter of a name.
  func declares(_ name: String) -> Bool {
    let function = body.ancestors.first { $0.is(FunctionDeclSyntax.self) } ?? body
    return function.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let parent = token.parent else { return false }
      return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
        || parent.is(ClosureShorthandParameterSyntax.self)
        || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureCaptureSyntax.self)
    }
  }
}
