import RIBsTrace

/// Records a session's ``TreeHistory`` while it is replayed.
struct HistoryRecorder {
  private(set) var history = TreeHistory()
  /// What is known of the RIBs now.
  private var known: [NodeIndex: TreeHistory.Facts] = [:]

  /// - Parameters:
  ///   - event: What the step came from.
  ///   - positions: Where RIBs stand, after this event.
  mutating func observe(
    _ step: borrowing Step, of event: borrowing InternedEvent, in forest: borrowing Forest,
    _ positions: PositionRecorder
  ) {
    let nodes = step.change.nodes
    history.meet(nodes, in: forest)
    if case .created(let rib, _, reusesNumber: true) = step.change { history.noteReused(rib) }
    if history.isBlockFull { history.beginBlock(known.values) }
    for index in nodes.reversed() { update(index, in: forest, positions) }
    for index in positions.moved { update(index, in: forest, positions) }
    history.append(
      event.body, step, nodes, step.outcome(in: forest), standing: forest.standing)
  }

  private mutating func update(
    _ index: NodeIndex, in forest: borrowing Forest, _ positions: PositionRecorder
  ) {
    let now = facts(of: index, in: forest, positions)
    guard now != known[index] else { return }
    known[index] = now
    history.append(now ?? .gone(index))
  }

  /// Nil for a RIB that is destroyed or was never on the tree.
  private func facts(
    of index: NodeIndex, in forest: borrowing Forest, _ positions: PositionRecorder
  ) -> TreeHistory.Facts? {
    let node = forest[index]
    guard node.destroyed == nil, let place = positions.position(of: index) else { return nil }
    var status: TreeHistory.Status = []
    if node.isActive { status.insert(.active) }
    if node.parent != nil { status.insert(.attached) }
    if node.isRoot { status.insert(.root) }
    if node.created != nil { status.insert(.created) }
    return TreeHistory.Facts(
      index, place: Int32(truncatingIfNeeded: place), parent: node.parent ?? node.lastParent,
      attached: UInt32(clamping: node.lastAttach?.seq ?? 0), status: status)
  }
}
