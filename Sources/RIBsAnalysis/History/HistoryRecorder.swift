import RIBsTrace

/// Records a session's ``TreeHistory`` while it is replayed.
struct HistoryRecorder {
  private(set) var history = TreeHistory()
  /// The RIBs that stand now.
  private var standing: [NodeIndex: TreeHistory.Standing] = [:]

  /// - Parameter positions: Where RIBs stand, after this event.
  mutating func observe(
    _ step: borrowing Step, type: EventType, in forest: borrowing Forest,
    _ positions: PositionRecorder
  ) {
    let nodes = step.change.nodes
    history.meet(nodes, in: forest)
    if history.isBlockFull { history.beginBlock(standing.values.sorted { $0.rib < $1.rib }) }
    // A parent before its child, which stands below it.
    for index in nodes.reversed() { update(index, in: forest, positions) }
    history.append(step, type: type)
  }

  /// Notes how a RIB stands, and how the RIBs below it stand if its own place or its tree status changed.
  private mutating func update(
    _ index: NodeIndex, in forest: borrowing Forest, _ positions: PositionRecorder
  ) {
    var waiting = [index]
    while let index = waiting.popLast() {
      let (before, now) = (standing[index], standing(of: index, in: forest, positions))
      guard now != before else { continue }
      standing[index] = now
      history.append(now ?? .gone(index))
      if now?.place != before?.place
        || now?.status.contains(.offTree) != before?.status.contains(.offTree)
      {
        waiting += forest.children(of: index).reversed()
      }
    }
  }

  /// Nil for a RIB that is neither on the tree nor alive after it left the tree.
  private func standing(
    of index: NodeIndex, in forest: borrowing Forest, _ positions: PositionRecorder
  ) -> TreeHistory.Standing? {
    let node = forest[index]
    let isAdrift = node.created != nil && node.offTree != nil && node.destroyed == nil
    guard node.isOnTree || isAdrift, let place = positions.position(of: index) else { return nil }
    var status: TreeHistory.Status = node.isOnTree ? [] : .offTree
    if node.isActive { status.insert(.active) }
    if node.parent != nil { status.insert(.attached) }
    return TreeHistory.Standing(
      index, place: Int32(truncatingIfNeeded: place), parent: node.parent ?? node.lastParent,
      status: status)
  }
}
