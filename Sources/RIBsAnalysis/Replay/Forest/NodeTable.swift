import RIBsTrace

/// The RIBs of a session, by their index and by their number in the trace.
struct NodeTable: Sendable {
  /// Where a RIB is kept.
  private enum Position: BitwiseCopyable {
    case current(Int32)
    case destroyed(Int32)
  }

  /// By index.
  private var positions: [Position] = []
  private var current = Pool<Node>()
  private var destroyed = Pool<DestroyedNode>()
  /// By number. Recorders count RIBs from 1, so most numbers are positions in a list: 3 ns where a dictionary takes 20.
  private var numbered: [NodeIndex?] = []
  private var others: [Int: NodeIndex] = [:]

  /// How many RIBs the session mentions.
  var count: Int { positions.count }

  /// All of them, in the order in which the trace first mentions them.
  var all: some RandomAccessCollection<NodeIndex> {
    positions.indices.lazy.map { NodeIndex(position: UInt32($0)) }
  }

  /// The RIBs that are not let go of, in the order in which the trace first mentions them.
  var indices: [NodeIndex] {
    positions.indices.compactMap { position in
      guard case .current = positions[position] else { return nil }
      return NodeIndex(position: UInt32(position))
    }
  }

  /// The RIB with a number.
  @inline(__always)
  subscript(id id: Int) -> NodeIndex? {
    if id >= 0, id < numbered.count { return numbered[id] }
    return others.isEmpty ? nil : others[id]
  }

  /// Changing a RIB that was let go of brings it back.
  subscript(index: NodeIndex) -> Node {
    @inline(__always) _read {
      switch positions[Int(index.position)] {
      case .current(let position): yield current[position]
      case .destroyed(let position): yield destroyed[position].node
      }
    }
    @inline(__always) _modify {
      switch positions[Int(index.position)] {
      case .current(let position): yield &current[position]
      case .destroyed(let position): yield &current[restore(index, at: position)]
      }
    }
  }

  /// - Parameter node: A RIB whose number the table does not have.
  mutating func insert(_ node: Node) -> NodeIndex {
    let index = NodeIndex(position: UInt32(truncatingIfNeeded: positions.count))
    positions.append(.current(current.insert(node)))
    guard node.id >= 0, node.id < 2 * positions.count + 1024 else {
      others[node.id] = index
      return index
    }
    while numbered.count <= node.id { numbered.append(others[numbered.count]) }
    numbered[node.id] = index
    return index
  }

  /// Keeps only a destroyed RIB's ``DestroyedNode`` if nothing on the tree refers to it.
  mutating func letGo(_ index: NodeIndex) {
    guard case .current(let position) = positions[Int(index.position)],
      current[position].destroyed != nil, current[position].parent == nil,
      current[position].firstChild == nil
    else { return }
    let record = DestroyedNode(current[position])
    current.remove(position, leaving: Node(id: 0, name: nil, kind: nil))
    positions[Int(index.position)] = .destroyed(destroyed.insert(record))
  }

  @inline(never)
  private mutating func restore(_ index: NodeIndex, at position: Int32) -> Int32 {
    let record = destroyed[position]
    destroyed.remove(position, leaving: record)
    let restored = current.insert(record.node)
    positions[Int(index.position)] = .current(restored)
    return restored
  }

  /// A list whose free positions are used again.
  private struct Pool<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    private var free: [Int32] = []

    subscript(position: Int32) -> Element {
      @inline(__always) _read { yield elements[Int(position)] }
      @inline(__always) _modify { yield &elements[Int(position)] }
    }

    mutating func insert(_ element: Element) -> Int32 {
      if let position = free.popLast() {
        elements[Int(position)] = element
        return position
      }
      elements.append(element)
      return Int32(truncatingIfNeeded: elements.count - 1)
    }

    /// - Parameter blank: Takes the element's place until another needs it.
    mutating func remove(_ position: Int32, leaving blank: Element) {
      elements[Int(position)] = blank
      free.append(position)
    }
  }
}
