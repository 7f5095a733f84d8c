import RIBsAnalysis

/// A closure that holds `self`, and that another object keeps which `self` holds.
struct KeptByOthers {
  let line: Int
  /// The property of `self` that has the other object.
  let holder: String
  /// The class of the other object, and its property that keeps the closure.
  let keeper: (type: Int, property: String)
  let hold: SelfHold

  /// The closures that a function gives to other objects.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex) -> [KeptByOthers]
  {
    StatementWalk.occurrences(in: method, of: owner, app).flatMap { occurrence -> [KeptByOthers] in
      guard case .call(let call) = occurrence.expression,
        let holder = strongProperty(call.receiver, owner, occurrence, app),
        // What is called when the object goes may let go of the closure.
        !app.ends(holder.item.name, of: owner.id)
      else { return [] }
      let classes = app.classes(holder.item.type, in: holder.file, inside: owner)
      // What an interactor gives its view is `presenter-cycle`.
      if classes.contains(where: app.views.isView), !app.views.isView(owner.id) { return [] }
      let captures = SelfCaptures(owner, app, at: occurrence)
      return call.arguments.indices.compactMap { position in
        let hold = captures.hold(of: call.arguments[position].value)
        guard hold != .no else { return nil }
        let kept = classes.map { property(keeping: position, call, $0, app) }
        // Each object that it can be keeps the closure for good.
        guard let type = classes.first, let property = kept.first ?? nil,
          !kept.contains(where: { $0 == nil })
        else { return nil }
        return KeptByOthers(
          line: call.line, holder: holder.item.name, keeper: (type, property), hold: hold)
      }
    }
  }

  /// The stored property of `self` that an expression names, if it holds an object strongly.
  private static func strongProperty(
    _ receiver: Expression?, _ owner: AppType, _ occurrence: StatementWalk.Occurrence,
    _ app: AppIndex
  ) -> Member<Property>? {
    guard let chain = receiver?.chain, let name = chain.last,
      chain.count == 1 && occurrence.types.locals[name] == nil
        || chain.count == 2 && chain[0] == "self",
      let property = app.property(name, of: owner.id), property.item.isStored,
      !property.item.isStatic, property.item.strength == .strong
    else { return nil }
    return property
  }

  /// The property in which a function of a class keeps a closure that it is given, if the class never lets go of it.
  private static func property(
    keeping position: Int, _ call: Call, _ type: Int, _ app: AppIndex
  ) -> String? {
    guard let kept = app.property(keeping: position, of: call, in: type) else { return nil }
    let letsGo = app.ancestors[type].flatMap { app.types[$0].code }.contains { method in
      !["init", "deinit"].contains(method.item.name) && method.item.empties(kept)
    }
    return letsGo ? nil : kept
  }
}
