/// Children that leak: `leaked-child` and `kept-for-reuse`.
extension ReferenceSession {
  /// Whether a RIB is alive and should not be, unless it is kept for reuse.
  func isLeftOver(_ id: Int) -> Bool {
    guard self[id].created != nil, self[id].destroyed == nil else { return false }
    if endReason == "teardown" { return true }
    return self[id].offTree.map { hasSettled(since: $0) } ?? false
  }

  /// Whether a RIB was attached twice or more, or was created before the first `load` of its last parent.
  func isReused(_ id: Int) -> Bool {
    if self[id].attaches.count >= 2 { return true }
    guard let created = self[id].created, let parent = self[id].attaches.last?.parent,
      let load = self[parent].loads.first
    else { return false }
    return created.order < load.order
  }

  /// Whether a RIB is attached below a kept RIB and so is kept with it. A destroyed RIB keeps nothing.
  private func isBelowReused(_ id: Int) -> Bool {
    guard let parent = self[id].parent else { return false }
    return order.contains { isLeftOver($0) && isReused($0) && isInSubtree(parent, of: $0) }
  }

  func isLeaked(_ id: Int) -> Bool {
    guard isLeftOver(id) else { return false }
    return endReason == "teardown" || !isReused(id) && !isBelowReused(id)
  }

  mutating func judgeLeakedChildren() {
    let leaked = Set(order.filter(isLeaked))
    var culprits: [Int: [Int]] = [:]
    for id in order where leaked.contains(id) {
      let culprit = end(of: top(of: id, among: leaked)) { keeper(of: $0, among: leaked) }
      culprits[culprit, default: []] += id == culprit ? [] : [id]
    }
    for id in order {
      guard let kept = culprits[id] else { continue }
      reportAtEnd(
        "leaked-child", "error", id, at: leaving(id),
        [self[id].attaches.last?.event, self[id].offTree]
          + keepingHolds(id).filter { !($0.parent.map { self[$0].isUnread } ?? false) },
        victims: kept.count)
      victims.formUnion(kept)
      for victim in kept { explanations[victim] = explanations[id] }
    }
    for id in order where isReportedAsKept(id) {
      reportAtEnd(
        "kept-for-reuse", "info", id, at: leaving(id), [self[id].offTree],
        victims: unvisited(countedIn: id))
    }
  }

  /// The topmost leaked RIB that a leaked RIB is attached to, through leaked ones.
  private func top(of id: Int, among leaked: Set<Int>) -> Int {
    var top = id
    while let parent = self[top].parent, leaked.contains(parent) { top = parent }
    return top
  }

  /// The topmost leaked RIB above the one that holds this one: all that hold it are leaked and left no later than it.
  private func keeper(of id: Int, among leaked: Set<Int>) -> Int? {
    let holders = keepingHolds(id).compactMap(\.parent)
    guard let left = self[id].offTree, let first = holders.first,
      holders.allSatisfy({ holder in
        leaked.contains(holder) && self[holder].offTree.map { $0.order <= left.order } ?? false
      })
    else { return nil }
    let top = top(of: first, among: leaked)
    return top == id ? nil : top
  }

  func isReportedAsKept(_ id: Int) -> Bool {
    isLeftOver(id) && endReason != "teardown" && isReused(id) && !isBelowReused(id)
  }

  /// The event that took it off the tree, or its attach if it never left, or its `create`.
  private func leaving(_ id: Int) -> ReferenceEvent? {
    self[id].offTree ?? self[id].attaches.last?.event ?? self[id].created
  }
}
