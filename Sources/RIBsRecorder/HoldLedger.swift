import RIBsRecording
import RIBsTrace

/// Remembers which properties held which children at the last reading, and finds the changes since.
struct HoldLedger {
  private var holdsByParent: [Int: [RIBHold]] = [:]
  /// The parents that are read no longer.
  private var closed: Set<Int> = []

  /// The changes in a new reading of one parent: ended holds first, then new ones.
  ///
  /// - Parameter holds: Sorted, without duplicates.
  mutating func changes(parent: Int, holds: [RIBHold]) -> [TraceEvent.Body] {
    let before = holdsByParent[parent] ?? []
    guard before != holds, !closed.contains(parent) else { return [] }
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

  /// A deallocated parent holds nothing. Its `destroy` event implies that, so no `unhold` is written.
  mutating func forget(parent: Int) {
    holdsByParent[parent] = nil
    closed.remove(parent)
  }

  /// Nothing more is known of what a parent holds. A reading that another thread began before this is not written.
  mutating func close(parent: Int) {
    holdsByParent[parent] = nil
    closed.insert(parent)
  }
}
