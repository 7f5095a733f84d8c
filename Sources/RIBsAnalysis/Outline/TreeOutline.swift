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
  /// How many RIBs there was no room for.
  package private(set) var leftOut = 0
  /// The items with children that there was no room for; nil is among them where that holds for roots.
  package private(set) var cutShort: Set<Int?> = []

  init(items: [Item]) {
    self.items = items
  }

  /// A RIB that is to be listed.
  private enum Entry {
    case standing(Int)
    case departed(Int, isTop: Bool)
  }

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - most: The most items.
  ///   - levels: The most levels of the tree.
  package init(_ session: SessionReport, most: Int = .max, levels: Int = .max) {
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
    func below(_ entry: Entry) -> [Entry] {
      switch entry {
      case .standing(let place): below(place)
      case .departed(let index, _):
        departed.attached(to: index).map { .departed($0, isTop: false) }
      }
    }

    // Leaves that equal ones below the same parent join.
    var leaves: [LeafKey: Int] = [:]
    var leafNames: Set<String> = []
    // The children that are still to be read of each RIB on the way down.
    var open = [(children: below(nil)[...], parent: Int?.none)]
    while let last = open.indices.last {
      guard let entry = open[last].children.popFirst() else {
        open.removeLast()
        continue
      }
      let parent = open[last].parent
      let hasRoom = items.count < most && open.count <= levels
      // Without room, only a leaf that joins another matters.
      guard hasRoom || leafNames.contains(name(of: entry)) else {
        cutShort.insert(parent)
        continue
      }
      var item: Item
      switch entry {
      case .standing(let place): item = Item(tree.nodes[place], below: parent, findings, in: items)
      case .departed(let index, let isTop):
        item = Item(departed.ribs[index], below: parent, isTop: isTop, findings, in: items)
      }
      let children = below(entry)
      item.hasChildren = !children.isEmpty
      let leaf = children.isEmpty ? LeafKey(item) : nil
      if let leaf, let twin = leaves[leaf] {
        items[twin].count += 1
      } else if hasRoom {
        if let leaf {
          leaves[leaf] = items.count
          leafNames.insert(item.name)
        }
        if !children.isEmpty { open.append((children[...], items.count)) }
        items.append(item)
      } else {
        cutShort.insert(parent)
      }
    }
    leftOut = tree.nodes.count + departed.count - items.reduce(0) { $0 + $1.count }

    func name(of entry: Entry) -> String {
      switch entry {
      case .standing(let place): tree.nodes[place].rib
      case .departed(let index, _): departed.ribs[index].rib
      }
    }
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
