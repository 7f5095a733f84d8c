extension TreeHistory {
  /// What is known of each RIB that has a position and is not destroyed.
  ///
  /// - Parameter moment: From 0 to ``count``.
  package func facts(at moment: Int) -> [NodeIndex: Facts] {
    guard moment > 0 else { return [:] }
    let (last, offset) = (moment - 1).quotientAndRemainder(dividingBy: Self.blockSize)
    let first = blocks[...last].lastIndex { $0.start != nil } ?? 0
    var known: [NodeIndex: Facts] = [:]
    for facts in blocks[first].start ?? [] { known[facts.rib] = facts }
    for index in first...last {
      let block = blocks[index]
      let end = index == last ? Int(block.events[offset].changes) : block.changes.count
      for facts in block.changes[..<end] { known[facts.rib] = facts.isGone ? nil : facts }
    }
    return known
  }

  /// The RIBs on the tree and those off the tree that are alive, in the order in which the trace first mentions them.
  ///
  /// - Parameter moment: From 0 to ``count``.
  package func standing(at moment: Int) -> [Standing] {
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
