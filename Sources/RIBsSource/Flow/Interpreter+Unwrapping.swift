import RIBsAnalysis

// Detaches of what an optional property holds, without a test: `detachChild(child!)`, or `detachChild(child)` where the
// property is implicitly unwrapped. Of an empty property it is a crash.
extension Interpreter {
  /// The property that a detach unwraps; nil if something on the way may have asked whether it is empty.
  func unwrappedSlot(_ child: Expression, _ state: PathState) -> Slot? {
    let name: String
    switch child {
    case .name(let text) where state.locals[text] == nil: name = text
    case .member(.name("self")?, let text): name = text
    default: return nil
    }
    guard let part = currentPart, let type = frame.type,
      let item = app.property(name, of: type)?.item,
      item.isStored, item.type?.isOptional ?? false, isRouting(item.type)
    else { return nil }
    let slot = Slot(part: part, name: name)
    let isAsked =
      !(state.slots.doubts[slot] ?? []).isEmpty || !state.flags.isEmpty
      || state.testedActive || state.slots.knowsChildren
    return isAsked ? nil : slot
  }

  /// A detach of what the property holds, or of nothing.
  func detachUnwrapped(
    _ slot: Slot, _ value: Value, from parent: Int?, line: Int, _ state: inout PathState
  ) {
    guard let parent else { return }
    if value.isNothing, let last = state.slots.lastDetach[slot] {
      var event = DetachEvent(
        place: place(line), call: place(line), parent: parent, slot: slot,
        children: log.contents[slot].sorted(), context: eventContext(place(line), state),
        isAll: false, certainty: context.certainty.joined(log.contents.certainty(of: slot)))
      (event.first, event.isOfNothing, event.mayTakeView) = (last.place, true, true)
      return log.detaches.append(event)
    }
    let isOpen = state.slots.contents[slot] == nil
    detach(value, from: parent, line: line, &state)
    if isOpen, case .held(slot) = value.kind, let index = log.detaches.indices.last {
      log.detaches[index].isUnwrapped = true
    }
  }

  /// Ends an entry: which of the slots it detached from hold nothing now.
  func noteEmptied(from first: Int, _ state: PathState) {
    for index in first..<log.detaches.count {
      guard let slot = log.detaches[index].slot, !log.detaches[index].context.isLater else {
        continue
      }
      log.detaches[index].leavesEmpty = state.slots.contents[slot]?.isNothing ?? false
      log.detaches[index].isClearedLater = state.slots.clearedLater.contains(slot)
    }
  }
}
