import RIBsAnalysis

// What a reader of the results looks at: attaches, detaches, builds and calls.
extension Interpreter {
  func newRouter(_ ribs: [Int], _ certainty: Certainty = .read) -> Value {
    builtCount += 1
    return Value(
      kind: .router(BuiltRouter(id: builtCount, ribs: ribs, certainty: certainty)),
      depth: frame.depth)
  }

  /// The RIBs that a slot can hold, of which the type says something where nothing was seen to be stored.
  func held(_ slot: Slot, _ leaf: Value) -> PossibleRIBs {
    let known = log.contents[slot]
    if known.isEmpty { return ribs.ribs(of: leaf.type, in: leaf.file) }
    return PossibleRIBs(positions: known.sorted(), certainty: log.contents.certainty(of: slot))
  }

  /// The calls from the entry down to a place in the running function.
  func trail(to place: SourcePlace) -> [CallSite] {
    context.calls + [CallSite(place: place, part: currentPart, name: frame.function.name)]
  }

  func eventContext(_ place: SourcePlace, _ state: PathState) -> EventContext {
    let trail = trail(to: place)
    let delay = context.delay
    let delayed = delay.flatMap { trail.indices.contains($0.depth) ? trail[$0.depth] : nil }
    return EventContext(
      entry: context.entry, reach: context.reach, trail: trail, isLater: context.isLater,
      isDelayed: delay != nil || state.waiting.isAfterSleep, delayedCall: delayed?.place,
      delayedPart: delay == nil ? state.waiting.sleptIn : delayed?.part,
      delayedClosure: delay?.closure, delaySeconds: delay?.seconds,
      awaitedTask: context.task.flatMap { $0.awaits < state.moment.awaits ? $0.closure : nil },
      testedActive: state.testedActive, subscription: context.subscription)
  }

  var currentPart: RIBPart? {
    if case .part(let part) = frame.receiver.kind { part } else { nil }
  }

  func place(_ line: Int) -> SourcePlace { SourcePlace(file: frame.file, line: line) }

  /// The call that a reader looks at: where the value was passed on, if it came from outside the running function.
  func site(of value: Value, _ line: Int) -> SourcePlace {
    // An object that keeps children does it for the RIB.
    if frame.receiver.isKeeper, let call = context.calls.last(where: { $0.part != nil }) {
      return call.place
    }
    return value.depth < frame.depth && value.depth < context.calls.count
      ? context.calls[value.depth].place : place(line)
  }

  /// - Parameter parent: The RIB whose router attaches; nil if it is not known.
  func attach(
    _ value: Value, to parent: Int?, line: Int, passesCallSite: Bool = false,
    _ state: inout PathState
  ) {
    defer {
      if passesCallSite { log.attaches.last?.passesCallSite = true }
    }
    guard let parent else { return }
    // What shows the new child may take another one's place.
    touchViews(&state)
    if value.isCut { reached(.candidates) }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      guard !children.positions.isEmpty else { return noteUnknownAttach(line) }
      record(value, children, nil, nil, parent, line, &state)
      return
    }
    for leaf in leaves {
      if let key = leaf.key { state.departed.attach(key) }
      switch leaf.kind {
      case .router(let router):
        let children = PossibleRIBs(positions: router.ribs, certainty: router.certainty)
        state.shown.attach(router)
        record(leaf, children, router, nil, parent, line, &state)
      case .held(let slot), .element(let slot):
        state.slots.detached.subtract([.held(slot), .element(slot)])
        record(leaf, held(slot, leaf), nil, slot, parent, line, &state)
      default: break
      }
    }
  }

  /// What an entry is given from outside is not looked for.
  private func noteUnknownAttach(_ line: Int) {
    let given = context.calls.isEmpty && !frame.function.parameters.isEmpty
    guard !given, let position else { return }
    let type = self.type(of: context.entry.part).map { "\(app.types[$0].name)." } ?? ""
    log.unknownAttaches.append(
      UnknownAttach(place: place(line), parent: position, name: type + context.entry.name))
  }

  func record(
    _ value: Value, _ children: PossibleRIBs, _ built: BuiltRouter?, _ held: Slot?, _ parent: Int,
    _ line: Int, _ state: inout PathState
  ) {
    let event = AttachEvent(
      place: site(of: value, line), call: place(line), parent: parent,
      children: children.positions, context: eventContext(place(line), state),
      certainty: context.certainty.joined(children.certainty).joined(state.certainty),
      built: built?.id,
      held: held)
    event.closures = state.moment.closures
    event.flags = state.flags
    event.isTestedAfterDelay = !state.flags.subtracting(context.delay?.flags ?? []).isEmpty
    event.required = state.slots.required
    event.isCarried = built.map { state.carried.contains($0.id) } ?? false
    if let held { (event.slot, event.shownBy) = (held, state.shown.slots[held]) }
    if let built {
      event.keptIn = state.slots.slots(holding: built)
      event.shownBy = state.shown.routers[built.id]
      if let store = state.slots.stores[built.id] {
        event.note(store)
        if state.earlier.beforeClosure.contains(store.slot) { event.wasTestedBefore = true }
      }
      pass.attaches[built.id, default: []].append(event)
    }
    event.isOnlyChild = state.slots.hasNoChildren
    state.slots.hasNoChildren = false
    event.isAgain = isAgain(event, state)
    state.open.insert(log.attaches.count)
    if let built, parent == position { state.views.attach(built.id, as: log.attaches.count) }
    log.attaches.append(event)
  }

  /// Whether a second call attaches the same child: a constant holds it, and the path has neither tested anything of it
  /// nor detached a child.
  private func isAgain(_ event: AttachEvent, _ state: PathState) -> Bool {
    guard let slot = event.slot, slot.part == .router, let type = type(of: slot.part),
      let property = app.property(slot.name, of: type), property.item.isLazy || property.item.isLet
    else { return false }
    // Of a list, or of an object that keeps several, each may be another one.
    let declared = property.item.type?.unwrapped ?? property.item.value.flatMap(inferred)
    switch declared {
    case nil: break
    case .named, .composition: guard isRouting(declared, in: property.file) else { return false }
    default: return false
    }
    let asksOthers = state.slots.contents.keys.contains { $0 != slot }
    return !state.slots.knowsChildren && !asksOthers && state.slots.doubts[slot]?.isEmpty ?? true
      && state.slots.detached.isEmpty && !state.testedActive
  }

  func detach(_ value: Value, from parent: Int?, line: Int, _ state: inout PathState) {
    guard let parent else { return }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      if children.positions.isEmpty, parent == position {
        state.certainty = state.certainty.joined(.guessed(.unknownDetach))
      }
      var event = DetachEvent(
        place: site(of: value, line), call: place(line), parent: parent, slot: nil,
        children: children.positions, context: eventContext(place(line), state), isAll: false,
        certainty: context.certainty.joined(children.certainty))
      event.isGiven = context.calls.isEmpty && !frame.function.parameters.isEmpty
      log.detaches.append(event)
      noteLeft(&state)
    }
    for leaf in leaves {
      var slot: Slot?
      var children = PossibleRIBs()
      let wasEmptied = self.slot(of: leaf).map(state.slots.emptiedBeforeClosure.contains) ?? false
      switch leaf.kind {
      case .held(let held), .element(let held):
        slot = held
        children = self.held(held, leaf)
        // What a closure reads later is the new child, and not the one before it.
        for index in state.open
        where log.attaches[index].slot == held
          && (!leaf.isReadLater || log.attaches[index].closures >= state.moment.closures)
        {
          log.attaches[index].isUnguarded = false
        }
        state.slots.detach(
          leaf, from: held,
          .init(
            place: site(of: leaf, line), context: eventContext(place(line), state),
            certainty: context.certainty.joined(children.certainty),
            isReadLater: leaf.isReadLater))
      case .router(let router):
        slot = state.slots.stores[router.id]?.slot
        children = PossibleRIBs(positions: router.ribs, certainty: router.certainty)
        state.slots.detached.insert(.router(router.id))
        // The function that has it lets go of it.
        carry(router, &state)
        state.views.see(router.id)
      case .children:
        state.slots.detached.insert(.children)
        state.slots.knowsChildren = true
      default: break
      }
      var isAll = false
      if case .children = leaf.kind { isAll = true }
      var detachContext = eventContext(place(line), state)
      if let slot, state.slots.contents[slot] != nil { detachContext.testedActive = true }
      var event = DetachEvent(
        place: site(of: leaf, line), call: place(line), parent: parent, slot: slot,
        children: children.positions, context: detachContext, isAll: isAll,
        certainty: context.certainty.joined(children.certainty))
      event.isOfAnother = leaf.isReadLater && wasEmptied
      event.isAtAnEnd = leaf.endsList
      if let slot, leaf.endsList, !leaf.isTaken { state.slots.endDetached.insert(slot) }
      event.wasEmptied = wasEmptied
      event.isHeld =
        slot.map { slot in
          state.slots.contents[slot].map { $0.leaves.contains { $0.key == leaf.key } } ?? true
        } ?? false
      event.told = state.listenerCalls
      event.isTestedAfterDelay = !state.flags.subtracting(context.delay?.flags ?? []).isEmpty
      event.wasFilledBeforeDelay = slot.flatMap { context.delay?.filled.contains($0) } ?? false
      log.detaches.append(event)
      noteLeft(&state)
      noteDetach(of: leaf, &state)
    }
  }

  /// A value is stored in a slot.
  func store(_ value: Value, in slot: Slot, isAdded: Bool, _ state: inout PathState) {
    let isKept = state.locals.values.contains { $0.leaves.contains { $0.key == .held(slot) } }
    if value.isNothing, state.slots.contents[slot] == nil, !state.slots.isClear(slot), !isKept {
      state.slots.dropped.insert(slot)
    }
    if value.carriesNothing, state.slots.keepsAttached(slot) {
      state.slots.letGo[slot] = placeInRIB(frame.line)
    }
    let isShorter = value.isShortened && value.key == .held(slot) && state.slots.keepsAttached(slot)
    state.slots.keep(value, in: slot)
    if isShorter { state.slots.lost[slot] = placeInRIB(frame.line) }
    for (router, store) in state.slots.store(
      value, in: slot, isAdded: isAdded, after: state.earlier,
      certainty: context.isFiltered ? .guessed(.filteredStream) : .read)
    {
      log.contents.add(router.ribs, to: slot, router.certainty)
      for event in pass.attaches[router.id] ?? [] {
        event.keptIn.insert(slot)
        if event.slot == nil {
          event.note(store)
          event.isLate = true
        } else if event.isUnguarded, !store.isUnguarded {
          event.note(store)
        }
      }
    }
    for leaf in value.leaves {
      if case .held(let other) = leaf.kind, other != slot {
        log.contents.add(from: other, to: slot)
        // Another property holds it now.
        state.slots.detached.insert(.held(other))
      }
    }
  }

  func built(_ children: [Int], line: Int) {
    guard let position else { return }
    for child in children {
      log.builds.insert(BuildEvent(place: place(line), parent: position, child: child))
    }
  }

  func outgoingCall(
    _ target: OutgoingCall.Target, _ name: String, _ call: Call, to types: [Int],
    _ state: inout PathState, _ certainty: Certainty = .read
  ) {
    defer { if target == .listener { state.listenerCalls.insert(name) } }
    log.outgoing.append(
      OutgoingCall(
        place: place(call.line), target: target, name: name,
        context: eventContext(place(call.line), state),
        // A call that is awaited goes to the actor of its target.
        isAfterAwait: state.waiting.isAfterAwait && !call.isAwaited
          && !goesToMain(name, call, on: types),
        certainty: context.certainty.joined(certainty), earlier: state.listenerCalls,
        isFiltered: context.isFiltered))
  }

  func shows(_ views: [Value], by name: String, line: Int, _ state: inout PathState) {
    // A view of a child that this path detached or found in its slot is no finding of its own: the detach or the test
    // counts.
    let isTested = views.flatMap(\.leaves).allSatisfy { leaf in
      switch leaf.kind {
      case .held(let slot):
        state.slots.contents[slot] != nil || state.slots.lastDetach[slot] != nil
      case .router(let router): state.slots.detached.contains(.router(router.id))
      default: false
      }
    }
    var shown = eventContext(place(line), state)
    shown.testedActive = shown.testedActive || isTested
    log.delayedShows.append(shown)
    for router in views.flatMap(\.built) {
      state.shown.show(router, by: name)
      for event in pass.attaches[router.id] ?? [] where event.shownBy == nil {
        event.shownBy = name
      }
    }
    // The view of what a slot holds, for example after a call that stores and attaches.
    for leaf in views.flatMap(\.leaves) {
      guard case .held(let slot) = leaf.kind else { continue }
      state.shown.show(slot, by: name)
      for event in log.attaches
      where event.slot == slot && event.shownBy == nil
        && event.context.entry.place == context.entry.place
      {
        event.shownBy = name
      }
    }
  }

  func noteUncleared(_ state: PathState) {
    for slot in state.slots.leftUncleared.sorted() {
      guard let detach = state.slots.lastDetach[slot] else { continue }
      log.uncleared.append(
        SlotEvent(
          place: detach.place, slot: slot, context: detach.context, certainty: detach.certainty))
    }
  }

  /// Notes that the entry detached all children.
  func noteSweep(from first: Int, _ state: PathState) {
    guard state.slots.detached.contains(.children),
      let detach = log.detaches[first...].last(where: \.isAll)
    else { return }
    log.sweeps.append(Sweep(detach: detach, handled: Set(state.slots.contents.keys)))
  }

  /// Notes the slots that the entry leaves empty, and the lists from which it loses an element.
  ///
  /// - Parameter result: What the entry returns: its caller may detach that.
  func noteLetGo(_ state: PathState, returning result: Value) {
    var slots = state.slots
    slots.keep(result)
    for (slot, place) in slots.lost.sorted(by: { $0.key < $1.key }) {
      log.letGo.append(
        SlotEvent(
          place: place, slot: slot, context: eventContext(place, state),
          certainty: context.certainty.joined(state.certainty), isOneOfMany: true))
    }
    for (slot, place) in state.slots.rest.sorted(by: { $0.key < $1.key }) {
      log.letGo.append(
        SlotEvent(
          place: place, slot: slot, context: eventContext(place, state),
          certainty: context.certainty.joined(state.certainty), isOneOfMany: true, isRest: true))
    }
    for (slot, place) in state.slots.letGo.sorted(by: { $0.key < $1.key })
    where state.slots.content(of: slot).carriesNothing {
      log.letGo.append(
        SlotEvent(
          place: place, slot: slot, context: eventContext(place, state),
          certainty: context.certainty.joined(state.certainty)))
    }
  }

  /// The RIBs that a function builds, from the cache of builders.
  func routers(from method: Member<Function>, on type: Int?, _ receiver: Value) -> Value {
    factory.value(of: method, on: type, receiver)
  }
}
