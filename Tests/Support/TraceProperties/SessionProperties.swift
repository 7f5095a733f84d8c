import RIBsAnalysis
import RIBsTrace

/// Properties of the sessions of a trace and of their findings.
enum SessionProperties {
  /// The rules that report that not everything could be judged.
  private static let losses: Set<String> = [
    "trace-torn-tail", "trace-malformed-line", "trace-line-too-long", "trace-invalid-field",
    "trace-gap", "trace-dropped", "trace-contradiction", "trace-no-ribs", "trace-not-settled",
  ]

  static func check(
    _ sessions: [SessionReport], lines: [NumberedLine], _ broken: inout Violations
  ) {
    var rest = lines[...]
    for session in sessions {
      let own = rest.prefix(session.lines)
      rest = rest.dropFirst(session.lines)
      check(session, lines: own, &broken)
      ReplayProperties.check(session, lines: own, &broken)
    }
    broken.expect(!sessions.isEmpty, "a trace that can be used has no session")
    broken.expect(rest.isEmpty, "\(rest.count) lines are in no session")
  }

  private static func check(
    _ session: SessionReport, lines: ArraySlice<NumberedLine>, _ broken: inout Violations
  ) {
    let name = session.name
    let events = lines.count { if case .event = $0.line { true } else { false } }
    broken.expect(lines.count == session.lines, "'\(name)' counts lines that are not there")
    broken.expect(session.events <= events, "'\(name)' has \(session.events) of \(events) events")
    let losses = session.findings.contains { Self.losses.contains($0.rule) }
    broken.expect(
      losses == session.isInconclusive, "'\(name)' is inconclusive and does not say why, or is not")

    let numbers = Set(lines.map(\.number))
    for finding in session.findings { check(finding, in: session, numbers, &broken) }
    for (one, next) in zip(session.findings, session.findings.dropFirst()) {
      let isInOrder = (one.seq, one.id ?? 0, one.rule) <= (next.seq, next.id ?? 0, next.rule)
      broken.expect(isInOrder, "'\(name)' reports \(one.rule) before \(next.rule)")
    }
    let problems = session.findings.map(\.rule).filter { $0.hasPrefix("trace-") }
    broken.expect(
      Set(problems).count == problems.count, "'\(name)' tells a problem of the trace twice")
  }

  private static func check(
    _ finding: Finding, in session: SessionReport, _ lines: Set<Int>, _ broken: inout Violations
  ) {
    let rule = finding.rule
    let isAboutTrace = rule.hasPrefix("trace-")
    broken.expect(RuleCatalogue.page(rule) != nil, "there is no rule \(rule)")
    broken.expect(finding.session == session.name, "\(rule) names the session \(finding.session)")
    broken.expect(lines.contains(finding.line), "\(rule) names line \(finding.line)")
    // A session has no event number before its first event.
    broken.expect(finding.seq >= (isAboutTrace ? 0 : 1), "\(rule) names event \(finding.seq)")
    for related in finding.related {
      broken.expect(lines.contains(related.line), "\(rule) refers to line \(related.line)")
      broken.expect(related.seq ?? 0 >= 1, "\(rule) refers to event \(related.seq ?? 0)")
      broken.expect(!related.note.isEmpty, "\(rule) refers to line \(related.line) without a word")
    }
    broken.expect(isFingerprint(finding.fingerprint), "\(rule) has \(finding.fingerprint)")
    broken.expect(finding.id == nil || finding.rib != nil, "\(rule) has a RIB without a name")
    broken.expect(finding.id == nil || !isAboutTrace, "\(rule) is about a RIB")
    // A RIB that is no victim itself can have any number of objects and workers that follow from the finding.
    broken.expect(
      (0...session.ribs + session.events).contains(finding.victims),
      "\(rule) has \(finding.victims) victims")
    broken.expect(finding.message.last == "." && finding.fix.last == ".", "\(rule) breaks off")
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
