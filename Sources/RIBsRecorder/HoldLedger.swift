import InstrumentedRIBs
import RIBsTrace

/// Remembers which properties were last seen to hold which child, and says what changed since.
struct HoldLedger {
  private var holdsByParent: [Int: Set<RIBHold>] = [:]

  /// What changed with a new reading of one parent: first what ended, then what began.
  mutating func changes(parent: Int, holds: [RIBHold]) -> [TraceEvent.Body] {
    let before = holdsByParent[parent] ?? []
    let now = Set(holds)
    guard before != now else { return [] }
    holdsByParent[parent] = now.isEmpty ? nil : now
    let ended = before.subtracting(now).sorted(by: Self.inOrder).map {
      TraceEvent.Body.unhold(id: $0.child.id, parent: parent, property: $0.property)
    }
    let begun = holds.filter { !before.contains($0) }.map {
      TraceEvent.Body.hold(id: $0.child.id, parent: parent, property: $0.property)
    }
    return ended + begun
  }

  /// A parent that is gone holds nothing; its `destroy` says so.
  mutating func forget(parent: Int) {
    holdsByParent[parent] = nil
  }

  private static func inOrder(_ one: RIBHold, _ other: RIBHold) -> Bool {
    (one.child.id, one.property) < (other.child.id, other.property)
  }
}
