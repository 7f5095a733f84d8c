import RIBsTrace

/// The children that are attached, by sibling group and call site, in attach order. Each is taken once, so a list of
/// many rows costs no more than its length.
struct StandingSiblings {
  struct Child {
    let node: NodeIndex
    /// The line of its attach.
    let line: Int
  }

  /// A row may end with children that are gone, and begin with some.
  private var groups: [SiblingGroup: [TextNumber?: ArraySlice<Child>]] = [:]

  /// Notes a child, unless it was noted last.
  mutating func note(_ child: NodeIndex, _ attach: EventStamp, in group: SiblingGroup) {
    if groups[group]?[attach.site]?.last?.line == attach.line { return }
    groups[group, default: [:]][attach.site, default: []].append(
      Child(node: child, line: attach.line))
  }

  /// Takes the children of a group that were attached before `attach`, at the same call site or where either is unknown.
  mutating func take(before attach: EventStamp, of group: SiblingGroup) -> [Child] {
    guard let rows = groups[group] else { return [] }
    let sites = attach.site == nil ? Array(rows.keys) : [attach.site, nil]
    var taken: [Child] = []
    for site in sites {
      while let first = groups[group]?[site]?.first, first.line < attach.line {
        taken.append(first)
        groups[group]?[site]?.removeFirst()
      }
    }
    return taken
  }

  /// Forgets the last children of a row, if they are gone.
  mutating func tidy(_ group: SiblingGroup, _ site: TextNumber?, in forest: borrowing Forest) {
    if groups.isEmpty { return }
    while let last = groups[group]?[site]?.last, !Self.isAttached(last, to: group.parent, forest) {
      groups[group]?[site]?.removeLast()
    }
    guard groups[group]?[site]?.isEmpty == true else { return }
    groups[group]?[site] = nil
    if groups[group]?.isEmpty == true { groups[group] = nil }
  }

  /// Whether a child is attached as it was when it was noted.
  static func isAttached(
    _ child: Child, to parent: NodeIndex, _ forest: borrowing Forest
  ) -> Bool {
    forest[child.node].parent == parent && forest[child.node].lastAttach?.line == child.line
  }
}
