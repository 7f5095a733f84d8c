/// `trace-line-too-long`
struct LineTooLongRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.lineTooLong

  static let page = RulePage(
    id: "trace-line-too-long", severity: .warning,
    summary: "A line is longer than 1 MiB.",
    reason: """
      No event is that long. The line is not replayed, so an event may be missing.
      """,
    fix: "Record the trace again; if the recorder is your own, let it write one event a line.",
    triggering: [
      RuleExample(
        "A line of more than 1 MiB",
        """
        root Root
        long 1048577
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A line of exactly 1 MiB, of an unknown event type",
        """
        root Root
        long 1048576
        """)
    ])

  static func message(_ record: TraceHealth.Record, _ health: TraceHealth) -> String {
    "\(counted(record.count, "line")) of the trace exceeds 1 MiB and is left out, first line \(record.firstLine)."
  }
}
