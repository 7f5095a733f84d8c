import RIBsTrace

/// The tree as it stood at a moment, from the roots down, each RIB before its children and those in
/// attach order.
public struct TreeSnapshot: Sendable {
  /// One RIB of the tree.
  public struct Node: Sendable, Equatable {
    /// The RIB itself. In a trace that contradicts itself, two RIBs can have one number.
    package let index: NodeIndex
    /// The router instance's number in its session.
    public let id: Int
    /// The RIB's name.
    public let rib: String
    /// Whether it has a view, where the trace says.
    public let kind: RIBKind?
    /// Whether its interactor is active.
    public let isActive: Bool
    /// How far below a root it stands; 0 for a root.
    public let depth: Int
    /// Where in ``TreeSnapshot/nodes`` its parent stands.
    public let parent: Int?
    /// The event that last attached it; nil for a root.
    public let attached: EventRef?
  }

  /// A RIB that is off the tree and alive.
  public struct Detached: Sendable, Equatable {
    /// The RIB itself. In a trace that contradicts itself, two RIBs can have one number.
    package let index: NodeIndex
    /// The router instance's number in its session.
    public let id: Int
    /// The RIB's name.
    public let rib: String
    /// Whether it has a view, where the trace says.
    public let kind: RIBKind?
    /// Whether its interactor is active.
    public let isActive: Bool
    /// Where in ``TreeSnapshot/detached`` the RIB stands that it is attached to, if that is off the tree.
    public let parent: Int?
    /// Where in ``TreeSnapshot/nodes`` the RIB stands that it was attached to last, if that is on the tree.
    public let lastParent: Int?
    /// The event that last attached it.
    public let attached: EventRef?
    /// The event by which it left the tree.
    public let left: EventRef?
  }

  /// The RIBs on the tree.
  public let nodes: [Node]

  /// RIBs off the tree that the trace says are still alive, each before those attached to it.
  public let detached: [Detached]

  /// For a session whose tree is not kept.
  static let empty = TreeSnapshot(nodes: [], detached: [])

  private init(nodes: [Node], detached: [Detached]) {
    (self.nodes, self.detached) = (nodes, detached)
  }

  init(_ forest: borrowing Forest) {
    var nodes: [Node] = []
    nodes.reserveCapacity(forest.standing)
    var positions: [NodeIndex: Int] = [:]
    // A stack. Only the next of several siblings waits on it.
    var waiting = forest.roots.reversed().map { (index: $0, depth: 0, parent: Int?.none) }
    let strings = forest.strings
    while let (index, depth, parent) = waiting.popLast() {
      if parent != nil, let sibling = forest[index].nextSibling {
        waiting.append((sibling, depth, parent))
      }
      guard forest[index].isOnTree else { continue }
      let node = forest[index]
      let position = nodes.count
      positions[index] = position
      nodes.append(
        Node(
          index: index, id: node.id, rib: strings.name(node.name), kind: node.kind,
          isActive: node.isActive,
          depth: depth, parent: parent, attached: node.lastAttach.map { EventRef($0, strings) }))
      if let child = node.firstChild { waiting.append((child, depth + 1, position)) }
    }
    self.nodes = nodes
    detached = Self.detached(forest, positions)
  }

  /// - Parameter positions: The positions of the RIBs on the tree among the nodes.
  private static func detached(
    _ forest: borrowing Forest, _ positions: [NodeIndex: Int]
  ) -> [Detached] {
    func isAdrift(_ index: NodeIndex) -> Bool {
      forest[index].created != nil && forest[index].offTree != nil
        && forest[index].destroyed == nil
    }
    let tops = forest.indices.filter { index in
      isAdrift(index) && !(forest[index].parent.map { isAdrift($0) } ?? false)
    }
    let strings = forest.strings
    var detached: [Detached] = []
    var waiting = tops.reversed().map { (index: $0, parent: Int?.none) }
    while let (index, parent) = waiting.popLast() {
      let node = forest[index]
      let position = detached.count
      detached.append(
        Detached(
          index: index, id: node.id, rib: strings.name(node.name), kind: node.kind,
          isActive: node.isActive,
          parent: parent, lastParent: node.lastParent.flatMap { positions[$0] },
          attached: node.lastAttach.map { EventRef($0, strings) },
          left: node.offTree.map { EventRef($0, strings) }))
      waiting += forest.children(of: index).filter { isAdrift($0) }.reversed().map {
        ($0, position)
      }
    }
    return detached
  }
}
