import CGraphviz
import RIBsDiagram

/// A graph being filled. It is valid inside the job that hands it out.
struct GraphvizGraph {
  let handle: UnsafeMutablePointer<Agraph_t>

  struct Node {
    fileprivate let handle: UnsafeMutablePointer<Agnode_t>
  }

  struct Edge {
    fileprivate let handle: UnsafeMutablePointer<Agedge_t>
  }

  func set(_ attributes: KeyValuePairs<String, String>) {
    Self.set(attributes, on: handle)
  }

  func addNode(
    _ name: String, _ attributes: KeyValuePairs<String, String>
  ) throws(GraphvizRenderer.Failure) -> Node {
    guard let node = ribs_node(handle, name) else { throw .graphviz("no node could be made") }
    Self.set(attributes, on: node)
    return Node(handle: node)
  }

  @discardableResult func addEdge(
    from: Node, to: Node, _ attributes: KeyValuePairs<String, String>
  ) throws(GraphvizRenderer.Failure) -> Edge {
    guard let edge = ribs_edge(handle, from.handle, to.handle) else {
      throw .graphviz("no edge could be made")
    }
    Self.set(attributes, on: edge)
    return Edge(handle: edge)
  }

  /// What is told where somebody points at a node, and where a click leads.
  func point(_ node: Node, at tooltip: String, _ url: String?) {
    Self.set(["tooltip": GraphvizText.tooltip(tooltip)], on: node.handle)
    if let url { Self.set(["URL": GraphvizText.url(url), "target": "_top"], on: node.handle) }
  }

  private static func set(
    _ attributes: KeyValuePairs<String, String>, on object: UnsafeMutableRawPointer
  ) {
    for (name, value) in attributes { _ = ribs_set(object, name, value) }
  }
}

/// Where things stand once they are laid out.
extension GraphvizGraph {
  var size: Size {
    var (width, height) = (0.0, 0.0)
    ribs_graph_size(handle, &width, &height)
    return Size(width, height)
  }

  /// The middle of a node, counted from the upper left corner.
  func center(of node: Node) -> Point {
    var (x, y) = (0.0, 0.0)
    ribs_node_place(node.handle, &x, &y)
    return Point(x, size.height - y)
  }

  /// The line of an edge, counted from the upper left corner; empty where it has none.
  func curve(of edge: Edge) -> [Point] {
    let height = size.height
    return (0..<ribs_edge_point_count(edge.handle)).map { index in
      var (x, y) = (0.0, 0.0)
      ribs_edge_point(edge.handle, index, &x, &y)
      return Point(x, height - y)
    }
  }
}
