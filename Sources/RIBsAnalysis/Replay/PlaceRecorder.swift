/// Looks on while a session is replayed and keeps every place at which a RIB stands.
struct PlaceRecorder {
  private(set) var places = Places()
  /// Where each RIB stands, or stood before it left the tree.
  private var current: [Int?] = []

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    while current.count < forest.records.count { current.append(nil) }
    // A parent before its child, which stands below it.
    for index in step.change.ribs.reversed() { settle(index, in: forest) }
  }

  /// Brings a RIB, and those below it, to the place where it stands now. What has left the tree keeps the
  /// place it had, and what is built before its parent is attached waits for that.
  private mutating func settle(_ index: NodeIndex, in forest: borrowing Forest) {
    var waiting = [index]
    while let index = waiting.popLast() {
      let node = forest[index]
      let parent = node.parent.flatMap { current[$0] }
      guard parent != nil || node.isOnTree else { continue }
      if let place = current[index], places.all[place].name == node.name,
        places.all[place].parent == parent
      {
        continue
      }
      let place = places.enter(node.name, below: parent, kind: node.kind)
      current[index] = place
      if places.visited[node.id]?.contains(place) != true {
        places.visited[node.id, default: []].append(place)
      }
      waiting += forest.children(of: index).reversed()
    }
  }
}
