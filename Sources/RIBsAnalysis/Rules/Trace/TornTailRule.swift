/// `trace-torn-tail`
struct TornTailRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.tornTail

  static let page = RulePage(
    id: "trace-torn-tail", severity: .warning,
    summary: "The trace ends inside a line.",
    reason: """
      The app was killed while it wrote. Everything before that line is used, but what was \
      written last is unknown, so a session without findings is not proven clean. The same holds for a \
      compressed trace that ends too early or is damaged.
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
    record.detail.isEmpty
      ? "The trace ends inside line \(record.firstLine): the app was killed while writing it."
      : "The trace is read up to line \(record.firstLine): \(record.detail)."
  }
}
