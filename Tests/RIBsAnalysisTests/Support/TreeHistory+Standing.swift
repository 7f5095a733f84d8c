import RIBsTrace

@testable import RIBsAnalysis

extension TreeHistory {
  /// A RIB on the tree, or off the tree and alive.
  struct Standing: BitwiseCopyable, Sendable, Equatable {
    /// The RIB.
    let rib: NodeIndex
    /// The index of its position in ``TreePositions/all``. Off the tree, the position that it left.
    let place: Int32
    /// The RIB that it is attached to, or else the last one that it was attached to.
    let parent: NodeIndex?
    /// What is known of it.
    let status: Status
  }

  /// The RIBs on the tree and those off the tree that are alive, in the order in which the trace first mentions them.
  ///
  /// - Parameter moment: From 0 to ``count``.
  func standing(at moment: Int) -> [Standing] {
    let facts = facts(at: moment)
    var onTree: [NodeIndex: Bool] = [:]
    return facts.values.sorted { $0.rib < $1.rib }.compactMap { rib in
      let isOnTree = Self.isOnTree(rib.rib, facts, &onTree)
      guard isOnTree || rib.status.contains(.created) else { return nil }
      let status = rib.status.intersection([.active, .attached])
      return Standing(
        rib: rib.rib, place: rib.place, parent: rib.parent,
        status: isOnTree ? status : status.union(.offTree))
    }
  }

  /// Whether a RIB is a root, or attached to one that is on the tree.
  ///
  /// - Parameter known: The answers so far. With them, each link is followed once.
  private static func isOnTree(
    _ rib: NodeIndex, _ facts: [NodeIndex: Facts], _ known: inout [NodeIndex: Bool]
  ) -> Bool {
    var path: [NodeIndex] = []
    var isOnTree = false
    var next: NodeIndex? = rib
    while let current = next {
      if let answer = known[current] {
        isOnTree = answer
        break
      }
      path.append(current)
      let status = facts[current]?.status ?? []
      if status.contains(.root) {
        isOnTree = true
        break
      }
      next = status.contains(.attached) ? facts[current]?.parent : nil
    }
    for rib in path { known[rib] = isOnTree }
    return isOnTree
  }
}

extension TreeHistory.Status {
  /// It is off the tree and alive.
  static let offTree = TreeHistory.Status(rawValue: 2)
}
