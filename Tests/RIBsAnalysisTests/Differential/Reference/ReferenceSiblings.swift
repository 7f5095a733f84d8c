/// The rules about siblings of one name.
extension ReferenceSession {
  /// At a detach of `c` from `p` by call, finds the earlier siblings of its name that are still attached to `p`.
  mutating func strandSiblings(_ c: Int, _ p: Int, _ event: ReferenceEvent) {
    guard self[c].isKnownByName, let attach = self[c].attaches.last?.event else { return }
    for other in children(p) where other != c {
      // The sibling's name is as known at its attach.
      guard let earlier = self[other].attaches.last, earlier.name == self[c].name,
        earlier.event.order < attach.order, self[other].stranded == nil
      else { continue }
      let (site, otherSite) = (attach.at, earlier.event.at)
      if site == nil || otherSite == nil || site == otherSite {
        self[other].stranded = (earlier.event, attach, event, self[p].isUnread)
      }
    }
  }

  mutating func judgeStrandedSiblings() {
    // If the trace has all holds, `lost-child` judges instead, unless those of this parent were not read.
    let hasHolds = !isSampled && events.contains { $0.type == "hold" }
    for id in order {
      guard let stranded = self[id].stranded, !hasHolds || stranded.isUnread else { continue }
      let isSure = stranded.attach.at != nil && stranded.next.at != nil
      reportAtEnd(
        "stranded-sibling", isSure ? "warning" : "info", id, at: stranded.detach,
        [stranded.attach, stranded.next])
    }
  }

  mutating func judgeDuplicateSiblings() {
    for p in order {
      let standing = children(p).filter { isOnTree($0) && self[$0].isKnownByName }
      for (index, one) in standing.enumerated() {
        let next = standing[(index + 1)...].first { self[$0].name == self[one].name }
        guard let next, !isExplained(one), let first = self[one].attaches.last?.event,
          let second = self[next].attaches.last?.event
        else { continue }
        let rows = list(of: one, among: standing)
        if rows.count >= 3, rows.contains(next) { continue }
        let isOneCall =
          first.at != nil && first.at == second.at
          && abs(second.t - first.t) <= ReferenceTime.second
        reportAtEnd(
          "duplicate-sibling", isOneCall ? "warning" : "info", next, at: second, [first])
      }
      for one in standing {
        let rows = list(of: one, among: standing)
        guard rows.count >= 3, rows.last == one, let first = rows.first else { continue }
        reportAtEnd(
          "duplicate-sibling", "info", one, at: self[one].attaches.last?.event,
          [self[first].attaches.last?.event])
      }
    }
  }

  /// The siblings of its name that were attached at the same `at`, including itself. Siblings that another rule explains
  /// are not rows of a list.
  private func list(of id: Int, among standing: [Int]) -> [Int] {
    guard let at = self[id].attaches.last?.event.at, !isExplained(id) else { return [] }
    return standing.filter {
      self[$0].name == self[id].name && self[$0].attaches.last?.event.at == at && !isExplained($0)
    }
  }

  private func isExplained(_ id: Int) -> Bool {
    findings.contains { $0.id == id && ["lost-child", "stranded-sibling"].contains($0.rule) }
  }
}
