import RIBsAnalysis

/// What a function of a view does with other views, as its body and the view's own functions that it calls say.
struct ViewRemoval {
  /// Whether it takes a view off the screen.
  private(set) var removes = false
  /// Whether it puts one there, as one that replaces a view does.
  private(set) var shows = false
  /// Whether it calls something that may lead to a detach: another object of the app, or a closure of the view's.
  private(set) var tells = false
  /// The view's properties that it sets to nil.
  private(set) var emptied: Set<String> = []
  /// The view's properties that it gives something.
  private(set) var filled: Set<String> = []

  init(_ function: Member<Function>, _ app: AppIndex) {
    var seen: Set<ObjectIdentifier> = []
    var rest = [function]
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      SyntaxWalk.expressions(in: next.item.body ?? []) { expression in
        switch expression {
        case .assign(let target, let value): note(target, isGiven: !value.isNothing, next, app)
        case .call(let call):
          if call.isOnSelf, let name = call.name {
            rest += app.methods(name, of: next.owner).filter { $0.item.accepts(call.arguments) }
          }
          note(call, next, app)
        default: break
        }
      }
    }
  }

  private mutating func note(
    _ target: Expression, isGiven: Bool, _ function: Member<Function>, _ app: AppIndex
  ) {
    guard let (owner, name) = target.withoutOptionals.lastMember else { return }
    if name == "rootViewController" {
      if isGiven { shows = true } else { removes = true }
    } else if owner == nil || owner?.chain == ["self"],
      app.property(name, of: function.owner) != nil
    {
      if isGiven { filled.insert(name) } else { emptied.insert(name) }
    }
  }

  private mutating func note(_ call: Call, _ function: Member<Function>, _ app: AppIndex) {
    guard let name = call.name else { return }
    if UIKitTypes.removals.contains(name) { removes = true }
    if UIKitTypes.shows.contains(name) { shows = true }
    let root = call.receiver?.chain?.first { $0 != "self" } ?? name
    guard let property = app.property(root, of: function.owner),
      root != name || app.methods(name, of: function.owner).isEmpty
    else { return }
    let types = app.types(property.item.type, in: property.file)
    if root == name || types.contains(where: { $0.kind == .protocol }) { tells = true }
  }
}
