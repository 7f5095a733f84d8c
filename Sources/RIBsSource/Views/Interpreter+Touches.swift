import RIBsAnalysis

// What may take a view off the screen. Everything may that is not known to leave views alone.
extension Interpreter {
  /// Something may take a view away: none of the children detached on this path need be left on the screen.
  func touchViews(_ state: inout PathState) {
    for index in state.left.detaches { log.detaches[index].mayTakeView = true }
    state.left.touch()
    pass.touches += 1
  }

  /// A child is detached; the event is the last.
  func noteLeft(_ state: inout PathState) {
    let index = log.detaches.count - 1
    if state.left.wereTouched {
      log.detaches[index].mayTakeView = true
    } else {
      state.left.detach(index)
    }
  }

  /// A call of a function that is not followed.
  func touch(
    by name: String, on receiver: Value, _ types: [Int], _ call: Call, _ state: inout PathState
  ) {
    // An enum's case calls nothing.
    if case .member(nil, _) = call.callee { return }
    guard position != nil, !leavesViewsAlone(name, on: receiver, types, call) else { return }
    touchViews(&state)
  }

  private func leavesViewsAlone(
    _ name: String, on receiver: Value, _ types: [Int], _ call: Call
  ) -> Bool {
    if receiver.shownAs != nil {
      let bodies = implementations(name, of: receiver, types, call)
      return !bodies.isEmpty && bodies.allSatisfy { app.quietCode.leavesViewsAlone($0.method) }
    }
    if call.receiver == nil || receiver.isPart {
      return QuietCode.harmless.contains(name) || app.dialect.callbacks.contains(name)
    }
    // A listener may detach the whole RIB.
    if let rib, types.contains(where: { rib.listeners.contains($0) }) { return false }
    if types.isEmpty {
      return QuietCode.standard.contains(name)
        || isPartOfTheView(call.receiver) && !QuietCode.taking.contains(name)
    }
    let bodies = app.implementations(of: name, call, on: types).filter { $0.item.body != nil }
    if bodies.isEmpty { return false }
    // A service may call frameworks, as long as no view is behind its function.
    let presenters = rib.map(ribs.presenters) ?? []
    if !types.contains(where: { app.views.isView($0) || presenters.contains($0) }) {
      return bodies.allSatisfy {
        !SyntaxWalk.mentions(anyOf: app.views.taking, in: $0.item.body ?? [])
      }
    }
    return bodies.allSatisfy { app.quietCode.leavesViewsAlone($0) }
  }

  /// Whether the running object is a view, and an expression one of the parts that UIKit gives it, such as a table.
  private func isPartOfTheView(_ receiver: Expression?) -> Bool {
    guard frame.receiver.screen != nil else { return false }
    let names = receiver?.ownChain ?? []
    return names.count == 1
      && (QuietCode.ownParts.contains(names[0]) || QuietCode.barItems.contains(names[0]))
  }

  /// An assignment to a property of another object, or to one that others observe.
  func touch(byAssigning target: Expression, _ state: inout PathState) {
    guard position != nil else { return }
    let property: Member<Property>?
    switch target.withoutOptionals {
    case .name(let name) where state.locals[name] != nil: return
    case .name(let name), .member(.name("self")?, let name):
      property = frame.type.flatMap { app.property(name, of: $0) }
    case .member(let base?, let name):
      if isPartOfTheView(base), !QuietCode.hiding.contains(name) { return }
      let owner = screenOwner(base, state)
      guard owner.isPart || owner.isObject else { return touchViews(&state) }
      property = types(of: owner).lazy.compactMap { self.app.property(name, of: $0) }.first
    default: return
    }
    guard let item = property?.item else { return }
    // Its observers are followed. A window goes with the last reference to it.
    if !item.attributes.isEmpty || property.map(isWindow) ?? false { touchViews(&state) }
  }

  private func isWindow(_ property: Member<Property>) -> Bool {
    guard let type = property.item.type ?? property.item.value.flatMap(Self.made) else {
      return false
    }
    return type.names.contains("UIWindow")
      || app.types(type, in: property.file).contains {
        app.superclass(of: $0.id, named: ["UIWindow"]) != nil
      }
  }
}
