import RIBsRecording

/// The children that properties hold, as far as a check must know before it judges a trace.
struct TestHolds {
  /// The children by the property that holds them, by parent.
  private var children: [Int: [String: Set<Int>]] = [:]
  /// The children that are attached and that no property holds any more.
  private(set) var lost: Set<Int> = []
  /// Those of them that were replaced in their property by another child.
  private(set) var replaced: Set<Int> = []

  /// Whether a child is attached that no property holds any more.
  var hasLost: Bool { !lost.isEmpty }

  /// All children that a property holds.
  var held: Set<Int> {
    children.values.reduce(into: []) { all, properties in
      for held in properties.values { all.formUnion(held) }
    }
  }

  /// Takes a reading of all properties of a parent.
  mutating func note(_ holds: [RIBHold], of parent: Int, isDetached: (Int) -> Bool) {
    let before = children[parent] ?? [:]
    let now = Dictionary(grouping: holds, by: \.property).mapValues { Set($0.map(\.child.id)) }
    children[parent] = now
    let held = Set(holds.map(\.child.id))
    lost.subtract(held)
    replaced.subtract(held)
    for (property, children) in before {
      for child in children where !held.contains(child) && !isDetached(child) {
        lost.insert(child)
        if now[property] != nil { replaced.insert(child) }
      }
    }
  }

  mutating func noteDetach(of child: Int) {
    lost.remove(child)
    replaced.remove(child)
  }

  /// Forgets a RIB that is gone.
  mutating func forget(_ rib: Int) {
    noteDetach(of: rib)
    children[rib] = nil
  }
}

/// The moment before a root went that nothing but the test had kept alive.
struct Departure {
  /// How long the trace was.
  let length: Int
  /// The RIBs that were off the tree and held by a property of a RIB.
  let kept: Set<Int>
  /// The RIBs that were attached, and replaced by another in the property that had held them.
  let replaced: Set<Int>
  /// The RIBs that were attached and that no property held. Whoever still held them might have detached them.
  let lost: Set<Int>

  /// Whether a finding about the tree as it stood is one although nobody waited: what may have passed does not count.
  func shows(_ finding: (rule: String, id: Int?)) -> Bool {
    switch finding.rule {
    case "leaked-child": finding.id.map(kept.contains) == true
    case "lost-child": finding.id.map(replaced.contains) == true
    case "duplicate-sibling", "stranded-sibling": true
    default: false
    }
  }
}
