import CGraphviz

/// A graph being filled. It is valid inside the job that hands it out.
struct GraphvizGraph {
  let handle: UnsafeMutablePointer<Agraph_t>

  struct Node {
    fileprivate let handle: UnsafeMutablePointer<Agnode_t>
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

  func addEdge(
    from: Node, to: Node, _ attributes: KeyValuePairs<String, String>
  ) throws(GraphvizRenderer.Failure) {
    guard let edge = ribs_edge(handle, from.handle, to.handle) else {
      throw .graphviz("no edge could be made")
    }
    Self.set(attributes, on: edge)
  }

  private static func set(
    _ attributes: KeyValuePairs<String, String>, on object: UnsafeMutableRawPointer
  ) {
    for (name, value) in attributes { _ = ribs_set(object, name, value) }
  }
}
