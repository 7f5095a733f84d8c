import InstrumentedRIBs
import RIBsTrace

/// Remembers which properties were last seen to hold which child, and says what changed since.
struct HoldLedger {
  private var holdsByParent: [Int: [RIBHold]] = [:]

  /// What changed with a new reading of one parent: first what ended, then what began.
  ///
  /// - Parameter holds: In order, each once.
  mutating func changes(parent: Int, holds: [RIBHold]) -> [TraceEvent.Body] {
    let before = holdsByParent[parent] ?? []
    guard before != holds else { return [] }
    holdsByParent[parent] = holds.isEmpty ? nil : holds
    let (were, are) = (Set(before), Set(holds))
    let ended = before.filter { !are.contains($0) }.map {
      TraceEvent.Body.unhold(id: $0.child.id, parent: parent, property: $0.property)
    }
    let begun = holds.filter { !were.contains($0) }.map {
      TraceEvent.Body.hold(id: $0.child.id, parent: parent, property: $0.property)
    }
    return ended + begun
  }

  /// A parent that is gone holds nothing; its `destroy` says so.
  mutating func forget(parent: Int) {
    holdsByParent[parent] = nil
  }
}
