/// The RIBs that are alive now, as a tree. A place that becomes free is used again, so that memory does not
/// grow with the trace.
struct LiveRIBs {
  typealias Index = Int

  struct RIB {
    /// Its number in the trace; zero where the place is free.
    fileprivate(set) var id: Int
    let place: AppPlace.Index
    fileprivate(set) var parent: Index?
    fileprivate(set) var children: [Index] = []
    /// How many RIBs the subtree has, itself included.
    fileprivate(set) var weight = 1

    var isAttached = false
    var isLoaded = false
    var isActive = false
    var isOnScreen = false
    /// The worker that runs.
    var worker: Int?
  }

  private var ribs: [RIB] = []
  private var free: [Index] = []
  private var lastID = 0

  var count: Int { ribs.count - free.count }

  subscript(index: Index) -> RIB {
    get { ribs[index] }
    set { ribs[index] = newValue }
  }

  /// Whether the RIB of a number is alive where it was.
  func isAlive(_ id: Int, at index: Index) -> Bool { ribs[index].id == id }

  mutating func add(_ place: AppPlace.Index, below parent: Index?) -> Index {
    lastID += 1
    let rib = RIB(id: lastID, place: place, parent: parent)
    let index = free.popLast() ?? ribs.count
    if index == ribs.count { ribs.append(rib) } else { ribs[index] = rib }
    if let parent { ribs[parent].children.append(index) }
    weigh(1, from: parent)
    return index
  }

  /// Takes away one that has no children any more, or whose children are taken away next.
  mutating func remove(_ index: Index) {
    ribs[index].id = 0
    free.append(index)
  }

  /// Takes a subtree out of its parent's children.
  mutating func cut(_ index: Index) {
    guard let parent = ribs[index].parent else { return }
    // Mostly the last or nearly so: what was opened last is closed first.
    if let place = ribs[parent].children.lastIndex(of: index) {
      ribs[parent].children.remove(at: place)
    }
    weigh(-ribs[index].weight, from: parent)
    ribs[index].parent = nil
  }

  /// A RIB and all below it, each before its children.
  func subtree(_ index: Index) -> [Index] {
    var found: [Index] = []
    var waiting = [index]
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: ribs[next].children.reversed())
    }
    return found
  }

  private mutating func weigh(_ change: Int, from index: Index?) {
    var next = index
    while let current = next {
      ribs[current].weight += change
      next = ribs[current].parent
    }
  }
}
