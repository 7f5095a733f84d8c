import RIBsAnalysis

/// A closure that holds `self`, or `self` itself, that another object keeps which `self` holds.
struct KeptByOthers {
  let line: Int
  /// The property of `self` that has the other object.
  let holder: String
  /// The class of the other object, and its property that keeps the closure.
  let keeper: (type: Int, property: String)
  let hold: SelfHold
  /// Whether the other object keeps `self` itself, as its delegate for example.
  let isSelf: Bool

  /// The closures that a function gives to other objects.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex) -> [KeptByOthers]
  {
    StatementWalk.occurrences(in: method, of: owner, app).flatMap { occurrence -> [KeptByOthers] in
      let (receiver, given) = given(in: occurrence, owner, app)
      guard let holder = strongProperty(receiver, owner, occurrence, app) else { return [] }
      // What is called when the object goes may let go of the closure.
      let isEnded = app.ends(holder.item.name, of: owner.id)
      let declared = holder.item.type ?? holder.item.value.flatMap(Interpreter.made)
      let classes = app.classes(declared, in: holder.file, inside: owner)
      // What an interactor gives its view is `presenter-cycle`.
      if classes.contains(where: app.views.isView), !app.views.isView(owner.id) { return [] }
      let captures = SelfCaptures(owner, app, at: occurrence)
      return given.compactMap { value, keeper in
        let isSelf = value.chain == ["self"]
        let hold = isSelf ? .yes : captures.hold(of: value)
        guard hold != .no, isSelf || !isEnded, let type = classes.first else { return nil }
        let kept = classes.map(keeper)
        // Each object that it can be keeps the closure for good.
        guard let property = kept.first ?? nil, !kept.contains(where: { $0 == nil }),
          !isSelf || classes.allSatisfy({ app.holdsStrongly(property, $0) }),
          !isEmptied(property, by: owner, classes, app)
        else { return nil }
        return KeptByOthers(
          line: value.closureLine ?? occurrence.line, holder: holder.item.name,
          keeper: (type, property), hold: hold, isSelf: isSelf)
      }
    }
  }

  /// What an expression gives to another object, with the property in which an object of a class keeps it.
  private static func given(
    in occurrence: StatementWalk.Occurrence, _ owner: AppType, _ app: AppIndex
  ) -> (receiver: Expression?, [(value: Expression, keeper: (Int) -> String?)]) {
    func keeper(_ name: String) -> (Int) -> String? {
      { app.storedProperty(name, of: $0)?.property.item.strength == .strong ? name : nil }
    }
    if let subscription = Subscription.subscription(occurrence, owner, app),
      case .keptByObject(let object, let bag) = subscription.fate
    {
      // A stream that ends lets go of its closures.
      guard subscription.ending == .open else { return (nil, []) }
      let values = subscription.chain.flatMap(\.arguments).map(\.value)
      return (object, values.map { ($0, keeper(bag)) })
    }
    switch occurrence.expression {
    case .call(let call):
      let given = call.arguments.indices.map { position in
        (call.arguments[position].value, { app.property(keeping: position, of: call, in: $0) })
      }
      return (call.receiver, given)
    case .assign(let target, let value):
      guard case .member(let base?, let name) = target.withoutOptionals else { return (nil, []) }
      return (base.withoutOptionals, [(value, keeper(name))])
    default: return (nil, [])
    }
  }

  /// The stored property of `self` that an expression names, if it holds an object strongly.
  private static func strongProperty(
    _ receiver: Expression?, _ owner: AppType, _ occurrence: StatementWalk.Occurrence,
    _ app: AppIndex
  ) -> Member<Property>? {
    guard let chain = receiver?.chain, var name = chain.last,
      chain.count == 1 || chain.count == 2 && chain[0] == "self"
    else { return nil }
    // An initializer stores what it is given: `self.camera = camera`.
    if chain.count == 1, occurrence.types.locals[name] != nil {
      guard let stored = self.property(storing: name, in: occurrence.scope) else { return nil }
      name = stored
    }
    guard let property = app.property(name, of: owner.id), property.item.isStored,
      !property.item.isStatic, property.item.strength == .strong
    else { return nil }
    return property
  }

  /// The property of `self` that statements give what a variable has.
  private static func property(storing variable: String, in scope: [Statement]) -> String? {
    for case .expression(.assign(let target, .name(variable)), _) in scope {
      if case .member(.name("self")?, let name) = target { return name }
      if case .name(let name) = target, name != variable { return name }
    }
    return nil
  }

  /// Whether somebody lets go of what a property keeps: the object itself, one that has it, or the one that gave it.
  private static func isEmptied(
    _ property: String, by owner: AppType, _ classes: [Int], _ app: AppIndex
  ) -> Bool {
    let owners = classes.flatMap { [$0, app.storedProperty(property, of: $0)?.type ?? $0] }
    let name = AppIndex.lastName(of: property)
    return Set(owners + [owner.id]).flatMap { app.ancestors[$0] }.flatMap { app.types[$0].code }
      .contains { !["init", "deinit"].contains($0.item.name) && $0.item.empties(name) }
  }
}

extension AppIndex {
  /// Whether a property keeps an object alive, as far as its declaration tells.
  fileprivate func holdsStrongly(_ property: String, _ type: Int) -> Bool {
    guard let found = storedProperty(property, of: type)?.property.item else { return false }
    return found.strength == .strong && found.attributes.isEmpty
  }
}
