/// `trace-no-header`
struct NoHeaderRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.noHeader

  static let page = RulePage(
    id: "trace-no-header", severity: .warning,
    summary: "The trace does not begin with a header.",
    reason: """
      Without a header the version of the format is a guess, and the app and session have no \
      name.
      """,
    fix: "Keep the first line of the trace; write one if the recorder is your own.",
    triggering: [
      RuleExample(
        "The trace does not begin with a header",
        #"""
        headless
        root Root
        """#)
    ],
    nonTriggering: [
      RuleExample(
        "A whole trace",
        """
        root Root
        settle
        """)
    ])

  static func message(_ record: TraceHealth.Record, _ health: TraceHealth) -> String {
    "The events from line \(record.firstLine) on have no header."
  }
}
