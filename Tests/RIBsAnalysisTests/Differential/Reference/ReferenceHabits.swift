/// The rules about habits.
extension ReferenceSession {
  /// Checks a detach by call that changed the tree.
  mutating func checkChurn(_ p: Int, _ event: ReferenceEvent) {
    if findings.contains(where: { $0.rule == "rebuild-churn" && $0.id == p }) { return }
    // A child that is attached a second time no longer counts; a destroyed child still counts. Names are as known at the
    // detach. The call site is that of the detach that completes the finding.
    let names = order.filter { self[$0].attaches.count == 1 }
      .flatMap { self[$0].detaches }
      .filter { $0.event.parent == p && $0.event.cause != "deinit" }
      .map(\.name)
    let often = Set(names).filter { name in names.filter { $0 == name }.count >= 5 }
    guard often.count >= 2 else { return }
    findings.append(
      ReferenceFinding(
        rule: "rebuild-churn", severity: "info", seq: event.number, line: event.line, id: p,
        rib: self[p].name, path: path(p), parent: self[p].attaches.last?.parent, at: event.at))
  }

  mutating func judgeGrowth() {
    let marks = events.filter { $0.type == "mark" }
    let names = Set(order.filter { self[$0].created != nil }.map { self[$0].name })
    for mark in Set(marks.compactMap(\.name)) {
      let four = marks.filter { $0.name == mark }.suffix(4)
      guard four.count == 4, let last = four.last else { continue }
      for rib in names {
        let counts = four.map { live(rib, at: $0) }
        guard zip(counts, counts.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
        findings.append(
          ReferenceFinding(
            rule: "growth", severity: "error", seq: last.number, line: last.line, rib: rib,
            path: rib, related: Array(four.dropLast())))
      }
    }
  }

  /// How many RIBs of a name were created and not destroyed.
  private func live(_ rib: String, at mark: ReferenceEvent) -> Int {
    order.filter { id in
      let isCreated = self[id].created.map { $0.order < mark.order } ?? false
      let isDestroyed = self[id].destroyed.map { $0.order < mark.order } ?? false
      return self[id].name == rib && isCreated && !isDestroyed
    }.count
  }
}
