/// The findings at the end of a session, and the order of all findings.
extension ReferenceSession {
  mutating func judge() {
    judgeLeakedChildren()
    judgeLostChildren()
    judgeStrandedSiblings()
    judgeDuplicateSiblings()
    judgeNeverAttached()
    judgeViews()
    judgeWorkflows()
    judgeGrowth()
    judgeRetainedObjects()
    judgeActiveWhileDetached()
    judgeWorkers()
    for trouble in troubles {
      findings.append(
        ReferenceFinding(
          rule: trouble.rule, severity: "warning", seq: trouble.seq, line: trouble.line, path: ""))
    }
    judgeWholeSession()
    for index in findings.indices {
      findings[index].id = findings[index].id.map { self[$0].number }
      findings[index].parent = findings[index].parent.map { self[$0].number }
    }
    findings.sort(by: ReferenceFinding.stands)
  }

  /// Judges a session that mentions no RIB, and one without an `end`.
  private mutating func judgeWholeSession() {
    if order.isEmpty {
      findings.append(
        ReferenceFinding(
          rule: "trace-no-ribs", severity: "warning", seq: 0, line: firstLine, path: ""))
    }
    if let unsettled {
      findings.append(
        ReferenceFinding(
          rule: "trace-not-settled", severity: "warning", seq: unsettled.number,
          line: unsettled.line, path: ""))
    }
    if endReason == nil {
      let last = events.last
      findings.append(
        ReferenceFinding(
          rule: "trace-not-ended", severity: "info", seq: last?.number ?? 0,
          line: last?.line ?? firstLine, path: ""))
    }
  }

  /// Reports the event's RIB at that event.
  mutating func report(
    _ rule: String, _ severity: String, _ event: ReferenceEvent, _ related: [ReferenceEvent?] = []
  ) {
    guard let id = event.id else { return }
    findings.append(
      ReferenceFinding(
        rule: rule, severity: severity, seq: event.number, line: event.line, id: id,
        rib: self[id].name, path: path(id), parent: event.parent ?? self[id].attaches.last?.parent,
        at: event.at, related: related.compactMap(\.self)))
  }

  /// Reports a RIB at the end of the session. `path`, `parent` and `at` are as of the last attach.
  mutating func reportAtEnd(
    _ rule: String, _ severity: String, _ id: Int, at event: ReferenceEvent?,
    _ related: [ReferenceEvent?], victims: Int = 0, object: [String] = []
  ) {
    guard let event else { return }
    let attach = self[id].attaches.last
    explanations[id, default: []].append((rule, findings.count))
    findings.append(
      ReferenceFinding(
        rule: rule, severity: severity, seq: event.number, line: event.line, id: id,
        rib: self[id].name, path: path(id), parent: attach?.parent, at: attach?.event.at,
        related: related.compactMap(\.self), victims: victims, object: object))
  }

  /// Counts what is wrong with a RIB in a finding about a RIB that explains it, if one of the rules has reported that.
  mutating func follow(_ id: Int, of culprit: Int, by rules: [String]) -> Bool {
    guard let known = explanations[culprit]?.first(where: { rules.contains($0.rule) }) else {
      return false
    }
    findings[known.position].victims += 1
    if known.rule != "stranded-sibling" { victims.insert(id) }
    if id != culprit { explanations[id, default: []].append(known) }
    return true
  }

  func isExplained(_ id: Int, by rules: [String]) -> Bool {
    explanations[id]?.contains { rules.contains($0.rule) } ?? false
  }

  /// Where links from RIB to RIB end. In a circle they end at the RIB that the trace mentions first.
  func end(of id: Int, _ link: (Int) -> Int?) -> Int {
    var path = [id]
    while let last = path.last, let next = link(last) {
      if let index = path.firstIndex(of: next) {
        return order.first { path[index...].contains($0) } ?? id
      }
      path.append(next)
    }
    return path.last ?? id
  }

  /// The nearest other RIB above a RIB that matches. The way up may be a circle.
  func nearest(above id: Int, up: (Int) -> Int?, where matches: (Int) -> Bool) -> Int? {
    var passed: Set<Int> = []
    var next = up(id)
    while let current = next, current != id, passed.insert(current).inserted {
      if matches(current) { return current }
      next = up(current)
    }
    return nil
  }

  func lastParent(_ id: Int) -> Int? { self[id].attaches.last?.parent }
}
