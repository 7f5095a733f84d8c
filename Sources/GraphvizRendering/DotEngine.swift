import RIBsDiagram

/// Places trees by Graphviz' `dot`, for who prefers its lines: siblings in attach order, rows of equal depth. It
/// takes more than linear time, some seconds for thousands of RIBs.
public struct DotEngine: TreeEngine {
  /// An engine keeps nothing between two trees.
  public init() {}

  /// - Throws: ``GraphvizRenderer/Failure`` where libgvc fails.
  public func place(
    parents: [Int?], sizes: [Size]
  ) throws(GraphvizRenderer.Failure) -> TreePlacement {
    try GraphvizLibrary.shared.layOut(engine: "dot") {
      graph throws(GraphvizRenderer.Failure) in
      try Self.build(graph, parents, sizes)
    } read: { _, graph, tree in
      TreePlacement(
        direction: .down, centers: tree.nodes.map(graph.center(of:)), extent: graph.size,
        curves: tree.edges.map { $0.map(graph.curve(of:)) ?? [] })
    }
  }

  private struct Tree {
    var nodes: [GraphvizGraph.Node] = []
    /// To each node, from its parent.
    var edges: [GraphvizGraph.Edge?] = []
  }

  private static func build(
    _ graph: GraphvizGraph, _ parents: [Int?], _ sizes: [Size]
  ) throws(GraphvizRenderer.Failure) -> Tree {
    // Lines meet boxes in the middle of their sides, in whose order siblings stand.
    graph.set(["ordering": "out", "nodesep": "0.25", "ranksep": "0.6"])
    var tree = Tree()
    for (index, size) in sizes.enumerated() {
      tree.nodes.append(
        try graph.addNode(
          "n\(index)",
          [
            "shape": "box", "fixedsize": "true", "label": "",
            "width": GraphvizText.number(size.width / 72),
            "height": GraphvizText.number(size.height / 72),
          ]))
      guard let parent = parents[index] else {
        tree.edges.append(nil)
        continue
      }
      tree.edges.append(
        try graph.addEdge(
          from: tree.nodes[parent], to: tree.nodes[index],
          ["dir": "none", "tailport": "s", "headport": "n"]))
    }
    return tree
  }
}
