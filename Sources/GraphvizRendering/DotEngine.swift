import RIBsDiagram

/// Places trees with Graphviz's `dot`, an alternative with its own lines: siblings in attach order, rows of
/// equal depth. It takes more than linear time: some seconds for thousands of RIBs.
package struct DotEngine: TreeEngine {
  /// Creates an engine. It keeps no state between trees.
  package init() {}

  /// - Throws: ``GraphvizRenderer/Failure`` if libgvc fails.
  package func place(
    parents: [Int?], sizes: [Size]
  ) throws(GraphvizRenderer.Failure) -> TreePlacement {
    try GraphvizLibrary.shared.layOut(engine: "dot") {
      graph throws(GraphvizRenderer.Failure) in
      try Self.build(graph, parents, sizes)
    } read: { _, graph, tree throws(GraphvizRenderer.Failure) in
      graph.attachPositions()
      let size = graph.size
      return TreePlacement(
        direction: .down,
        centers: try tree.nodes.map { node throws(GraphvizRenderer.Failure) in
          try graph.center(of: node, height: size.height)
        },
        extent: size,
        curves: tree.edges.map { $0.map { graph.curve(of: $0, height: size.height) } ?? [] })
    }
  }

  private struct Tree {
    var nodes: [GraphvizGraph.Node] = []
    /// The edge to each node from its parent.
    var edges: [GraphvizGraph.Edge?] = []
  }

  private static func build(
    _ graph: GraphvizGraph, _ parents: [Int?], _ sizes: [Size]
  ) throws(GraphvizRenderer.Failure) -> Tree {
    // Lines meet boxes in the middle of a side. Siblings keep their order.
    graph.set(["ordering": "out", "nodesep": "0.25", "ranksep": "0.6"])
    for (name, value) in [("shape", "box"), ("fixedsize", "true"), ("label", "")] {
      _ = try graph.declare(name, of: .node, default: value)
    }
    let width = try graph.declare("width", of: .node)
    let height = try graph.declare("height", of: .node)
    for (name, value) in [("dir", "none"), ("tailport", "s"), ("headport", "n")] {
      _ = try graph.declare(name, of: .edge, default: value)
    }
    var tree = Tree()
    for (index, size) in sizes.enumerated() {
      let node = try graph.addNode("n\(index)")
      graph.set(width, of: node, to: GraphvizText.number(size.width / 72))
      graph.set(height, of: node, to: GraphvizText.number(size.height / 72))
      tree.nodes.append(node)
      tree.edges.append(
        try parents[index].map { parent throws(GraphvizRenderer.Failure) in
          try graph.addEdge(from: tree.nodes[parent], to: node)
        })
    }
    return tree
  }
}
