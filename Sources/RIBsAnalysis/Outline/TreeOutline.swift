import RIBsTrace

/// A session's tree as people want to see it: what stands on it, what left it and is spoken of in a
/// finding below the parent it left, and equal leaves below one parent as one.
package struct TreeOutline {
  private struct LeafKey: Hashable {
    var parent: Int?
    var name: String
  }

  /// In preorder, children in attach order.
  package internal(set) var items: [Item] = []
  /// Leaves that equal ones below the same parent may join.
  private var leaves: [LeafKey: [Int]] = [:]

  init(items: [Item]) {
    self.items = items
  }

  package init(_ session: SessionReport) {
    let tree = session.tree
    let findings = RIBFindings(session.findingsSoFar)
    let departed = DepartedRIBs(tree.detached, isSpokenOf: findings.hasAny)
    var children: [Int?: [Int]] = [:]
    for (place, node) in tree.nodes.enumerated() {
      children[node.parent, default: []].append(place)
    }

    // Read from its end: the next RIB is the last of the list.
    var waiting = (children[nil] ?? []).reversed().map { (place: $0, parent: Int?.none) }
    while let (place, parent) = waiting.popLast() {
      let below = (attached: children[place] ?? [], departed: departed.left(place))
      var item = Item(tree.nodes[place], below: parent, findings, in: items)
      item.hasChildren = !below.attached.isEmpty || !below.departed.isEmpty
      guard let own = append(item) else { continue }
      for rib in below.departed { append(rib, below: own, departed, findings) }
      waiting += below.attached.reversed().map { ($0, own) }
    }
    for rib in departed.left(nil) { append(rib, below: nil, departed, findings) }
  }

  /// A RIB off the tree, and what is worth showing of those attached to it.
  private mutating func append(
    _ top: Int, below parent: Int?, _ departed: DepartedRIBs, _ findings: RIBFindings
  ) {
    var waiting = [(top, parent)]
    while let (index, parent) = waiting.popLast() {
      let below = departed.attached(to: index)
      var item = Item(
        departed.ribs[index], below: parent, isTop: index == top, findings, in: items)
      item.hasChildren = !below.isEmpty
      guard let own = append(item) else { continue }
      waiting += below.reversed().map { ($0, own) }
    }
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
}

extension TreeOutline.Item {
  /// A RIB on the tree.
  ///
  /// - Parameters:
  ///   - parent: Its parent's place among `items`.
  ///   - items: Those above it, at least.
  init(
    _ node: TreeSnapshot.Node, below parent: Int?, _ findings: RIBFindings,
    in items: [TreeOutline.Item]
  ) {
    self.init(
      place: .attached, parent: parent, depth: parent.map { items[$0].depth + 1 } ?? 0, id: node.id,
      name: node.rib, kind: node.kind,
      state: TreeOutline.State(onTree: findings[node.id], isActive: node.isActive),
      findings: findings[node.id], attached: node.attached, left: nil)
  }

  /// A RIB off the tree.
  ///
  /// - Parameters:
  ///   - parent: The place among `items` of the RIB it is attached to or, of a top, was attached to.
  ///   - isTop: Whether it is attached to nobody that is off the tree.
  ///   - items: Those above it, at least.
  init(
    _ rib: TreeSnapshot.Detached, below parent: Int?, isTop: Bool, _ findings: RIBFindings,
    in items: [TreeOutline.Item]
  ) {
    let own = findings[rib.id]
    let isTrouble = own.contains { $0.severity > .info }
    let state = TreeOutline.State(
      offTree: own, below: isTop ? nil : parent.map { items[$0].state })
    self.init(
      place: isTop ? (isTrouble ? .retained : .kept) : .attached, parent: parent,
      depth: parent.map { items[$0].depth + 1 } ?? 0, id: rib.id, name: rib.rib, kind: rib.kind,
      state: state, findings: own, attached: rib.attached, left: rib.left)
  }
}
