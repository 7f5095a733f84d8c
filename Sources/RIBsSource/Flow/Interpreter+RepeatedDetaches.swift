import RIBsAnalysis

// Children that are detached a second time, at once or in a closure that runs later.
extension Interpreter {
  /// Notes the detach that was recorded last, and whether the child was gone already.
  func noteDetach(of leaf: Value, _ state: inout PathState) {
    let index = log.detaches.count - 1
    // Two entries of a list are two children.
    guard let key = leaf.key, !leaf.isTaken, isOneChild(leaf) else { return }
    (log.detaches[index].key, log.detaches[index].isReadLater) = (key, leaf.isReadLater)
    if let first = state.departed.gone[key] {
      if !isAsked(state, since: first) { log.detaches[index].first = first.place }
    } else if let first = state.departed.beforeClosure[key] {
      if !isAsked(state, since: first) {
        repeatedly(index, after: first.place, slot: leaf.isReadLater ? first.slot : nil, leaf)
      }
    } else if let later = state.departed.later[key] {
      let second = log.detaches[later]
      repeatedly(
        later, after: log.detaches[index].place, slot: second.slot,
        isReadLater: second.isReadLater)
    }
    state.departed.gone[key] = DepartedChildren.Departure(
      place: log.detaches[index].place, slot: nil, flags: state.flags)
  }

  private func repeatedly(_ index: Int, after place: SourcePlace, slot: Slot?, _ leaf: Value) {
    if leaf.isReadLater, slot == nil { return }
    repeatedly(index, after: place, slot: slot, isReadLater: leaf.isReadLater)
  }

  /// What a closure reads from the slot itself is the same child only if the slot was never cleared.
  private func repeatedly(_ index: Int, after place: SourcePlace, slot: Slot?, isReadLater: Bool) {
    guard isReadLater else {
      log.detaches[index].first = place
      return
    }
    if let slot { pass.repeatedIfUncleared.append((index, slot, place)) }
  }

  /// Whether a flag that was tested since then may say that the child is gone.
  private func isAsked(_ state: PathState, since first: DepartedChildren.Departure) -> Bool {
    state.testedActive
      || state.flags.contains { $0.note == nil && !first.flags.contains($0) }
  }

  /// Whether a value stands for one child, and not for those of a list or a small type.
  private func isOneChild(_ leaf: Value) -> Bool {
    switch leaf.kind {
    case .router: return true
    case .held(let slot):
      guard let type = self.type(of: slot.part), let property = app.property(slot.name, of: type)
      else { return false }
      switch property.item.type?.unwrapped {
      case .named, .composition: return isRouting(property.item.type)
      case .tuple(let elements): return elements.count { isRouting($0.type) } == 1
      default: return false
      }
    default: return false
    }
  }

  /// The detaches since the given one belong to a closure that runs after what follows on this path.
  func noteDetachesLater(from first: Int, _ state: inout PathState) {
    for index in first..<log.detaches.count {
      if let key = log.detaches[index].key { state.departed.later[key] = index }
    }
  }

  /// Ends an entry: a slot that was not cleared still holds the child that a closure detaches again.
  func noteRepeatedDetaches(_ state: PathState) {
    for (index, slot, place) in pass.repeatedIfUncleared where state.slots.uncleared.contains(slot)
    {
      log.detaches[index].first = place
    }
    pass.repeatedIfUncleared = []
  }
}
