/// Records every place at which a RIB stands while a session is replayed.
struct PlaceRecorder {
  private(set) var places = Places()
  /// Where each RIB stands, or stood before it left the tree.
  private var current: [NodeIndex: Int] = [:]

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    // A parent before its child, which stands below it.
    for index in step.change.nodes.reversed() { update(index, in: forest) }
  }

  /// Moves a RIB, and the RIBs below it, to the place where it stands now. A RIB that left the tree keeps its place, and
  /// one that is built before its parent is attached has none until then.
  private mutating func update(_ index: NodeIndex, in forest: borrowing Forest) {
    var waiting = [index]
    while let index = waiting.popLast() {
      let parent = forest[index].parent.flatMap { current[$0] }
      guard parent != nil || forest[index].isOnTree else { continue }
      let name = forest.name(of: index)
      if let place = current[index], places.all[place].name == name,
        places.all[place].parent == parent
      {
        continue
      }
      let place = places.enter(name, below: parent, kind: forest[index].kind)
      current[index] = place
      let id = forest[index].id
      if places.visited[id]?.contains(place) != true {
        places.visited[id, default: []].append(place)
      }
      waiting += forest.children(of: index).reversed()
    }
  }
}
