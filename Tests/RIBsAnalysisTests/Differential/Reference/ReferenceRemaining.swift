/// Children that leak: those that never came or are still at work, and objects that stay.
extension ReferenceSession {
  mutating func judgeNeverAttached() {
    for id in order {
      guard let created = self[id].created, self[id].destroyed == nil, self[id].attaches.isEmpty,
        !isRoot(id), !isLeaked(id), hasSettled(since: created)
      else { continue }
      reportAtEnd("never-attached", "info", id, at: created, [])
    }
  }

  /// Reported at once, but for objects that may be another rule's.
  mutating func leak(_ id: Int, _ event: ReferenceEvent) {
    if event.object != "router", event.object != "viewController" { reportRetained(id, event) }
  }

  mutating func judgeRetainedObjects() {
    for event in events where event.type == "leak" {
      guard let id = event.id else { continue }
      let others = findings.filter { $0.id == id && $0.rule != "retained-object" }
      if event.object == "router", others.isEmpty, !victims.contains(id) {
        reportRetained(id, event)
      }
      if event.object == "viewController",
        !others.contains(where: { $0.rule == "view-outlives-rib" })
      {
        reportRetained(id, event)
      }
    }
  }

  private mutating func reportRetained(_ id: Int, _ event: ReferenceEvent) {
    reportAtEnd(
      "retained-object", "error", id, at: event,
      [self[id].attaches.last?.event, self[id].offTree, self[id].destroyed])
  }

  /// Silent where any other rule named the RIB, so it comes last.
  mutating func judgeActiveWhileDetached() {
    for id in order where self[id].isActive && self[id].destroyed == nil {
      guard let offTree = self[id].offTree, hasSettled(since: offTree), !victims.contains(id),
        !findings.contains(where: { $0.id == id })
      else { continue }
      reportAtEnd(
        "active-while-detached", "error", id, at: offTree,
        [self[id].attaches.last?.event, offTree])
    }
  }
}
