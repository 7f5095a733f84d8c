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
    judgeWorkers()
    judgeGrowth()
    judgeRetainedObjects()
    judgeActiveWhileDetached()
    for trouble in troubles {
      findings.append(
        ReferenceFinding(
          rule: trouble.rule, severity: "warning", seq: trouble.seq, line: trouble.line, path: ""))
    }
    judgeWholeSession()
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
    findings.append(
      ReferenceFinding(
        rule: rule, severity: severity, seq: event.number, line: event.line, id: id,
        rib: self[id].name, path: path(id), parent: attach?.parent, at: attach?.event.at,
        related: related.compactMap(\.self), victims: victims, object: object))
  }
}
