/// `trace-not-ended`
struct NotEndedRule: Rule {
  static let page = RulePage(
    id: "trace-not-ended", severity: .info,
    summary: "The session has no end.",
    reason: """
      The app was killed, crashed or is still running. What happened up to the last event is \
      judged; what the app would have done next is unknown.
      """,
    fix:
      "Call `RIBsRecorder.stop()` before the app exits; if the app was killed on purpose, there is nothing to do.",
    triggering: [
      RuleExample(
        "The app is killed while Root is on screen",
        """
        root Root
        settle
        killed
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The recorder is stopped before the app exits",
        """
        root Root
        settle
        end exit
        """)
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    guard state.endReason == nil else { return }
    let scope = state.last.map { "It is judged up to event \($0.seq)." } ?? "It has no event."
    reporter.report(
      by: Self.self, seq: state.last?.seq ?? 0,
      line: state.last.map { Int($0.line) } ?? end.firstLine,
      Wording("The session has no end: the app was killed, crashed or is still running. \(scope)"))
  }
}
