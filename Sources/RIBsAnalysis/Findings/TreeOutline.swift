import RIBsTrace

/// A session's tree as people want to see it: what stands on it, what left it and is spoken of in a
/// finding below the parent it left, and equal leaves below one parent as one.
package struct TreeOutline {
  /// A RIB, or several equal ones.
  package struct Item {
    package let place: Place
    /// The parent's place in the list; it comes before its children.
    package let parent: Int?
    /// How far below a root it stands.
    package let depth: Int
    package let id: Int
    package let name: String
    package let kind: RIBKind?
    package let isActive: Bool
    /// The worst finding about the RIB.
    package let finding: Finding?
    /// How many equal siblings it stands for.
    package fileprivate(set) var count = 1
    package fileprivate(set) var hasChildren = false

    /// Its name, and how many there are of it.
    package func label(_ name: String) -> String { count == 1 ? name : "\(name) ×\(count)" }

    fileprivate func isTwin(of other: Item) -> Bool {
      place == other.place && kind == other.kind && isActive == other.isActive
        && finding?.rule == other.finding?.rule
    }
  }

  /// How a RIB stands to the parent above it.
  package enum Place: Equatable {
    case attached
    /// It left the tree and is still alive.
    case retained
    /// It left the tree and is kept to be attached again.
    case kept
  }

  private struct LeafKey: Hashable {
    var parent: Int?
    var name: String
  }

  /// In preorder, children in attach order.
  package private(set) var items: [Item] = []
  /// Leaves that equal ones below the same parent may join.
  private var leaves: [LeafKey: [Int]] = [:]

  package init(_ session: SessionReport) {
    let tree = session.tree
    let worst = Self.worstFindings(session.findings)
    var departed: [Int?: [TreeSnapshot.Detached]] = [:]
    for rib in tree.detached where worst[rib.id] != nil {
      departed[rib.lastParent, default: []].append(rib)
    }
    var children: [Int?: [Int]] = [:]
    for (place, node) in tree.nodes.enumerated() {
      children[node.parent, default: []].append(place)
    }

    // Read from its end: the next RIB is the last of the list.
    var waiting = (children[nil] ?? []).reversed().map { (place: $0, parent: Int?.none) }
    while let (place, parent) = waiting.popLast() {
      let node = tree.nodes[place]
      let below = (attached: children[place] ?? [], departed: departed[place] ?? [])
      let item = Item(
        place: .attached, parent: parent, depth: depth(below: parent), id: node.id, name: node.rib,
        kind: node.kind, isActive: node.isActive, finding: worst[node.id],
        hasChildren: !below.attached.isEmpty || !below.departed.isEmpty)
      guard let own = append(item) else { continue }
      for rib in below.departed { append(rib, below: own, worst[rib.id]) }
      waiting += below.attached.reversed().map { ($0, own) }
    }
    for rib in departed[nil] ?? [] { append(rib, below: nil, worst[rib.id]) }
  }

  private func depth(below parent: Int?) -> Int { parent.map { items[$0].depth + 1 } ?? 0 }

  private mutating func append(
    _ rib: TreeSnapshot.Detached, below parent: Int?, _ finding: Finding?
  ) {
    _ = append(
      Item(
        place: finding?.severity == .info ? .kept : .retained, parent: parent,
        depth: depth(below: parent), id: rib.id, name: rib.rib, kind: rib.kind,
        isActive: rib.isActive, finding: finding))
  }

  /// - Returns: The item's place in the list; nil where an equal leaf took it in.
  private mutating func append(_ item: Item) -> Int? {
    if !item.hasChildren {
      let key = LeafKey(parent: item.parent, name: item.name)
      if let twin = leaves[key]?.first(where: { items[$0].isTwin(of: item) }) {
        items[twin].count += 1
        return nil
      }
      leaves[key, default: []].append(items.count)
    }
    items.append(item)
    return items.count - 1
  }

  private static func worstFindings(_ findings: [Finding]) -> [Int: Finding] {
    findings.reduce(into: [:]) { worst, finding in
      guard let id = finding.id else { return }
      if let known = worst[id], known.severity >= finding.severity { return }
      worst[id] = finding
    }
  }
}
