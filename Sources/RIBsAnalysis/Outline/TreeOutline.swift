import RIBsTrace

/// A session's tree as people want to see it: what stands on it, what left it and is spoken of in a
/// finding below the parent it left, and equal leaves below one parent as one.
package struct TreeOutline {
  /// What leaves have in common that one item stands for. A mere note does not tell a RIB from its siblings.
  private struct LeafKey: Hashable {
    let parent: Int?
    let name: String
    let place: Place
    let kind: RIBKind?
    let state: State
    let rules: [String]

    init(_ item: Item) {
      (parent, name, place) = (item.parent, item.name, item.place)
      (kind, state) = (item.kind, item.state)
      rules = item.findings.isEmpty ? [] : item.troubles.map(\.rule)
    }
  }

  /// In preorder, children in attach order.
  package internal(set) var items: [Item] = []
  /// Leaves that equal ones below the same parent join.
  private var leaves: [LeafKey: Int] = [:]

  init(items: [Item]) {
    self.items = items
  }

  /// A RIB that is to be listed.
  private enum Entry {
    case standing(Int)
    case departed(Int, isTop: Bool)
  }

  package init(_ session: SessionReport) {
    let tree = session.tree
    let findings = RIBFindings(session)
    let departed = DepartedRIBs(tree.detached, isSpokenOf: findings.hasAny)
    var children: [Int?: [Int]] = [:]
    for (place, node) in tree.nodes.enumerated() {
      children[node.parent, default: []].append(place)
    }
    /// Those below a RIB that stands on the tree, or the roots, in the order in which they were attached.
    func below(_ place: Int?) -> [Entry] {
      let gone = departed.left(place)
      guard !gone.isEmpty else { return (children[place] ?? []).map { .standing($0) } }
      let standing = (children[place] ?? []).map {
        (order: tree.nodes[$0].attached?.line ?? 0, entry: Entry.standing($0))
      }
      let left = gone.map { index in
        // What hangs below nobody comes after the roots.
        let order = place == nil ? Int.max : departed.ribs[index].attached?.line ?? 0
        return (order: order, entry: Entry.departed(index, isTop: true))
      }
      return (standing + left).enumerated()
        .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        .map(\.element.entry)
    }

    // Read from its end: the next RIB is the last of the list.
    var waiting = below(nil).reversed().map { (entry: $0, parent: Int?.none) }
    while let (entry, parent) = waiting.popLast() {
      var item: Item
      let children: [Entry]
      switch entry {
      case .standing(let place):
        item = Item(tree.nodes[place], below: parent, findings, in: items)
        children = below(place)
      case .departed(let index, let isTop):
        item = Item(departed.ribs[index], below: parent, isTop: isTop, findings, in: items)
        children = departed.attached(to: index).map { .departed($0, isTop: false) }
      }
      item.hasChildren = !children.isEmpty
      guard let own = append(item) else { continue }
      waiting += children.reversed().lazy.map { ($0, own) }
    }
    leaves = [:]
  }

  /// - Returns: The item's place in the list; nil where an equal leaf took it in.
  private mutating func append(_ item: Item) -> Int? {
    if !item.hasChildren {
      let key = LeafKey(item)
      if let twin = leaves[key] {
        items[twin].count += 1
        return nil
      }
      leaves[key] = items.count
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
