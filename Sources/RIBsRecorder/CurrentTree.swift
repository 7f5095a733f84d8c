import RIBsRecording

/// The tree as it stands now, for ``RIBsRecorder/RIBsRecorder/currentPath``.
struct CurrentTree {
  private struct Node {
    let name: String
    var parent: Int?
    /// In the order in which they were attached.
    var children: [Int] = []
  }

  private var nodes: [Int: Node] = [:]
  /// In the order in which they were launched.
  private var roots: [Int] = []

  /// A path of more RIBs begins with `…`.
  private static let mostNames = 50

  mutating func insert(_ rib: RIBIdentity) {
    if nodes[rib.id] == nil { nodes[rib.id] = Node(name: rib.name) }
  }

  mutating func launch(_ id: Int) { roots.append(id) }

  mutating func attach(_ child: RIBIdentity, to parent: RIBIdentity) {
    insert(child)
    insert(parent)
    leave(child.id)
    nodes[child.id]?.parent = parent.id
    nodes[parent.id]?.children.append(child.id)
  }

  mutating func detach(_ child: RIBIdentity, from parent: Int) {
    guard nodes[child.id]?.parent == parent else { return }
    // A router without a record of its own never reports that it is destroyed.
    if child.isForeign { remove(child.id) } else { leave(child.id) }
  }

  mutating func remove(_ id: Int) {
    leave(id)
    nodes[id] = nil
    roots.removeAll { $0 == id }
  }

  private mutating func leave(_ child: Int) {
    guard let parent = nodes[child]?.parent else { return }
    nodes[child]?.parent = nil
    // It is usually the last one.
    if let index = nodes[parent]?.children.lastIndex(of: child) {
      nodes[parent]?.children.remove(at: index)
    }
  }

  /// The names from the root that was launched last, from each RIB to the child that was attached to it last.
  var path: String? {
    var names: [String] = []
    var next = roots.last
    // RIBs can be attached in a circle.
    while let id = next, let node = nodes[id], names.count < nodes.count {
      names.append(node.name)
      next = node.children.last
    }
    if names.isEmpty { return nil }
    let shown = names.count > Self.mostNames ? ["…"] + names.suffix(Self.mostNames) : names
    return shown.joined(separator: "/")
  }
}
