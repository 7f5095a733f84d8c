/// The branches of a tree that is drawn as text, with a line for each node.
package struct TreeBranches {
  /// A node of the tree.
  package struct Node {
    let depth: Int
    let isOnTree: Bool
    let hasMoreSiblings: Bool

    /// - Parameters:
    ///   - depth: How far below a root it stands; 0 for a root.
    ///   - isOnTree: Whether it is attached. If not, its branch is dashed.
    ///   - hasMoreSiblings: Whether siblings after it are left out.
    package init(depth: Int, isOnTree: Bool = true, hasMoreSiblings: Bool = false) {
      (self.depth, self.isOnTree) = (depth, isOnTree)
      self.hasMoreSiblings = hasMoreSiblings
    }
  }

  /// What stands before each node.
  package private(set) var first: [String] = []
  /// What stands before further lines about each node.
  package private(set) var further: [String] = []

  /// - Parameter nodes: In preorder. Each line takes three characters a level, so the caller bounds the depth.
  package init(_ nodes: [Node]) {
    // What stands before the nodes of each depth, as of the last one above.
    var stems: [String] = []
    for (index, isLast) in Self.areLast(nodes).enumerated() {
      let node = nodes[index]
      while stems.count < node.depth + 2 { stems.append("") }
      let stem = stems[node.depth]
      let below = node.depth == 0 ? "" : stem + (isLast ? "   " : "│  ")
      stems[node.depth + 1] = below
      first.append(node.depth == 0 ? "" : stem + node.branch(isLast: isLast))
      let hasChildren = index + 1 < nodes.count && nodes[index + 1].depth > node.depth
      further.append(below + (hasChildren ? "│  " : "   "))
    }
  }

  /// Whether each node is the last child of its parent.
  private static func areLast(_ nodes: [Node]) -> [Bool] {
    // The list is read from its end. For each depth, whether a sibling was seen after the parent's next one.
    var siblingSeen: [Bool] = []
    return nodes.reversed().map { node in
      siblingSeen.removeLast(max(0, siblingSeen.count - node.depth - 1))
      while siblingSeen.count <= node.depth { siblingSeen.append(false) }
      defer { siblingSeen[node.depth] = true }
      return !siblingSeen[node.depth] && !node.hasMoreSiblings
    }.reversed()
  }
}

extension TreeBranches.Node {
  fileprivate func branch(isLast: Bool) -> String {
    switch (isOnTree, isLast) {
    case (true, false): "├─ "
    case (true, true): "└─ "
    case (false, false): "├╌ "
    case (false, true): "└╌ "
    }
  }
}
