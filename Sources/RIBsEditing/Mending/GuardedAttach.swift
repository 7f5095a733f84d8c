import RIBsAnalysis
import SwiftSyntax

extension MendWriter {
  /// `guard child == nil else { return }`, before the child is built.
  ///
  /// The function must only show the child. Otherwise the guard would skip something, such as a completion that a caller
  /// waits for.
  func guardedAttach(
    of property: String, _ facts: Mend.RouteFacts, on line: Int
  ) -> [TextEdit]? {
    guard let attach = file.statement(on: line), let around = Surroundings(attach),
      around.runsOnce, around.returnsNothing, around.endsWithList,
      let route = Route(attach, around, property, facts), file.isFirst(route.first.start)
    else { return nil }
    // The route already tests the property, but not well enough. A person has to see what was meant.
    if !facts.wasTested, asks(for: property, before: route.first.start, around) { return nil }
    let indentation = file.indentation(of: route.first.start)
    return [
      .insert(
        "\(indentation)guard \(route.target) == nil else { return }\n",
        at: file.lineStart(withComments: route.first))
    ]
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
}

/// The statements that build, store, attach and show a child.
private struct Route {
  /// The first of them.
  let first: CodeBlockItemSyntax
  /// The property as the route assigns to it.
  let target: String

  /// Nil if the function does more, or if another block stores the child.
  init?(
    _ attach: CodeBlockItemSyntax, _ around: Surroundings, _ property: String,
    _ facts: Mend.RouteFacts
  ) {
    let items = around.items
    let stores = items.indices.filter { items[$0].assignment?.target.ownProperty == property }
    guard stores.count == 1, let store = stores.first,
      let (target, value) = items[store].assignment
    else { return nil }
    self.target = target.trimmedDescription
    // The statement that builds the child.
    var start = min(store, around.index)
    var child: Set<String> = []
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard
        let made = items[...start].lastIndex(where: { $0.declaredNames?.contains(name) ?? false })
      else { return nil }
      start = made
      child = [name]
    } else if !value.is(FunctionCallExprSyntax.self) {
      return nil
    }
    // Another call can run during an await, so the guard comes after it.
    if let wait = items[start...store].lastIndex(where: { $0.has(AwaitExprSyntax.self) }) {
      guard wait < store else { return nil }
      start = wait + 1
    } else {
      start = Self.beginning(of: start, items)
    }
    first = items[start]
    let isShadowed = items[start...].contains { $0.declaredNames?.contains(property) ?? false }
    // The variable of the same name is not declared yet.
    if isShadowed, target.is(DeclReferenceExprSyntax.self) { return nil }
    guard
      around.lists.allSatisfy({ list in
        let end = list.items == items ? start : list.index
        return list.items[..<end].allSatisfy { $0.isHarmless(facts.wasTested) }
      }), Self.isAboutChild(items[start...], attach, property, child, around, facts)
    else { return nil }
  }

  /// The first of the values, directly above the child, that the child is built from. Calls with side effects stay above
  /// the guard.
  private static func beginning(of made: Int, _ items: [CodeBlockItemSyntax]) -> Int {
    var (first, needed) = (made, items[made].mentionedNames)
    while first > 0, let names = items[first - 1].declaredNames, !names.isDisjoint(with: needed),
      items[first - 1].onlyMakesValues
    {
      first -= 1
      needed.formUnion(items[first].mentionedNames)
    }
    return first
  }

  private static func isAboutChild(
    _ items: ArraySlice<CodeBlockItemSyntax>, _ attach: CodeBlockItemSyntax, _ property: String,
    _ child: Set<String>, _ around: Surroundings, _ facts: Mend.RouteFacts
  ) -> Bool {
    // The child, and what is made of it: its view, or a navigation controller with the view.
    var own = Set([property]).union(child)
    var others = Set(around.parameters)
    for item in items {
      if item.has(DeferStmtSyntax.self) || item.has(ReturnStmtSyntax.self) { return false }
      let mentioned = item.mentionedNames
      if !facts.callbacks.isDisjoint(with: mentioned) { return false }
      if !facts.repeatsItself, !around.parameters.allSatisfy({ !mentioned.contains($0) }) {
        return false
      }
      if let declared = item.declaredNames {
        if own.isDisjoint(with: mentioned.union(declared)) {
          others.formUnion(declared)
        } else {
          own.formUnion(declared)
        }
        continue
      }
      // A caller may wait for a parameter to be called.
      if !mentioned.isDisjoint(with: around.closureParameters) || item.calls(on: others) {
        return false
      }
      if item != attach, own.isDisjoint(with: item.mentionedOutsideClosures) { return false }
    }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// Whether it may run although the guard below it returns: it declares a value, returns early, or calls the superclass.
  fileprivate func isHarmless(_ mayWait: Bool) -> Bool {
    if declaredNames != nil || item.is(GuardStmtSyntax.self) { return true }
    if mayWait, has(AwaitExprSyntax.self) { return true }
    if let condition = expression?.as(IfExprSyntax.self) {
      return condition.elseBody == nil
        && condition.body.statements.allSatisfy { $0.item.is(ReturnStmtSyntax.self) }
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledName == "print" { return true }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self)
      ?? false
  }

  /// Whether it only makes values, from initializers, names and literals, and calls no function.
  fileprivate var onlyMakesValues: Bool {
    guard !has(AwaitExprSyntax.self) else { return false }
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        guard let name = call.calledName, name.first?.isUppercase ?? false else { return false }
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return true
  }

  /// The names that stand in it outside of closures.
  fileprivate var mentionedOutsideClosures: Set<String> {
    var names: Set<String> = []
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if node.is(ClosureExprSyntax.self) { continue }
      if let name = node.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.text) }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return names
  }

  /// Whether one of some variables is called, or a function of it, in closures as well: `done?()`,
  /// `continuation.resume()`.
  fileprivate func calls(on names: Set<String>) -> Bool {
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), let root = call.calledExpression.root,
        names.contains(root)
      {
        return true
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return false
  }
}

extension ExprSyntax {
  /// The name with which a chain of members begins: `view` in `view?.layer.add`.
  fileprivate var root: String? {
    var expression = self
    while true {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else {
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }
}
