/// The rule about retained objects.
extension ReferenceSession {
  /// The objects of a RIB that keep each other alive, each those after it.
  private static let roles = ["router", "interactor", "presenter", "viewController"]

  mutating func judgeRetainedObjects() {
    let leaks = events.filter { $0.type == "leak" }
    var remaining: [Int: [ReferenceEvent]] = [:]
    for id in order {
      remaining[id] = unexplained(leaks.filter { $0.id == id }, id)
    }
    let views = order.filter { id in
      firstRole(remaining[id] ?? []).map { ["presenter", "viewController"].contains($0) } ?? false
    }
    var keepers: [Int: Int] = [:]
    for id in views {
      let covered = views.filter { leakBelow($0, remaining[$0] ?? []) != nil }
      let last = end(of: id) { id in
        covered.contains(id)
          ? nil : nearest(above: id, up: container, where: views.contains)
      }
      keepers[id] = leakBelow(last, remaining[last] ?? []) ?? (last == id ? nil : last)
    }
    for id in order { report(remaining[id] ?? [], id, isFollowing: keepers[id] != nil) }
    for id in order {
      guard let keeper = keepers[id] else { continue }
      for event in remaining[id] ?? [] where role(event) != nil {
        _ = follow(id, of: keeper, by: ["leaked-child", "retained-object"])
      }
    }
  }

  private func role(_ event: ReferenceEvent) -> Int? {
    event.object.flatMap { Self.roles.firstIndex(of: $0) }
  }

  private func firstRole(_ events: [ReferenceEvent]) -> String? {
    events.compactMap(role).min().map { Self.roles[$0] }
  }

  /// The leaks of a RIB's objects that no finding about the RIB explains.
  private mutating func unexplained(_ leaks: [ReferenceEvent], _ id: Int) -> [ReferenceEvent] {
    if isExplained(id, by: ["leaked-child"]) {
      for leak in leaks where leak.object != "router" {
        _ = follow(id, of: id, by: ["leaked-child"])
      }
      return []
    }
    let own = findings.filter { $0.id == id && $0.rule != "retained-object" }
    let saysMore =
      own.contains { $0.severity == "error" || $0.rule == "kept-for-reuse" } || victims.contains(id)
    var left: [ReferenceEvent] = []
    for leak in leaks {
      switch leak.object {
      case "router" where saysMore: break
      case "presenter", "viewController":
        if !follow(id, of: id, by: ["view-outlives-rib"]) { left.append(leak) }
      default: left.append(leak)
      }
    }
    if saysMore, firstRole(left) == "viewController" {
      left.removeAll { $0.object == "viewController" }
    }
    return left
  }

  /// The leaked RIB below a RIB that left first, if that was before the RIB's view was found alive.
  private func leakBelow(_ id: Int, _ leaks: [ReferenceEvent]) -> Int? {
    let culprits = findings.filter { $0.rule == "leaked-child" }.compactMap(\.id)
      .filter { self[$0].offTree != nil }
    let below = order.filter { leak in
      culprits.contains(leak)
        && (lastParent(leak) == id
          || nearest(above: leak, up: lastParent, where: { $0 == id }) != nil)
    }
    let first = below.min { self[$0].offTree?.order ?? 0 < self[$1].offTree?.order ?? 0 }
    guard let first, let left = self[first].offTree,
      let found = leaks.first(where: { role($0) != nil }), left.order < found.order
    else { return nil }
    return first
  }

  /// The RIB that a RIB left the tree with: the parent that was deallocated, or that left by the same event.
  private func container(_ id: Int) -> Int? {
    guard let parent = lastParent(id) else { return nil }
    if self[id].detaches.last?.event.cause == "deinit", !isAttachedAgain(id) { return parent }
    guard let left = self[id].offTree else { return nil }
    return self[parent].offTree?.order == left.order ? parent : nil
  }

  private func isAttachedAgain(_ id: Int) -> Bool {
    attachOrder(id) > self[id].detaches.last?.event.order ?? 0
  }

  private mutating func report(_ leaks: [ReferenceEvent], _ id: Int, isFollowing: Bool) {
    let first = firstRole(leaks)
    let others = leaks.filter { role($0) != nil && $0.object != first }.count
    var isFirst = true
    for leak in leaks {
      if role(leak) != nil, leak.object != first || isFollowing { continue }
      // The first finding counts what it keeps alive.
      let counts = role(leak) != nil && isFirst
      if counts { isFirst = false }
      reportAtEnd(
        "retained-object", "error", id, at: leak,
        [self[id].attaches.last?.event, self[id].offTree, self[id].destroyed],
        victims: counts ? others : 0, object: [leak.object, leak.name].compactMap(\.self))
    }
  }
}
