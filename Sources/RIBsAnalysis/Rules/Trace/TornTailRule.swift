/// `trace-torn-tail`
struct TornTailRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.tornTail

  static let page = RulePage(
    id: "trace-torn-tail", severity: .warning,
    summary: "The trace ends inside a line.",
    reason: """
      The app was killed while it wrote. Everything before that line is used, but what was \
      written last is unknown, so a session without findings is not proven clean.
      """,
    fix:
      "Nothing, if the app was killed on purpose; otherwise stop the recorder before the app exits.",
    triggering: [
      RuleExample(
        "The trace ends inside a line",
        #"""
        root Root
        torn {"type":"att
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
    "The trace ends inside line \(record.firstLine): the app was killed while writing it."
  }
}
