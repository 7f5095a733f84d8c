import RIBsTrace

/// A session's tree with one item for each of its ``TreePositions``: all RIBs at a position share an item. So a layout can
/// reserve room for every position once, and pictures of two moments of a session line up.
package struct PositionTree {
  /// An item for each position, with all findings about the RIBs that ever stood there, and how many RIBs there were.
  package private(set) var ever: TreeOutline
  /// For each position, the item that stands there at the moment of the session's tree; nil if the position is empty.
  package private(set) var now: [TreeOutline.Item?]

  /// - Parameter session: A session whose analysis kept positions. Without them, only the positions of the moment are known.
  package init(_ session: SessionReport) {
    let outline = TreeOutline(session)
    var positions = session.positions ?? TreePositions()
    var now: [TreeOutline.Item?] = positions.all.map { _ in nil }
    // The position of each item of the outline.
    var positionOfItem: [Int] = []
    for item in outline.items {
      let parent = item.parent.map { positionOfItem[$0] }
      let position =
        positions.position(named: item.name, below: parent)
        ?? positions.enter(item.name, below: parent, kind: item.kind)
      positionOfItem.append(position)
      // The parent of a RIB off the tree may have moved since, so this position can be new.
      if position == now.count { now.append(nil) }
      now[position] = now[position].map { $0.joined(by: item) } ?? item
    }
    for position in now.indices { now[position]?.parent = positions.all[position].parent }
    self.now = now
    ever = TreeOutline(items: Self.everything(session, positions, now), session.nodeWord)
  }

  /// A part of the tree. It has the same positions at any moment.
  package func excerpt(_ excerpt: TreeExcerpt) -> PositionTree {
    let shows = ever.shows(in: excerpt)
    var part = self
    part.ever = ever.keeping(shows)
    part.now = []
    // For each position, its index in the part, or the index of the nearest shown position above it.
    var indices: [Int?] = []
    for (position, item) in now.enumerated() {
      let above = ever.items[position].parent.flatMap { indices[$0] }
      indices.append(shows[position] ? part.now.count : above)
      if shows[position] {
        var item = item
        item?.parent = above
        part.now.append(item)
      } else if let above, let count = item?.count {
        part.now[above]?.hidden += count
      }
    }
    return part
  }

  /// An item for each position at which a RIB ever stood, with all findings about the RIBs that did.
  ///
  /// - Parameter session: A session whose analysis kept positions.
  package static func everywhere(_ session: SessionReport) -> TreeOutline {
    let positions = session.positions ?? TreePositions()
    return TreeOutline(
      items: everything(session, positions, [Optional](repeating: nil, count: positions.all.count)),
      session.nodeWord)
  }

  private static func everything(
    _ session: SessionReport, _ positions: TreePositions, _ now: [TreeOutline.Item?]
  ) -> [TreeOutline.Item] {
    let first = session.firstFindings { _ in true }.values.joined().sorted()
      .map { session.findings[$0] }
    let byRIB = Dictionary(grouping: first.filter { $0.node != nil }, by: \.node)
    var found: [Int: [Finding]] = [:]
    for visit in byRIB.isEmpty ? [] : positions.visits {
      if let findings = byRIB[visit.rib] { found[visit.position, default: []] += findings }
    }
    var items: [TreeOutline.Item] = []
    for (index, position) in positions.all.enumerated() {
      let standing = now[index]
      var item = TreeOutline.Item(
        status: .attached, parent: position.parent,
        depth: position.parent.map { items[$0].depth + 1 } ?? 0, id: index, name: position.name,
        kind: position.kind ?? standing?.kind, state: .active,
        findings: Finding.firstOfEachRule((found[index] ?? []) + (standing?.findings ?? [])),
        attached: nil, left: nil)
      item.count = max(position.ribs, standing?.count ?? 0)
      items.append(item)
    }
    return items
  }
}

extension TreeOutline.Item {
  /// One item for two RIBs. It shows the state and the events of the one in the worse state.
  fileprivate func joined(by other: TreeOutline.Item) -> TreeOutline.Item {
    let worse = other.state.rank < state.rank ? other : self
    var joint = TreeOutline.Item(
      status: status == .attached || other.status == .attached ? .attached : worse.status,
      parent: parent, depth: depth, id: worse.id, name: name, kind: kind ?? other.kind,
      state: worse.state, findings: Finding.firstOfEachRule(findings + other.findings),
      attached: worse.attached, left: worse.left)
    joint.count = count + other.count
    return joint
  }
}
