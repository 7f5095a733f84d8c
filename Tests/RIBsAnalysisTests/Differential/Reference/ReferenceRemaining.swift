/// The rules about RIBs that were never attached or are still active, and about retained objects.
extension ReferenceSession {
  mutating func judgeNeverAttached() {
    for id in order where isUnused(id) && !isUnvisitedTab(id) {
      reportAtEnd("never-attached", "info", id, at: self[id].created, [])
    }
  }

  private func isUnused(_ id: Int) -> Bool {
    guard let created = self[id].created else { return false }
    return self[id].destroyed == nil && self[id].attaches.isEmpty && !isRoot(id) && !isLeaked(id)
      && hasSettled(since: created)
  }

  /// Whether a RIB was created in the same batch as another RIB that is kept for reuse, on the tree or off it.
  private func isUnvisitedTab(_ id: Int) -> Bool {
    order.contains { $0 != id && isKept($0) && areOfOneBatch($0, id) }
  }

  private func isKept(_ id: Int) -> Bool {
    self[id].created != nil && self[id].destroyed == nil && isReused(id)
  }

  private func areOfOneBatch(_ one: Int, _ other: Int) -> Bool {
    guard let first = self[one].created?.order, let second = self[other].created?.order else {
      return false
    }
    return !events.contains {
      ["attach", "detach", "launch", "settle"].contains($0.type)
        && min(first, second) < $0.order && $0.order < max(first, second)
    }
  }

  /// How many unvisited tabs are counted in this RIB's `kept-for-reuse`: those of its batch, if it is the first RIB of
  /// the batch with such a finding.
  func unvisited(countedIn id: Int) -> Int {
    let isFirst = order.first { isReportedAsKept($0) && areOfOneBatch($0, id) } == id
    return isFirst
      ? order.filter { isUnused($0) && areOfOneBatch($0, id) && isUnvisitedTab($0) }.count : 0
  }

  /// Reports the object at once, unless the judgement needs the end of the session.
  mutating func leak(_ id: Int, _ event: ReferenceEvent) {
    if !["router", "viewController", "presenter"].contains(event.object) {
      reportRetained(id, event)
    }
  }

  mutating func judgeRetainedObjects() {
    let leaks = events.filter { $0.type == "leak" }
    func leaked(_ object: String, of id: Int) -> [ReferenceEvent] {
      leaks.filter { $0.id == id && $0.object == object }
    }
    for event in leaks {
      guard let id = event.id else { continue }
      let presenters = leaked("presenter", of: id)
      switch event.object {
      case "presenter":
        // The victim is the view that the presenter holds. If the presenter is reported twice, the first finding counts it.
        let isFirst = presenters.first === event
        reportRetained(id, event, victims: isFirst ? leaked("viewController", of: id).count : 0)
      case "viewController" where !presenters.isEmpty: break
      case "router", "viewController":
        let others = findings.filter { $0.id == id && $0.rule != "retained-object" }
        let saysMore = others.contains { $0.severity == "error" || $0.rule == "kept-for-reuse" }
        if !saysMore, !victims.contains(id) { reportRetained(id, event) }
      default: break
      }
    }
  }

  private mutating func reportRetained(_ id: Int, _ event: ReferenceEvent, victims: Int = 0) {
    reportAtEnd(
      "retained-object", "error", id, at: event,
      [self[id].attaches.last?.event, self[id].offTree, self[id].destroyed], victims: victims,
      object: [event.object, event.name].compactMap(\.self))
  }

  /// Comes last, because it does not report a RIB about which another rule reports an error.
  mutating func judgeActiveWhileDetached() {
    for id in order where self[id].isActive && self[id].destroyed == nil {
      guard let offTree = self[id].offTree, hasSettled(since: offTree), !victims.contains(id),
        !findings.contains(where: { $0.id == id && $0.severity == "error" })
      else { continue }
      reportAtEnd(
        "active-while-detached", "error", id, at: offTree,
        [self[id].attaches.last?.event, offTree])
    }
  }
}
