import RIBsAnalysis

/// The children that were detached and not attached again, so that another detach is a second one.
struct DepartedChildren {
  /// Those that are gone on all paths.
  var gone: [Value.Key: Departure] = [:]
  /// Those that were gone when the running closure was made.
  var beforeClosure: [Value.Key: Departure] = [:]
  /// What closures that run later detach, by the positions of the events.
  var later: [Value.Key: Int] = [:]

  /// A child was detached.
  struct Departure {
    let place: SourcePlace
    /// The slot that still held the child when the running closure was made.
    var slot: Slot?
    /// The conditions that were passed before and may say what is attached.
    let flags: Set<PathState.Flag>
  }

  /// The child is attached.
  mutating func attach(_ key: Value.Key) {
    gone[key] = nil
    beforeClosure[key] = nil
    later[key] = nil
  }

  /// What is among the router's children is not gone.
  mutating func foundAmongChildren() { (gone, beforeClosure) = ([:], [:]) }

  /// What a closure knows that runs later.
  func afterwards(_ slots: SlotState) -> Self {
    var after = Self()
    after.beforeClosure = beforeClosure
    for (key, departure) in gone {
      var before = departure
      if case .held(let slot) = key, slots.uncleared.contains(slot) { before.slot = slot }
      after.beforeClosure[key] = before
    }
    return after
  }

  /// What holds where two paths meet: a child that was detached on one is gone if the other has none in its slot.
  mutating func join(_ other: Self, own: SlotState, others: SlotState) {
    gone = gone.filter { other.gone[$0.key] != nil || others.isEmptySlot($0.key) }
      .merging(other.gone.filter { own.isEmptySlot($0.key) }) { first, _ in first }
    beforeClosure = beforeClosure.filter { other.beforeClosure[$0.key] != nil }
    later.merge(other.later) { first, _ in first }
  }
}
