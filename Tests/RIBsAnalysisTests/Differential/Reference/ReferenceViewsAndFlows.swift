/// Views, flows and workers.
extension ReferenceSession {
  mutating func judgeViews() {
    for id in order {
      guard let view = self[id].view else { continue }
      if view.type == "appear", let offTree = self[id].offTree,
        hasSettled(since: offTree, grace: ReferenceTime.viewGrace)
      {
        reportAtEnd(
          "view-outlives-rib", "error", id, at: offTree,
          [self[id].attaches.last?.event, view, offTree])
      }
      if view.removed == true, isOnTree(id), hasSettled(since: view, grace: ReferenceTime.viewGrace)
      {
        reportAtEnd(
          "view-gone-rib-attached", "error", id, at: view, [self[id].attaches.last?.event])
      }
    }
  }

  mutating func judgeWorkflows() {
    for all in instances(\.workflow) {
      // A second start with the same number is another workflow.
      guard let start = all.lastIndex(where: { $0.phase == "start" }) else { continue }
      let flow = all[start...]
      guard let last = flow.last,
        !flow.contains(where: { ["complete", "fail", "cancel"].contains($0.phase) })
      else { continue }
      let awaited = last.phase == "wait" ? last.id : nil
      let isInVain = awaited.map { self[$0].offTree != nil || self[$0].destroyed != nil } ?? false
      guard isInVain || timeFrom(last) >= ReferenceTime.stall else { continue }
      if let awaited {
        reportAtEnd("stalled-workflow", "warning", awaited, at: last, [all[start]])
      } else {
        // Without a known RIB, the path is the workflow's name.
        findings.append(
          ReferenceFinding(
            rule: "stalled-workflow", severity: "warning", seq: last.number, line: last.line,
            path: all[start].name ?? "", related: [all[start]]))
      }
    }
  }

  mutating func judgeWorkers() {
    for worker in instances(\.worker) {
      guard let start = worker.last, start.phase == "start", let id = start.id,
        let offTree = self[id].offTree ?? self[id].destroyed, hasSettled(since: offTree)
      else { continue }
      reportAtEnd(
        "worker-outlives-rib", "warning", id, at: start, [self[id].attaches.last?.event, offTree])
    }
  }

  /// The events of each workflow or worker, in the order of their first events.
  private func instances(_ key: KeyPath<ReferenceEvent, Int?>) -> [[ReferenceEvent]] {
    let bearing = events.filter { $0[keyPath: key] != nil }
    var numbers: [Int] = []
    for number in bearing.compactMap({ $0[keyPath: key] }) where !numbers.contains(number) {
      numbers.append(number)
    }
    return numbers.map { number in bearing.filter { $0[keyPath: key] == number } }
  }
}
