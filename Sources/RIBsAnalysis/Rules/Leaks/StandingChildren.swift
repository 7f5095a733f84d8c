import RIBsTrace

/// The parent and the name of some children.
struct Siblings: Hashable {
  var parent: NodeIndex
  var name: TextNumber
}

/// The children that were attached beside others of their name.
struct StandingChildrenByName {
  private var groups: [Siblings: StandingChildren] = [:]
  /// Those that were attached last, kept out of the others: lists are attached in loops.
  private var last: (siblings: Siblings, children: StandingChildren)?

  var isEmpty: Bool { last == nil && groups.isEmpty }

  /// - Parameter sibling: The child attached before.
  mutating func append(
    _ sibling: (NodeIndex, EventStamp), _ child: (NodeIndex, EventStamp), to siblings: Siblings
  ) {
    if last?.siblings != siblings {
      if let last { groups[last.siblings] = last.children }
      last = (siblings, groups.removeValue(forKey: siblings) ?? StandingChildren())
    }
    last?.children.append(sibling, child)
  }

  /// Takes out those that were attached before `attach`, at the same site or where either is not known.
  mutating func takeThoseBefore(
    _ attach: EventStamp, of siblings: Siblings
  ) -> [StandingChildren.Standing] {
    if last?.siblings == siblings { return last?.children.takeThoseBefore(attach) ?? [] }
    return groups[siblings]?.takeThoseBefore(attach) ?? []
  }

  mutating func forget(_ siblings: Siblings) {
    if last?.siblings == siblings { last = nil } else { groups[siblings] = nil }
  }
}

/// The children of one name that were attached to one parent, by call site. Each is taken out once, so that
/// a list of many rows costs no more than its length.
struct StandingChildren {
  /// A child, and the line of its attach.
  struct Standing {
    private let place: Int32
    let line: UInt32

    init(_ child: NodeIndex, _ line: UInt32) {
      place = Int32(truncatingIfNeeded: child)
      self.line = line
    }

    var child: NodeIndex { NodeIndex(place) }
  }

  private struct Row {
    var children: [Standing] = []
    private var taken = 0

    mutating func take(before attach: EventStamp, _ found: inout [Standing]) {
      while taken < children.count, children[taken].line < attach.line {
        found.append(children[taken])
        taken += 1
      }
      // Those that were taken out make room once they are the half.
      if taken > 16, 2 * taken > children.count {
        children.removeFirst(taken)
        taken = 0
      }
    }
  }

  private var rows: [Row] = []
  /// The place of each site's row, and the one that was looked for last: lists are attached in loops.
  private var places: [TextNumber?: Int] = [:]
  private var lastPlace: (site: TextNumber?, place: Int)?
  /// The line of the attach that was remembered last.
  private var last: UInt32 = 0

  /// - Parameter sibling: The child attached before, which is not remembered where it had no sibling itself.
  mutating func append(
    _ sibling: (NodeIndex, EventStamp), _ child: (NodeIndex, EventStamp)
  ) {
    if sibling.1.line > last { append(sibling) }
    append(child)
    last = child.1.line
  }

  private mutating func append(_ child: (NodeIndex, EventStamp)) {
    rows[place(of: child.1.site)].children.append(Standing(child.0, child.1.line))
  }

  private mutating func place(of site: TextNumber?) -> Int {
    if let lastPlace, lastPlace.site == site { return lastPlace.place }
    let place = places[site] ?? rows.count
    if place == rows.count {
      rows.append(Row())
      places[site] = place
    }
    lastPlace = (site, place)
    return place
  }

  /// Takes out those that were attached before `attach`, at the same site or where either is not known.
  mutating func takeThoseBefore(_ attach: EventStamp) -> [Standing] {
    var found: [Standing] = []
    guard let site = attach.site else {
      for place in rows.indices { rows[place].take(before: attach, &found) }
      return found
    }
    if let place = places[site] { rows[place].take(before: attach, &found) }
    if let place = places[nil] { rows[place].take(before: attach, &found) }
    return found
  }
}
