import RIBsTrace

/// The attached children by sibling group and call site, in attach order. Each child is taken once, so a list of many
/// rows costs no more than its length.
struct StandingSiblings {
  struct Child {
    let node: NodeIndex
    /// The line of its attach.
    let line: Int
  }

  /// Children that are no longer attached can remain at the beginning and at the end of a slice.
  private var groups: [SiblingGroup: [InternedString?: ArraySlice<Child>]] = [:]

  /// Notes a child, unless it is the last one noted.
  mutating func note(_ child: NodeIndex, _ attach: EventStamp, in group: SiblingGroup) {
    if groups[group]?[attach.site]?.last?.line == attach.line { return }
    groups[group, default: [:]][attach.site, default: []].append(
      Child(node: child, line: attach.line))
  }

  /// Removes and returns the children of a group that were attached before `attach`, at the same call site or with
  /// either call site unknown.
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

  /// Removes the last children of a call site that are no longer attached.
  mutating func tidy(_ group: SiblingGroup, _ site: InternedString?, in forest: borrowing Forest) {
    if groups.isEmpty { return }
    while let last = groups[group]?[site]?.last, !Self.isAttached(last, to: group.parent, forest) {
      groups[group]?[site]?.removeLast()
    }
    guard groups[group]?[site]?.isEmpty == true else { return }
    groups[group]?[site] = nil
    if groups[group]?.isEmpty == true { groups[group] = nil }
  }

  /// Whether a child is still attached by the attach that was noted.
  static func isAttached(
    _ child: Child, to parent: NodeIndex, _ forest: borrowing Forest
  ) -> Bool {
    forest[child.node].parent == parent && forest[child.node].lastAttach?.line == child.line
  }
}
