import CGraphviz
import RIBsDiagram

/// A graph under construction. It is valid only during the job that provides it.
struct GraphvizGraph {
  let handle: UnsafeMutablePointer<Agraph_t>

  struct Node {
    fileprivate let handle: UnsafeMutablePointer<Agnode_t>
  }

  struct Edge {
    fileprivate let handle: UnsafeMutablePointer<Agedge_t>
  }

  /// The objects that an attribute belongs to.
  enum Part {
    case node, edge

    fileprivate var kind: Int32 {
      switch self {
      case .node: AGNODE
      case .edge: AGEDGE
      }
    }
  }

  /// An attribute that all nodes or all edges have, declared once to save Graphviz a lookup by name for each object.
  struct Attribute {
    fileprivate let symbol: UnsafeMutablePointer<Agsym_t>
    /// The value of objects for which no other value is set.
    fileprivate let defaultValue: String
  }

  /// Declares an attribute. Call this before adding nodes or edges, since Graphviz would update each existing one.
  func declare(
    _ name: String, of part: Part, default value: String = ""
  ) throws(GraphvizRenderer.Failure) -> Attribute {
    guard let symbol = ribs_declare(handle, part.kind, name, value) else {
      throw .graphviz("no attribute could be declared")
    }
    return Attribute(symbol: symbol, defaultValue: value)
  }

  func set(_ attributes: KeyValuePairs<String, String>) {
    for (name, value) in attributes { _ = ribs_set_graph(handle, name, value) }
  }

  func addNode(_ name: String) throws(GraphvizRenderer.Failure) -> Node {
    guard let node = ribs_node(handle, name) else { throw .graphviz("no node could be made") }
    return Node(handle: node)
  }

  func addEdge(from: Node, to: Node) throws(GraphvizRenderer.Failure) -> Edge {
    guard let edge = ribs_edge(handle, from.handle, to.handle) else {
      throw .graphviz("no edge could be made")
    }
    return Edge(handle: edge)
  }

  /// Sets an attribute of a node. Call this at most once per node and attribute.
  func set(_ attribute: Attribute, of node: Node, to value: String) {
    Self.set(attribute, of: node.handle, to: value)
  }

  /// Sets an attribute of an edge. Call this at most once per edge and attribute.
  func set(_ attribute: Attribute, of edge: Edge, to value: String) {
    Self.set(attribute, of: edge.handle, to: value)
  }

  private static func set(
    _ attribute: Attribute, of object: UnsafeMutableRawPointer, to value: String
  ) {
    // The object already has the default.
    guard value != attribute.defaultValue else { return }
    _ = ribs_set(object, attribute.symbol, value)
  }
}

/// Positions after layout.
extension GraphvizGraph {
  var size: Size {
    var (width, height) = (0.0, 0.0)
    ribs_graph_size(handle, &width, &height)
    return Size(width, height)
  }

  /// The middle of a node, measured from the upper left corner.
  func center(of node: Node) -> Point {
    var (x, y) = (0.0, 0.0)
    ribs_node_center(node.handle, &x, &y)
    return Point(x, size.height - y)
  }

  /// The line of an edge, measured from the upper left corner; empty if it has none.
  func curve(of edge: Edge) -> [Point] {
    let height = size.height
    return (0..<ribs_edge_point_count(edge.handle)).map { index in
      var (x, y) = (0.0, 0.0)
      ribs_edge_point(edge.handle, index, &x, &y)
      return Point(x, height - y)
    }
  }
}
