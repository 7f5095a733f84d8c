/// Siblings of one name where one was meant.
extension ReferenceSession {
  /// At the detach of `c` from `p` by call: who of its name stands attached to `p`, before it.
  mutating func strandSiblings(_ c: Int, _ p: Int, _ event: ReferenceEvent) {
    guard self[c].isKnownByName, let attach = self[c].attaches.last?.event else { return }
    for other in children(p) where other != c {
      // The other's name is as known at its attach.
      guard let earlier = self[other].attaches.last, earlier.name == self[c].name,
        earlier.event.order < attach.order, self[other].stranded == nil
      else { continue }
      let (site, otherSite) = (attach.at, earlier.event.at)
      if site == nil || otherSite == nil || site == otherSite {
        self[other].stranded = (earlier.event, attach, event)
      }
    }
  }

  mutating func judgeStrandedSiblings() {
    // Where holds are known, `lost-child` sees it.
    if events.contains(where: { $0.type == "hold" }) { return }
    for id in order {
      guard let stranded = self[id].stranded else { continue }
      reportAtEnd(
        "stranded-sibling", "warning", id, at: stranded.detach,
        [stranded.attach, stranded.next])
    }
  }

  mutating func judgeDuplicateSiblings() {
    for p in order {
      let standing = children(p).filter { isOnTree($0) && self[$0].isKnownByName }
      for (index, one) in standing.enumerated() {
        let next = standing[(index + 1)...].first { self[$0].name == self[one].name }
        let told = findings.contains {
          $0.id == one && ["lost-child", "stranded-sibling"].contains($0.rule)
        }
        guard let next, !told, let first = self[one].attaches.last?.event,
          let second = self[next].attaches.last?.event
        else { continue }
        let isOneCall =
          first.at != nil && first.at == second.at
          && abs(second.t - first.t) <= ReferenceTime.second
        reportAtEnd(
          "duplicate-sibling", isOneCall ? "warning" : "info", next, at: second, [first])
      }
    }
  }
}
