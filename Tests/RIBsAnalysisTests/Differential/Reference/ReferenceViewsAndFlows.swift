/// Views, flows and workers.
extension ReferenceSession {
  mutating func judgeViews() {
    judgeViewsOfGoneRIBs()
    judgeGoneViews()
  }

  private mutating func judgeViewsOfGoneRIBs() {
    let rule = "view-outlives-rib"
    let shown = order.filter { id in
      self[id].view?.type == "appear"
        && self[id].offTree.map { hasSettled(since: $0, grace: ReferenceTime.viewGrace) } ?? false
    }
    let tops = shown.map { id in
      end(of: id) { id in
        let above = nearest(above: id, up: lastParent, where: shown.contains)
        return above.flatMap { self[$0].offTree?.order == self[id].offTree?.order ? $0 : nil }
      }
    }
    for (id, top) in zip(shown, tops) where id == top {
      reportAtEnd(
        rule, "error", id, at: self[id].offTree,
        [self[id].attaches.last?.event, self[id].view, self[id].offTree])
    }
    for (id, top) in zip(shown, tops) where id != top { _ = follow(id, of: top, by: [rule]) }
  }

  private mutating func judgeGoneViews() {
    let rule = "view-gone-rib-attached"
    var gone = order.filter { id in
      guard let view = self[id].view, view.removed == true, isOnTree(id) else { return false }
      return hasSettled(since: view, grace: ReferenceTime.viewGrace)
    }
    let lost = ["lost-child", "stranded-sibling"]
    let givenUp = Set(order.filter { isExplained($0, by: lost) })
    let tops = gone.map { id in
      end(of: id) { id in
        let above = nearest(above: id, up: { self[$0].parent }, where: gone.contains)
        return above.flatMap { wentWithout(id, beforeAgain: $0) ? nil : $0 }
      }
    }
    let topOf = Dictionary(uniqueKeysWithValues: zip(gone, tops))
    gone.removeAll { id in
      // The highest of them counts it.
      let above = order.filter { givenUp.contains($0) && isInSubtree(id, of: $0) }
      let highest = above.first { one in above.allSatisfy { isInSubtree($0, of: one) } }
      return highest.map { follow(id, of: $0, by: lost) } ?? false
    }
    for id in gone where topOf[id] == id {
      reportAtEnd(
        rule, "error", id, at: self[id].view, [self[id].attaches.last?.event])
    }
    for id in gone {
      if let top = topOf[id], top != id { _ = follow(id, of: top, by: [rule]) }
    }
  }

  /// Whether a view went before the one above it came on screen again.
  private func wentWithout(_ id: Int, beforeAgain above: Int) -> Bool {
    let appeared = events.last { $0.type == "appear" && $0.id == above }?.order ?? 0
    return appeared > self[id].view?.order ?? 0
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
      if follow(id, of: id, by: ["leaked-child", "active-while-detached"]) { continue }
      if self[id].isActive, follow(id, of: id, by: ["retained-object"]) { continue }
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
