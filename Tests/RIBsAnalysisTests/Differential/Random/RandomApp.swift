/// The state of the app in a random trace, as far as its events make sense.
struct RandomApp {
  struct RIB {
    var id: Int
    var name: String
    var parent: Int?
    var isAlive = true
    var isActive = false
    var isLoaded = false
    var isSeen = false
    var holder: Int?
  }

  var ribs: [RIB] = []
  var nextID = 1
  var nextFlow = 1
  /// The running workflows and workers, with their names.
  var workflows: [(number: Int, name: String)] = []
  var workers: [(number: Int, name: String, id: Int)] = []

  subscript(id: Int) -> RIB {
    get { ribs.first { $0.id == id } ?? RIB(id: id, name: "Home") }
    set {
      if let index = ribs.firstIndex(where: { $0.id == id }) {
        ribs[index] = newValue
      } else {
        ribs.append(newValue)
      }
    }
  }

  func children(_ id: Int) -> [Int] { ribs.filter { $0.parent == id }.map(\.id) }

  func isStanding(_ id: Int) -> Bool {
    var next = id
    // Wrong calls can cause a cycle.
    for _ in ribs where self[next].isAlive {
      if next == 1 { return true }
      guard let parent = self[next].parent else { return false }
      next = parent
    }
    return false
  }

  /// The RIBs below a RIB, deepest first.
  func subtree(_ id: Int) -> [Int] {
    var found = [id]
    var index = 0
    while index < found.count {
      found += children(found[index]).filter { !found.contains($0) }
      index += 1
    }
    return found.reversed()
  }

  var standing: [Int] { ribs.map(\.id).filter(isStanding) }
  var attached: [Int] { standing.filter { $0 != 1 } }
  /// Detached RIBs that are still referenced.
  var parked: [Int] { ribs.filter { $0.isAlive && $0.parent == nil && $0.id != 1 }.map(\.id) }
}
