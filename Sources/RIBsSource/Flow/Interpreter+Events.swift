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
    guard let known = contents[slot], !known.isEmpty else {
      return ribs.ribs(of: leaf.type, in: leaf.file)
    }
    return PossibleRIBs(
      positions: known.sorted(), certainty: contentCertainty[slot] ?? .read)
  }

  /// The calls from the entry down to a place in the running function.
  func trail(to place: SourcePlace) -> [CallSite] {
    calls + [CallSite(place: place, part: currentPart, name: frame.function.name)]
  }

  func context(_ place: SourcePlace, _ state: PathState) -> EventContext {
    let trail = trail(to: place)
    let delayed = delayedDepth.flatMap { trail.indices.contains($0) ? trail[$0] : nil }
    return EventContext(
      entry: entry, reach: reach, trail: trail, isLater: isLater,
      isDelayed: delayedDepth != nil || state.isAfterSleep, delayedCall: delayed?.place,
      delayedPart: delayedDepth == nil ? state.sleptIn : delayed?.part,
      delayedClosure: delayedClosure, testedActive: state.testedActive)
  }

  var currentPart: RIBPart? {
    if case .part(let part) = frame.receiver.kind { part } else { nil }
  }

  func place(_ line: Int) -> SourcePlace { SourcePlace(file: frame.file, line: line) }

  /// The call that a reader looks at: where the value was passed on, if it came from outside the running function.
  func site(of value: Value, _ line: Int) -> SourcePlace {
    value.depth < frame.depth && value.depth < calls.count
      ? calls[value.depth].place : place(line)
  }

  /// - Parameter parent: The RIB whose router attaches; nil if it is not known.
  func attach(
    _ value: Value, to parent: Int?, line: Int, passesCallSite: Bool = false,
    _ state: inout PathState
  ) {
    defer {
      if passesCallSite { attaches.last?.passesCallSite = true }
    }
    guard let parent else { return }
    if value.isCut { reached(.candidates) }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      guard !children.positions.isEmpty else { return }
      record(value, children, nil, nil, parent, line, &state)
      return
    }
    for leaf in leaves {
      if let key = leaf.key {
        state.gone[key] = nil
        state.goneBefore[key] = nil
        state.goneLater[key] = nil
      }
      switch leaf.kind {
      case .router(let router):
        let children = PossibleRIBs(positions: router.ribs, certainty: router.certainty)
        record(leaf, children, router, nil, parent, line, &state)
      case .held(let slot), .element(let slot):
        state.detached.subtract([.held(slot), .element(slot)])
        record(leaf, held(slot, leaf), nil, slot, parent, line, &state)
      default: break
      }
    }
  }

  func record(
    _ value: Value, _ children: PossibleRIBs, _ built: BuiltRouter?, _ held: Slot?, _ parent: Int,
    _ line: Int, _ state: inout PathState
  ) {
    let event = AttachEvent(
      place: site(of: value, line), call: place(line), parent: parent,
      children: children.positions, context: context(place(line), state),
      certainty: certainty.joined(children.certainty).joined(state.certainty), built: built?.id,
      held: held)
    event.testedFlag = state.testedFlag
    event.isCarried = built.map { state.carried.contains($0.id) } ?? false
    if let held { (event.slot, event.shownBy) = (held, state.shownSlots[held]) }
    if let built {
      event.shownBy = state.shown[built.id]
      if let store = state.stores[built.id] {
        event.slot = store.slot
        event.isUnguarded = store.isUnguarded
        event.wasTestedBefore = store.wasTestedBefore || state.testedBefore.contains(store.slot)
        event.wasTestedAcrossAwait = store.wasTestedAcrossAwait
        event.isAdded = store.isAdded
      }
      eventsByBuilt[built.id, default: []].append(event)
    }
    state.open.insert(attaches.count)
    attaches.append(event)
  }

  func detach(_ value: Value, from parent: Int?, line: Int, _ state: inout PathState) {
    guard let parent else { return }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      if children.positions.isEmpty, parent == position {
        state.certainty = state.certainty.joined(.guessed(.unknownDetach))
      }
      detaches.append(
        DetachEvent(
          place: site(of: value, line), call: place(line), parent: parent, slot: nil,
          children: children.positions, context: context(place(line), state), isAll: false,
          certainty: certainty.joined(children.certainty)))
    }
    for leaf in leaves {
      var slot: Slot?
      var children = PossibleRIBs()
      switch leaf.kind {
      case .held(let held), .element(let held):
        slot = held
        if let key = leaf.key { state.detached.insert(key) }
        children = self.held(held, leaf)
        // A former content that is detached after it was replaced was not lost.
        for index in state.open where attaches[index].slot == held {
          attaches[index].isUnguarded = false
        }
        for key in state.stores.keys where state.stores[key]?.slot == held {
          state.stores[key]?.isUnguarded = false
        }
        lastDetach[held] = (
          site(of: leaf, line), context(place(line), state), certainty.joined(children.certainty)
        )
        // A slot that was cleared or filled before holds something else now.
        let content = state.contents[held] ?? leaf
        if !leaf.isTaken,
          content.leaves.contains(where: { $0.key == .held(held) || $0.key == .element(held) })
        {
          state.uncleared.insert(held)
        }
      case .router(let router):
        slot = state.stores[router.id]?.slot
        children = PossibleRIBs(positions: router.ribs, certainty: router.certainty)
        state.detached.insert(.router(router.id))
      case .children:
        state.detached.insert(.children)
        state.knowsChildren = true
      default: break
      }
      var isAll = false
      if case .children = leaf.kind { isAll = true }
      var context = context(place(line), state)
      if let slot, state.contents[slot] != nil { context.testedActive = true }
      detaches.append(
        DetachEvent(
          place: site(of: leaf, line), call: place(line), parent: parent, slot: slot,
          children: children.positions, context: context, isAll: isAll,
          certainty: certainty.joined(children.certainty)))
      noteDetach(of: leaf, &state)
    }
  }

  /// A value is stored in a slot.
  func store(_ value: Value, in slot: Slot, isAdded: Bool, _ state: inout PathState) {
    // `slot = slot ?? new` fills the slot only where it was empty.
    let isKept = value.leaves.contains { $0.key == .held(slot) || $0.key == .element(slot) }
    for router in value.built {
      let isElement = isAdded && state.testedElements.contains(slot)
      let store = PathState.Store(
        slot: slot,
        isUnguarded: !isAdded && !state.isClear(slot) && !isElement && !isKept
          && !holds(router, slot, state),
        wasTestedBefore: state.testedBefore.contains(slot),
        wasTestedAcrossAwait: state.knewChildrenAcross || state.testedAcross.contains(slot),
        isAdded: isAdded)
      if state.stores[router.id] == nil { state.stores[router.id] = store }
      contents[slot, default: []].formUnion(router.ribs)
      contentCertainty[slot] = (contentCertainty[slot] ?? .read).joined(router.certainty)
      for event in eventsByBuilt[router.id] ?? [] where event.slot == nil {
        event.slot = slot
        event.isUnguarded = store.isUnguarded
        event.wasTestedBefore = store.wasTestedBefore
        event.wasTestedAcrossAwait = store.wasTestedAcrossAwait
        event.isAdded = isAdded
        event.isLate = true
      }
    }
    for leaf in value.leaves {
      if case .held(let other) = leaf.kind, other != slot {
        contents[slot, default: []].formUnion(contents[other] ?? [])
        contentCertainty[slot] = (contentCertainty[slot] ?? .read)
          .joined(contentCertainty[other] ?? .read)
      }
    }
    state.uncleared.remove(slot)
    if isAdded {
      let before = state.contents[slot]
      state.contents[slot] = .either([before ?? Value(kind: .held(slot)), value])
    } else {
      state.contents[slot] = value
    }
  }

  /// Whether the slot holds this router already, so that storing it again loses nothing.
  func holds(_ router: BuiltRouter, _ slot: Slot, _ state: PathState) -> Bool {
    state.contents[slot]?.built.contains { $0.id == router.id } ?? false
  }

  func built(_ children: [Int], line: Int) {
    guard let position else { return }
    for child in children {
      builds.insert(BuildEvent(place: place(line), parent: position, child: child))
    }
  }

  func outgoingCall(
    _ target: OutgoingCall.Target, _ name: String, _ call: Call, to types: [Int],
    _ state: inout PathState, _ certainty: Certainty = .read
  ) {
    defer { if target == .listener { state.listenerCalls.insert(name) } }
    outgoing.append(
      OutgoingCall(
        place: place(call.line), target: target, name: name,
        context: context(place(call.line), state),
        // A call that is awaited goes to the actor of its target.
        isAfterAwait: state.isAfterAwait && !call.isAwaited
          && !goesToMain(name, call, on: types),
        certainty: self.certainty.joined(certainty), earlier: state.listenerCalls))
  }

  func shows(_ views: [Value], by name: String, _ state: inout PathState) {
    for router in views.flatMap(\.built) {
      if state.shown[router.id] == nil { state.shown[router.id] = name }
      for event in eventsByBuilt[router.id] ?? [] where event.shownBy == nil {
        event.shownBy = name
      }
    }
    // The view of what a slot holds, for example after a call that stores and attaches.
    for leaf in views.flatMap(\.leaves) {
      guard case .held(let slot) = leaf.kind else { continue }
      if state.shownSlots[slot] == nil { state.shownSlots[slot] = name }
      for event in attaches
      where event.slot == slot && event.shownBy == nil && event.context.entry.place == entry.place {
        event.shownBy = name
      }
    }
  }

  func noteUncleared(_ state: PathState) {
    for slot in state.uncleared.sorted() {
      guard let (place, context, certainty) = lastDetach[slot] else { continue }
      uncleared.append(
        UnclearedEvent(place: place, slot: slot, context: context, certainty: certainty))
    }
  }

  /// The RIBs that a function builds, from the cache of builders.
  func routers(from method: Member<Function>, on type: Int?, _ receiver: Value) -> Value {
    factory.value(of: method, on: type, receiver)
  }
}
