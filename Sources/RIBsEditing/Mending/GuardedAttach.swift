import SwiftSyntax

extension MendWriter {
  /// `guard child == nil else { return }`, before the child is built.
  ///
  /// What the guard leaves out must be about the child: a completion that is not called any more, or a view that is not
  /// reloaded, would be a mistake of ours.
  func guardedAttach(of property: String, on line: Int, wasTested: Bool) -> [TextEdit]? {
    guard let attach = file.statement(on: line), let around = Surroundings(attach),
      around.runsOnce, around.returnsNothing, around.endsWithList
    else { return nil }
    let items = around.items
    let stores = items.indices.filter { items[$0].assignment?.target.ownProperty == property }
    guard stores.count == 1, let store = stores.first, let target = items[store].assignment?.target
    else { return nil }
    let first = start(of: min(store, around.index), items, property)
    let leftOut = items[first...]
    guard isAboutChild(leftOut, of: property, around), let next = leftOut.first,
      file.isFirst(next.start)
    else { return nil }
    // The route asks already, in a way that was not enough. Somebody has to see what it was meant to ask.
    if !wasTested, asks(for: property, before: next.start, around) { return nil }
    // The variable of the same name is not declared yet.
    let isShadowed = leftOut.contains { $0.declaredNames?.contains(property) ?? false }
    if isShadowed, target.is(DeclReferenceExprSyntax.self) { return nil }
    let indentation = file.indentation(of: next.start)
    return [
      .insert(
        "\(indentation)guard \(target.trimmedDescription) == nil else { return }\n",
        at: file.lineStart(withComments: next))
    ]
  }

  /// The first of the statements that make the child: variables that stand directly before the attach. What waits may
  /// let another call pass, so the guard stands behind it.
  private func start(of position: Int, _ items: [CodeBlockItemSyntax], _ property: String) -> Int {
    var first = position
    while first > 0, let names = items[first - 1].declaredNames, !names.isEmpty,
      !items[first - 1].has(AwaitExprSyntax.self),
      // A copy of what the property held before is read later.
      !items[first - 1].mentionedNames.contains(property)
    {
      first -= 1
    }
    return first
  }

  /// Whether the function names the property before an offset.
  private func asks(for property: String, before end: Int, _ around: Surroundings) -> Bool {
    around.body.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.start < end, token.text == property, let parent = token.parent else {
        return false
      }
      return parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierPatternSyntax.self)
    }
  }

  private func isAboutChild(
    _ items: ArraySlice<CodeBlockItemSyntax>, of property: String, _ around: Surroundings
  ) -> Bool {
    let called = Set(around.parameters.map { ($0.secondName ?? $0.firstName).text })
    let closures = Set(
      around.parameters.filter { $0.type.mayBeFunction }
        .map { ($0.secondName ?? $0.firstName).text })
    var names: Set = [property]
    for item in items {
      if item.has(DeferStmtSyntax.self) || item.has(ReturnStmtSyntax.self) { return false }
      let mentioned = item.mentionedNames
      if !closures.isDisjoint(with: mentioned) || item.calls(anyOf: called) { return false }
      if let declared = item.declaredNames {
        names.formUnion(declared)
      } else if names.isDisjoint(with: mentioned), item != around.items[around.index] {
        return false
      }
    }
    return true
  }
}

extension TypeSyntax {
  /// Whether it is a function's type, also an optional one.
  fileprivate var mayBeFunction: Bool {
    var type = self
    while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let optional): type = optional.wrappedType
      case .implicitlyUnwrappedOptionalType(let optional): type = optional.wrappedType
      case .attributedType(let attributed): type = attributed.baseType
      case .tupleType(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
        type = only.type
      default: return type.isFunction
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether one of some variables is called, in closures as well: `completion?()`.
  fileprivate func calls(anyOf names: Set<String>) -> Bool {
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let callee =
          call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
          ?? call.calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self), names.contains(name.baseName.text) {
          return true
        }
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return false
  }
}
