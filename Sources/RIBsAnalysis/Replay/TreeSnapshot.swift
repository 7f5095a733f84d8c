import RIBsTrace

/// The tree as it stood at a moment, from the roots down, each RIB before its children and those in
/// attach order.
public struct TreeSnapshot: Sendable {
  /// One RIB of the tree.
  public struct Node: Sendable, Equatable {
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
  }

  /// A RIB that is off the tree and alive.
  public struct Detached: Sendable, Equatable {
    /// The router instance's number in its session.
    public let id: Int
    /// The RIB's name.
    public let rib: String
    /// Whether it has a view, where the trace says.
    public let kind: RIBKind?
    /// Whether its interactor is active.
    public let isActive: Bool
    /// Where in ``TreeSnapshot/nodes`` the parent stands that it was attached to last.
    public let lastParent: Int?
  }

  /// The RIBs on the tree.
  public let nodes: [Node]

  /// RIBs off the tree that the trace says are still alive, by number; of those that stand below each
  /// other only the topmost.
  public let detached: [Detached]

  init(_ forest: Forest) {
    var nodes: [Node] = []
    var places: [NodeIndex: Int] = [:]
    // Read from its end: the next RIB is the last of the list.
    var waiting = forest.roots.reversed().map { (node: $0, depth: 0, parent: Int?.none) }
    while let (index, depth, parent) = waiting.popLast() {
      let node = forest[index]
      let place = nodes.count
      places[index] = place
      nodes.append(
        Node(
          id: node.id, rib: node.name, kind: node.kind, isActive: node.isActive, depth: depth,
          parent: parent))
      let children = forest.children(of: index).filter { forest[$0].isOnTree }
      waiting += children.reversed().map { ($0, depth + 1, place) }
    }
    self.nodes = nodes
    detached = forest.nodes.indices.compactMap { index in
      let node = forest[index]
      guard !node.isOnTree, node.hasKnownLifetime, node.destroyed == nil, node.offTree != nil,
        node.parent.map({ forest[$0].destroyed != nil || forest[$0].offTree == nil }) ?? true
      else { return nil }
      return Detached(
        id: node.id, rib: node.name, kind: node.kind, isActive: node.isActive,
        lastParent: node.lastParent.flatMap { places[$0] })
    }
  }
}
