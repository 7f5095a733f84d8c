import RIBsTrace

/// The RIBs of a session, by their index and by their number in the trace.
struct NodeTable: Sendable {
  /// For each RIB its position in `current`, or, for a RIB that was let go of, -1 minus its position in `departed`.
  private var positions: [Int32] = []
  private var current = Blocks<Node>()
  private var departed = Blocks<DestroyedNode>()
  // Positions that are used again.
  private var freeCurrent: [Int32] = []
  private var freeDeparted: [Int32] = []
  /// By number. Recorders count RIBs from 1, so most numbers are positions in a list. With a dictionary alone `check` runs
  /// 6 % more instructions.
  private var numbered: [NodeIndex?] = []
  private var others: [Int: NodeIndex] = [:]

  /// How many RIBs the session mentions.
  var count: Int { positions.count }

  /// All of them, in the order in which the trace first mentions them.
  var all: some RandomAccessCollection<NodeIndex> {
    positions.indices.lazy.map { NodeIndex(position: UInt32($0)) }
  }

  /// The RIBs that were not let go of, in the same order.
  var indices: [NodeIndex] { all.filter { positions[Int($0.position)] >= 0 } }

  /// The RIB with a number; the last one if the trace gives the number out again.
  @inline(__always)
  subscript(id id: Int) -> NodeIndex? {
    if id >= 0, id < numbered.count { return numbered[id] }
    return others.isEmpty ? nil : others[id]
  }

  /// Changing a RIB that was let go of brings it back.
  subscript(index: NodeIndex) -> Node {
    @inline(__always) get {
      let position = positions[Int(index.position)]
      return position >= 0 ? current[Int(position)] : departed[Int(-1 - position)].node
    }
    @inline(__always) _modify {
      let position = positions[Int(index.position)]
      yield &current[Int(position >= 0 ? position : restore(index))]
    }
  }

  /// Lets a child follow its parent onto the tree or off it. It reads and writes a RIB in place, once a visit, where
  /// `self[index]` would copy it for each field: a subtree of 5,000 RIBs that leaves and comes back 17,500 times takes 2 s
  /// instead of 10.
  ///
  /// - Returns: Where the walk goes on; nil if the child stays as it is.
  @inline(__always)
  mutating func follow(_ child: NodeIndex, onTree isOnTree: Bool, at stamp: EventStamp) -> Node
    .Visit?
  {
    // A RIB with a parent was not let go of.
    current[Int(positions[Int(child.position)])].follow(onTree: isOnTree, at: stamp)
  }

  /// The sibling behind a RIB that has a parent, and the parent.
  @inline(__always)
  func neighbours(of child: NodeIndex) -> (next: NodeIndex?, parent: NodeIndex?) {
    current.neighbours(at: Int(positions[Int(child.position)]))
  }

  /// Adds a RIB. From here on its number names it, and no RIB that had the number before.
  mutating func insert(_ node: Node) -> NodeIndex {
    let index = NodeIndex(position: UInt32(truncatingIfNeeded: positions.count))
    positions.append(place(node))
    guard node.id >= 0, node.id < 2 * positions.count + 1024 else {
      others[node.id] = index
      return index
    }
    while numbered.count <= node.id { numbered.append(others[numbered.count]) }
    numbered[node.id] = index
    return index
  }

  /// Keeps only the ``DestroyedNode`` of a destroyed RIB that has neither parent nor children, nor a view on screen.
  ///
  /// - Returns: Whether it let go of the RIB.
  mutating func letGo(_ index: NodeIndex) -> Bool {
    let position = positions[Int(index.position)]
    guard position >= 0, current[Int(position)].destroyed != nil,
      current[Int(position)].parent == nil, current[Int(position)].firstChild == nil,
      current[Int(position)].view != .onScreen
    else { return false }
    let node = DestroyedNode(current[Int(position)])
    freeCurrent.append(position)
    if let free = freeDeparted.popLast() {
      departed[Int(free)] = node
      positions[Int(index.position)] = -1 - free
    } else {
      departed.append(node)
      positions[Int(index.position)] = -Int32(truncatingIfNeeded: departed.count)
    }
    return true
  }

  private mutating func place(_ node: Node) -> Int32 {
    guard let free = freeCurrent.popLast() else {
      current.append(node)
      return Int32(truncatingIfNeeded: current.count - 1)
    }
    current[Int(free)] = node
    return free
  }

  @inline(never)
  private mutating func restore(_ index: NodeIndex) -> Int32 {
    let gone = -1 - positions[Int(index.position)]
    freeDeparted.append(gone)
    let position = place(departed[Int(gone)].node)
    positions[Int(index.position)] = position
    return position
  }
}
