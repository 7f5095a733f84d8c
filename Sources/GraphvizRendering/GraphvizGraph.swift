import CGraphviz
import RIBsDiagram

/// A graph under construction. It is valid only during the job that provides it.
struct GraphvizGraph {
  let graphviz: UnsafePointer<ribs_graphviz>
  let handle: OpaquePointer

  struct Node {
    fileprivate let handle: OpaquePointer
  }

  struct Edge {
    fileprivate let handle: OpaquePointer
  }

  /// The objects that an attribute belongs to.
  enum Part {
    case node, edge

    fileprivate var kind: Int32 {
      switch self {
      // `AGNODE` and `AGEDGE` of Graphviz's cgraph.h.
      case .node: 1
      case .edge: 2
      }
    }
  }

  /// An attribute that all nodes or all edges have, declared once to save Graphviz a lookup by name for each object.
  struct Attribute {
    fileprivate let symbol: OpaquePointer
    /// The value of objects for which no other value is set.
    fileprivate let defaultValue: String
  }

  init(_ graphviz: UnsafePointer<ribs_graphviz>) throws(GraphvizRenderer.Failure) {
    guard let handle = graphviz.pointee.agopen("ribs", graphviz.pointee.directed, nil) else {
      throw .graphviz("no graph could be made")
    }
    self.graphviz = graphviz
    self.handle = handle
  }

  /// Declares an attribute. Call this before adding nodes or edges, since Graphviz would update each existing one.
  func declare(
    _ name: String, of part: Part, default value: String = ""
  ) throws(GraphvizRenderer.Failure) -> Attribute {
    guard let symbol = graphviz.pointee.agattr(handle, part.kind, name, value) else {
      throw .graphviz("no attribute could be declared")
    }
    return Attribute(symbol: symbol, defaultValue: value)
  }

  func set(_ attributes: KeyValuePairs<String, String>) {
    for (name, value) in attributes {
      _ = graphviz.pointee.agsafeset(UnsafeMutableRawPointer(handle), name, value, "")
    }
  }

  func addNode(_ name: String) throws(GraphvizRenderer.Failure) -> Node {
    guard let node = graphviz.pointee.agnode(handle, name, 1) else {
      throw .graphviz("no node could be made")
    }
    return Node(handle: node)
  }

  func addEdge(from: Node, to: Node) throws(GraphvizRenderer.Failure) -> Edge {
    // Without a name, each call adds a new edge, even between the same two nodes.
    guard let edge = graphviz.pointee.agedge(handle, from.handle, to.handle, nil, 1) else {
      throw .graphviz("no edge could be made")
    }
    return Edge(handle: edge)
  }

  /// Sets an attribute of a node. Call this at most once per node and attribute.
  func set(_ attribute: Attribute, of node: Node, to value: String) {
    set(attribute, of: node.handle, to: value)
  }

  /// Sets an attribute of an edge. Call this at most once per edge and attribute.
  func set(_ attribute: Attribute, of edge: Edge, to value: String) {
    set(attribute, of: edge.handle, to: value)
  }

  private func set(_ attribute: Attribute, of object: OpaquePointer, to value: String) {
    // The object already has the default.
    guard value != attribute.defaultValue else { return }
    _ = graphviz.pointee.agxset(UnsafeMutableRawPointer(object), attribute.symbol, value)
  }
}

/// Positions after layout, in points, read from the attributes that Graphviz writes. They have five digits, so a
/// point of a graph that is 200,000 points wide may be 5 points off.
extension GraphvizGraph {
  /// Writes the layout into the attributes. Call this before reading positions.
  func attachPositions() { graphviz.pointee.attach_attrs(handle) }

  var size: Size {
    // The lower left corner, which is (0, 0), and the upper right one.
    let box = numbers("bb", of: handle)
    return box.count == 4 ? Size(box[2], box[3]) : Size(0, 0)
  }

  /// The middle of a node, measured from the upper left corner of a graph of this height.
  func center(
    of node: Node, height: Double
  ) throws(GraphvizRenderer.Failure) -> Point {
    guard let center = points("pos", of: node.handle, height).first else {
      throw .graphviz("a node has no position")
    }
    return center
  }

  /// The line of an edge, measured from the upper left corner of a graph of this height; empty if it has none.
  func curve(of edge: Edge, height: Double) -> [Point] {
    points("pos", of: edge.handle, height)
  }

  /// The points of `x,y x,y …`, where Graphviz measures from the lower left corner.
  private func points(_ name: String, of object: OpaquePointer, _ height: Double) -> [Point] {
    let numbers = numbers(name, of: object)
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(numbers[$0], height - numbers[$0 + 1])
    }
  }

  private func numbers(_ name: String, of object: OpaquePointer) -> [Double] {
    guard let text = graphviz.pointee.agget(UnsafeMutableRawPointer(object), name) else {
      return []
    }
    return String(cString: text).split { $0 == "," || $0 == " " }.compactMap { Double($0) }
  }
}
