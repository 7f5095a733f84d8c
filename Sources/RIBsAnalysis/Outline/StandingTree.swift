import RIBsTrace

/// A session's tree with one item for each place: all RIBs that stand at a place are one. So every place at which
/// a RIB ever stood can be given room once, and two moments of a session can be laid upon each other.
package struct StandingTree {
  /// An item for each place, with all that was ever found about the RIBs there, and how many they were.
  package private(set) var ever: TreeOutline
  /// For each of them what stands there at the moment at which the tree was looked at.
  package private(set) var now: [TreeOutline.Item?]

  /// - Parameter session: Of an analysis that kept places; otherwise only those of the moment are known.
  package init(_ session: SessionReport) {
    let outline = TreeOutline(session)
    var places = session.places ?? Places()
    var now: [TreeOutline.Item?] = places.all.map { _ in nil }
    // For each item of the outline its place.
    var spots: [Int] = []
    for item in outline.items {
      let parent = item.parent.map { spots[$0] }
      let place =
        places.place(named: item.name, below: parent)
        ?? places.enter(item.name, below: parent, kind: item.kind)
      spots.append(place)
      // A RIB off the tree whose parent has moved meanwhile may hang where none ever stood.
      if place == now.count { now.append(nil) }
      now[place] = now[place].map { $0.joined(by: item) } ?? item
    }
    for place in now.indices { now[place]?.parent = places.all[place].parent }
    self.now = now
    ever = TreeOutline(items: Self.everything(session, places, now))
  }

  /// A part of it, the same at any moment.
  package func excerpt(_ excerpt: TreeExcerpt) -> StandingTree {
    let shows = ever.shows(in: excerpt)
    var part = self
    part.ever = ever.keeping(shows)
    part.now = []
    // For each place its number in the part, or that of the nearest above it that is shown.
    var numbers: [Int?] = []
    for (place, item) in now.enumerated() {
      let above = ever.items[place].parent.flatMap { numbers[$0] }
      numbers.append(shows[place] ? part.now.count : above)
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
  /// What tells most of two RIBs, standing for both.
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

  /// What a box for several RIBs says first.
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
