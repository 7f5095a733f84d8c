import RIBsTrace

/// A session's tree as people want to see it. RIBs on the tree stand below their parents, RIBs off the tree that have
/// a finding stand below the parent they left, and equal leaves below one parent share an item.
package struct TreeOutline {
  /// What leaves that share an item have in common. A finding of severity info does not set a RIB apart.
  private struct LeafKey: Hashable {
    let parent: Int?
    let name: String
    let status: TreeStatus
    let kind: RIBKind?
    let state: State
    let rules: [String]

    init(_ item: Item) {
      (parent, name, status) = (item.parent, item.name, item.status)
      (kind, state) = (item.kind, item.state)
      rules = item.findings.isEmpty ? [] : item.troubles.map(\.rule)
    }
  }

  /// In preorder, children in attach order.
  package internal(set) var items: [Item] = []
  /// How many RIBs are left out for lack of room.
  package private(set) var leftOut = 0
  /// The items of which a child is left out; nil stands for a root that is left out.
  package private(set) var cutShort: Set<Int?> = []

  /// What reports call the members of the tree.
  package let nodeWord: NodeWord

  init(items: [Item], _ nodeWord: NodeWord) {
    self.items = items
    self.nodeWord = nodeWord
  }

  /// A RIB to list.
  private enum Entry {
    case standing(Int)
    case departed(Int, isTop: Bool)
  }

  /// - Parameters:
  ///   - session: The report on the session.
  ///   - most: The most items.
  ///   - levels: The most levels of the tree.
  package init(_ session: SessionReport, most: Int = .max, levels: Int = .max) {
    nodeWord = session.nodeWord
    let tree = session.tree
    let findings = RIBFindings(session)
    let departed = DepartedRIBs(tree.detached, hasFinding: findings.hasAny)
    var children: [Int?: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      children[node.parent, default: []].append(index)
    }
    /// The children of a RIB on the tree, or the roots for nil, in attach order.
    func below(_ index: Int?) -> [Entry] {
      let gone = departed.left(index)
      guard !gone.isEmpty else { return (children[index] ?? []).map { .standing($0) } }
      let standing = (children[index] ?? []).map {
        (order: tree.nodes[$0].attached?.line ?? 0, entry: Entry.standing($0))
      }
      let left = gone.map { rib in
        // RIBs without a last parent come after the roots.
        let order = index == nil ? Int.max : departed.ribs[rib].attached?.line ?? 0
        return (order: order, entry: Entry.departed(rib, isTop: true))
      }
      return (standing + left).enumerated()
        .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        .map(\.element.entry)
    }
    func below(_ entry: Entry) -> [Entry] {
      switch entry {
      case .standing(let index): below(index)
      case .departed(let index, _):
        departed.attached(to: index).map { .departed($0, isTop: false) }
      }
    }

    // The item that each kind of leaf shares.
    var leaves: [LeafKey: Int] = [:]
    var leafNames: Set<String> = []
    // For each RIB on the way down, the children still to list.
    var open = [(children: below(nil)[...], parent: Int?.none)]
    while let last = open.indices.last {
      guard let entry = open[last].children.popFirst() else {
        open.removeLast()
        continue
      }
      let parent = open[last].parent
      let hasRoom = items.count < most && open.count <= levels
      // Without room, only a leaf that shares another's item matters.
      guard hasRoom || leafNames.contains(name(of: entry)) else {
        cutShort.insert(parent)
        continue
      }
      var item: Item
      switch entry {
      case .standing(let index): item = Item(tree.nodes[index], below: parent, findings, in: items)
      case .departed(let index, let isTop):
        item = Item(departed.ribs[index], below: parent, isTop: isTop, findings, in: items)
      }
      let children = below(entry)
      item.hasChildren = !children.isEmpty
      let leaf = children.isEmpty ? LeafKey(item) : nil
      if let leaf, let shared = leaves[leaf] {
        items[shared].count += 1
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
      case .standing(let index): tree.nodes[index].rib
      case .departed(let index, _): departed.ribs[index].rib
      }
    }
  }
}

extension TreeOutline.Item {
  /// A RIB on the tree.
  ///
  /// - Parameters:
  ///   - parent: The parent's index in `items`.
  ///   - items: At least the items above it.
  init(
    _ node: TreeSnapshot.Node, below parent: Int?, _ findings: RIBFindings,
    in items: [TreeOutline.Item]
  ) {
    self.init(
      status: .attached, parent: parent, depth: parent.map { items[$0].depth + 1 } ?? 0,
      id: node.id,
      name: node.rib, kind: node.kind,
      state: TreeOutline.State(
        onTree: findings[node.index].rulesAndSeverities, isActive: node.isActive),
      findings: findings[node.index], attached: node.attached, left: nil)
  }

  /// A RIB off the tree.
  ///
  /// - Parameters:
  ///   - parent: The index in `items` of the RIB it is attached to or, if `isTop`, was last attached to.
  ///   - isTop: Whether it is not attached to another RIB off the tree.
  ///   - items: At least the items above it.
  init(
    _ rib: TreeSnapshot.Detached, below parent: Int?, isTop: Bool, _ findings: RIBFindings,
    in items: [TreeOutline.Item]
  ) {
    let own = findings[rib.index]
    let isTrouble = own.contains { $0.severity > .info }
    let state = TreeOutline.State(
      offTree: own.rulesAndSeverities, below: isTop ? nil : parent.map { items[$0].state })
    self.init(
      status: isTop ? (isTrouble ? .retained : .kept) : .attached, parent: parent,
      depth: parent.map { items[$0].depth + 1 } ?? 0, id: rib.id, name: rib.rib, kind: rib.kind,
      state: state, findings: own, attached: rib.attached, left: rib.left)
  }
}
