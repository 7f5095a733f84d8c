extension TreeCursor {
  /// What an item for the RIBs at a position shows besides their name.
  package struct Look: Hashable, Sendable {
    let state: TreeOutline.State
    let status: TreeOutline.TreeStatus
    let count: Int
    /// The first finding of each rule about its RIBs, in report order.
    let found: [FindingList.Index]
    /// How many of the RIBs each of these rules is about.
    package let counts: [String: Int]
  }

  /// The RIBs at a position, taken together.
  package struct Shared: Equatable, Sendable {
    package let look: Look
    /// The position of the RIBs above them; nil if the tree shows none.
    package let parent: Int?
    /// The number of the event that attached the first of them.
    package let attached: UInt32
  }

  /// The running totals over the RIBs at a position.
  struct SharedItem: Sendable {
    private(set) var count = 0
    private var states: [TreeOutline.State: Int] = [:]
    /// The RIBs off the tree that should be gone.
    private var retained = 0
    private var attachedRIBs = 0
    private var parents: [Int: Int] = [:]
    /// The events that attached the RIBs, in order.
    private(set) var attached: [UInt32] = []
    /// The findings of each rule about the RIBs, in report order.
    private var findings: [String: [FindingList.Index]] = [:]

    mutating func insert(_ standing: Standing) { change(by: 1, standing) }

    mutating func remove(_ standing: Standing) { change(by: -1, standing) }

    private mutating func change(by change: Int, _ standing: Standing) {
      count += change
      states[standing.state, default: 0] += change
      if standing.status == .retained { retained += change }
      if standing.status == .attached { attachedRIBs += change }
      if let parent = standing.parentPosition { parents.add(change, to: parent) }
      attached.change(by: change, standing.attached)
      for finding in standing.found {
        findings[finding.rule, default: []].change(by: change, finding.index)
      }
    }

    /// The worst state of its RIBs; nil if there are none.
    var state: TreeOutline.State? {
      states.lazy.filter { $0.value > 0 }.map(\.key).min { $0.rank < $1.rank }
    }

    var status: TreeOutline.TreeStatus {
      attachedRIBs > 0 ? .attached : retained > 0 ? .retained : .kept
    }

    /// The position of the RIB shown above, unless it is the same position.
    func parent(besides position: Int) -> Int? { parents.keys.filter { $0 != position }.min() }

    /// How many RIBs have a finding of each rule.
    var counts: [String: Int] { findings.compactMapValues { $0.isEmpty ? nil : $0.count } }

    /// The first finding of each rule, in report order.
    var found: [FindingList.Index] { findings.values.compactMap(\.first).sorted() }
  }
}

extension [Int: Int] {
  /// Adds to a count, and drops it when it becomes 0.
  fileprivate mutating func add(_ change: Int, to key: Int) {
    let count = self[key, default: 0] + change
    self[key] = count == 0 ? nil : count
  }
}

extension Array where Element: Comparable {
  /// Inserts or removes an element of a sorted array.
  fileprivate mutating func change(by change: Int, _ element: Element) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    if change > 0 { insert(element, at: low) } else { remove(at: low) }
  }
}
