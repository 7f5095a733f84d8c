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

  /// Comes late, because it does not report a RIB about which another rule reports an error.
  mutating func judgeActiveWhileDetached() {
    let active = order.filter { id in
      guard self[id].isActive, self[id].destroyed == nil, let offTree = self[id].offTree,
        hasSettled(since: offTree), !victims.contains(id)
      else { return false }
      return !findings.contains { $0.id == id && $0.severity == "error" }
    }
    let tops = active.map { id in
      end(of: id) { id in self[id].parent.flatMap { active.contains($0) ? $0 : nil } }
    }
    for (id, top) in zip(active, tops) where id == top {
      reportAtEnd(
        "active-while-detached", "error", id, at: self[id].offTree,
        [self[id].attaches.last?.event, self[id].offTree])
    }
    for (id, top) in zip(active, tops) where id != top {
      _ = follow(id, of: top, by: ["active-while-detached"])
    }
  }
}
