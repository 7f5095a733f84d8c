/// Records every position at which a RIB stands while a session is replayed.
struct PositionRecorder {
  private(set) var positions = TreePositions()
  /// Where each RIB stands, or stood before it left the tree.
  private var current: [NodeIndex: Int] = [:]
  /// The RIBs that the last event moved to another position.
  private(set) var moved: [NodeIndex] = []

  /// The index of the position where a RIB stands, or stood before it left the tree.
  func position(of index: NodeIndex) -> Int? { current[index] }

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    moved.removeAll(keepingCapacity: true)
    let nodes = step.change.nodes
    // A parent before its child, which stands below it.
    for index in nodes.reversed() { update(index, in: forest) }
    for index in forest.stayed { update(index, in: forest) }
    // Nothing stands below it any more, and there may be very many like it.
    for index in nodes where forest[index].destroyed != nil && forest[index].firstChild == nil {
      current[index] = nil
    }
  }

  /// Moves a RIB, and the RIBs below it, to the position where it stands now. A RIB that is built before its parent is attached
  /// has none until then.
  private mutating func update(_ index: NodeIndex, in forest: borrowing Forest) {
    var waiting = [index]
    while let index = waiting.popLast() {
      // A destroyed RIB stands nowhere any more, whatever the trace still says of it.
      if forest[index].destroyed != nil, forest[index].firstChild == nil { continue }
      let isOnTree = forest[index].isOnTree
      let parent = parent(of: index, in: forest)
      guard parent != nil || isOnTree || forest[index].offTree != nil else { continue }
      let name = forest.name(of: index)
      if let before = current[index] {
        // A RIB that left the tree keeps its position.
        if !isOnTree, parent == nil { continue }
        let position = positions.all[before]
        if position.name == name, position.parent == parent { continue }
      }
      let position = positions.enter(name, below: parent, kind: forest[index].kind)
      current[index] = position
      moved.append(index)
      positions.note(TreePositions.Visit(rib: index, position: position))
      waiting += forest.children(of: index).reversed()
    }
  }

  /// The position below which a RIB stands; nil for a root. An app may launch a RIB that is attached to a RIB off the tree.
  private func parent(of index: NodeIndex, in forest: borrowing Forest) -> Int? {
    guard let parent = forest[index].parent else { return nil }
    if forest[index].isOnTree, !forest[parent].isOnTree { return nil }
    return current[parent]
  }
}
