import RIBsTrace

/// The attached children by sibling group and call site, in attach order. Each child is taken once, so a list of many
/// rows costs no more than its length.
struct AttachedSiblings {
  struct Child {
    let node: NodeIndex
    /// The line of its attach.
    let line: Int
  }

  /// By call site. Children that are no longer attached can remain at the beginning and at the end of a slice.
  private typealias Rows = [InternedString?: ArraySlice<Child>]

  private var groups: [SiblingGroup: Rows] = [:]

  /// Notes a child, unless it is the last one noted.
  mutating func note(_ child: NodeIndex, _ attach: EventStamp, in group: SiblingGroup) {
    func note(in row: inout ArraySlice<Child>) {
      if row.last?.line != attach.line { row.append(Child(node: child, line: attach.line)) }
    }
    note(in: &groups[group, default: [:]][attach.site, default: []])
  }

  /// Removes and returns the children of a group that were attached before `attach`, at the same call site or with
  /// either call site unknown.
  mutating func take(before attach: EventStamp, of group: SiblingGroup) -> [Child] {
    guard let index = groups.index(forKey: group) else { return [] }
    let sites = attach.site == nil ? Array(groups.values[index].keys) : [attach.site, nil]
    var taken: [Child] = []
    for site in sites { Self.take(before: attach, at: site, from: &groups.values[index], &taken) }
    return taken
  }

  private static func take(
    before attach: EventStamp, at site: InternedString?, from rows: inout Rows,
    _ taken: inout [Child]
  ) {
    guard let row = rows.index(forKey: site) else { return }
    while let first = rows.values[row].first, first.line < attach.line {
      taken.append(first)
      rows.values[row].removeFirst()
    }
  }

  /// Removes the last children of a call site that are no longer attached.
  mutating func tidy(_ group: SiblingGroup, _ site: InternedString?, in forest: borrowing Forest) {
    guard let index = groups.index(forKey: group) else { return }
    Self.tidy(&groups.values[index], site, below: group.parent, forest)
    if groups.values[index].isEmpty { groups.remove(at: index) }
  }

  private static func tidy(
    _ rows: inout Rows, _ site: InternedString?, below parent: NodeIndex,
    _ forest: borrowing Forest
  ) {
    guard let row = rows.index(forKey: site) else { return }
    while let last = rows.values[row].last, !isAttached(last, to: parent, forest) {
      rows.values[row].removeLast()
    }
    if rows.values[row].isEmpty { rows.remove(at: row) }
  }

  /// Whether a child is still attached by the attach that was noted.
  static func isAttached(
    _ child: Child, to parent: NodeIndex, _ forest: borrowing Forest
  ) -> Bool {
    forest[child.node].parent == parent && forest[child.node].lastAttach?.line == child.line
  }
}
