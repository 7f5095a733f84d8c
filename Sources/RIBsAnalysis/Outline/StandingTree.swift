import RIBsTrace

/// A session's tree with one item for each of its ``Places``: all RIBs at a place share an item. So a layout can
/// reserve room for every place once, and pictures of two moments of a session line up.
package struct StandingTree {
  /// An item for each place, with all findings about the RIBs that ever stood there, and how many RIBs there were.
  package private(set) var ever: TreeOutline
  /// For each place, the item that stands there at the moment of the session's tree; nil if the place is empty.
  package private(set) var now: [TreeOutline.Item?]

  /// - Parameter session: A session whose analysis kept places. Without them, only the places of the moment are known.
  package init(_ session: SessionReport) {
    let outline = TreeOutline(session)
    var places = session.places ?? Places()
    var now: [TreeOutline.Item?] = places.all.map { _ in nil }
    // The place of each item of the outline.
    var placeOfItem: [Int] = []
    for item in outline.items {
      let parent = item.parent.map { placeOfItem[$0] }
      let place =
        places.place(named: item.name, below: parent)
        ?? places.enter(item.name, below: parent, kind: item.kind)
      placeOfItem.append(place)
      // The parent of a RIB off the tree may have moved since, so this place can be new.
      if place == now.count { now.append(nil) }
      now[place] = now[place].map { $0.joined(by: item) } ?? item
    }
    for place in now.indices { now[place]?.parent = places.all[place].parent }
    self.now = now
    ever = TreeOutline(items: Self.everything(session, places, now))
  }

  /// A part of the tree. It has the same places at any moment.
  package func excerpt(_ excerpt: TreeExcerpt) -> StandingTree {
    let shows = ever.shows(in: excerpt)
    var part = self
    part.ever = ever.keeping(shows)
    part.now = []
    // For each place, its index in the part, or the index of the nearest shown place above it.
    var indices: [Int?] = []
    for (place, item) in now.enumerated() {
      let above = ever.items[place].parent.flatMap { indices[$0] }
      indices.append(shows[place] ? part.now.count : above)
      if shows[place] {
        var item = item
        item?.parent = above
        part.now.append(item)
      } else if let above, let count = item?.count {
        part.now[above]?.hidden += count
      }
    }
    return part
  }

  private static func everything(
    _ session: SessionReport, _ places: Places, _ now: [TreeOutline.Item?]
  ) -> [TreeOutline.Item] {
    let first = session.firstFindings { _ in true }.values.joined().sorted()
      .map { session.findings[$0] }
    let found: [Int: [Finding]] = first.reduce(into: [:]) { found, finding in
      guard let id = finding.id else { return }
      for place in places.visited[id] ?? [] { found[place, default: []].append(finding) }
    }
    var items: [TreeOutline.Item] = []
    for (index, place) in places.all.enumerated() {
      let standing = now[index]
      var item = TreeOutline.Item(
        place: .attached, parent: place.parent,
        depth: place.parent.map { items[$0].depth + 1 } ?? 0, id: index, name: place.name,
        kind: place.kind ?? standing?.kind, state: .active,
        findings: Finding.firstOfEachRule((found[index] ?? []) + (standing?.findings ?? [])),
        attached: nil, left: nil)
      item.count = max(place.ribs, standing?.count ?? 0)
      items.append(item)
    }
    return items
  }
}

extension TreeOutline.Item {
  /// One item for two RIBs. It shows the state and the events of the one in the worse state.
  fileprivate func joined(by other: TreeOutline.Item) -> TreeOutline.Item {
    let worse = other.rank < rank ? other : self
    var joint = TreeOutline.Item(
      place: place == .attached || other.place == .attached ? .attached : worse.place,
      parent: parent, depth: depth, id: worse.id, name: name, kind: kind ?? other.kind,
      state: worse.state, findings: Finding.firstOfEachRule(findings + other.findings),
      attached: worse.attached, left: worse.left)
    joint.count = count + other.count
    return joint
  }

  /// The order of states in an item for several RIBs: the lowest rank is shown.
  private var rank: Int {
    switch state {
    case .leaked: 0
    case .lost: 1
    case .active: 2
    case .inactive: 3
    case .kept: 4
    }
  }
}
