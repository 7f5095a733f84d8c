/// Records every position at which a RIB stands while a session is replayed.
struct PositionRecorder {
  private(set) var positions = TreePositions()
  /// Where each RIB stands, or stood before it left the tree.
  private var current: [NodeIndex: Int] = [:]

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    // A parent before its child, which stands below it.
    for index in step.change.nodes.reversed() { update(index, in: forest) }
  }

  /// Moves a RIB, and the RIBs below it, to the position where it stands now. A RIB that left the tree keeps its position, and
  /// one that is built before its parent is attached has none until then.
  private mutating func update(_ index: NodeIndex, in forest: borrowing Forest) {
    var waiting = [index]
    while let index = waiting.popLast() {
      let parent = forest[index].parent.flatMap { current[$0] }
      guard parent != nil || forest[index].isOnTree else { continue }
      let name = forest.name(of: index)
      if let position = current[index], positions.all[position].name == name,
        positions.all[position].parent == parent
      {
        continue
      }
      let position = positions.enter(name, below: parent, kind: forest[index].kind)
      current[index] = position
      let id = forest[index].id
      if positions.visited[id]?.contains(position) != true {
        positions.visited[id, default: []].append(position)
      }
      waiting += forest.children(of: index).reversed()
    }
  }
}
