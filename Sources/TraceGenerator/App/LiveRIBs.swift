/// The RIBs that are alive, as a tree. Free slots are reused, so memory does not grow with the trace.
struct LiveRIBs {
  typealias Index = Int

  struct RIB {
    /// The RIB's number in the trace; zero for a free slot.
    fileprivate(set) var id: Int
    let path: AppPath.Index
    fileprivate(set) var parent: Index?
    fileprivate(set) var children: [Index] = []
    /// The number of RIBs in the subtree, including the RIB itself.
    fileprivate(set) var weight = 1

    var isAttached = false
    var isLoaded = false
    var isActive = false
    var isOnScreen = false
    /// The running worker.
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

  /// Whether the slot still holds the RIB with this number.
  func isAlive(_ id: Int, at index: Index) -> Bool { ribs[index].id == id }

  mutating func add(_ path: AppPath.Index, below parent: Index?) -> Index {
    lastID += 1
    let rib = RIB(id: lastID, path: path, parent: parent)
    let index = free.popLast() ?? ribs.count
    if index == ribs.count { ribs.append(rib) } else { ribs[index] = rib }
    if let parent { ribs[parent].children.append(index) }
    weigh(1, from: parent)
    return index
  }

  /// Removes a RIB that has no children, or whose children are removed next.
  mutating func remove(_ index: Index) {
    ribs[index].id = 0
    free.append(index)
  }

  /// Unlinks a subtree from its parent.
  mutating func cut(_ index: Index) {
    guard let parent = ribs[index].parent else { return }
    // Search from the end: what opens last usually closes first.
    if let position = ribs[parent].children.lastIndex(of: index) {
      ribs[parent].children.remove(at: position)
    }
    weigh(-ribs[index].weight, from: parent)
    ribs[index].parent = nil
  }

  /// A RIB and its descendants, parents first.
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
