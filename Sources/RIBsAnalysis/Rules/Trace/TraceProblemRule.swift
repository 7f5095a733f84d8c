/// A rule about the trace itself. It reports once per session, with a count and the first line.
protocol TraceProblemRule: Rule {
  static var problem: TraceHealth.Problem { get }
  static func message(_ record: TraceHealth.Record, _ health: TraceHealth) -> String
}

extension TraceProblemRule {
  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    guard let record = end.health.records[Self.problem] else { return }
    reporter.report(
      by: Self.self, seq: record.seq, line: record.firstLine,
      Wording(Self.message(record, end.health)))
  }
}
