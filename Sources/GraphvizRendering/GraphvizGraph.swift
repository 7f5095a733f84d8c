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

  /// What nodes, or edges, have an attribute of.
  enum Part {
    case node, edge

    fileprivate var kind: Int32 {
      switch self {
      case .node: AGNODE
      case .edge: AGEDGE
      }
    }
  }

  /// An attribute that all nodes have, or all edges. Graphviz would look a name up each time it is set.
  struct Attribute {
    fileprivate let symbol: UnsafeMutablePointer<Agsym_t>
    /// What each has that nothing else is set for.
    fileprivate let usual: String
  }

  /// Before there are any nodes or edges, of which each would be given it in turn.
  func declare(
    _ name: String, of part: Part, usually usual: String = ""
  ) throws(GraphvizRenderer.Failure) -> Attribute {
    guard let symbol = ribs_declare(handle, part.kind, name, usual) else {
      throw .graphviz("no attribute could be declared")
    }
    return Attribute(symbol: symbol, usual: usual)
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

  /// Once for each node.
  func set(_ attribute: Attribute, of node: Node, to value: String) {
    Self.set(attribute, of: node.handle, to: value)
  }

  /// Once for each edge.
  func set(_ attribute: Attribute, of edge: Edge, to value: String) {
    Self.set(attribute, of: edge.handle, to: value)
  }

  private static func set(
    _ attribute: Attribute, of object: UnsafeMutableRawPointer, to value: String
  ) {
    // It has that already.
    guard value != attribute.usual else { return }
    _ = ribs_set(object, attribute.symbol, value)
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
