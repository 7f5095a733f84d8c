/// `trace-clock`
struct ClockRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.clock

  static let page = RulePage(
    id: "trace-clock", severity: .warning,
    summary: "The events' times go back.",
    reason: """
      Times show whether a RIB had enough time to be deallocated. Where they go back, a leak may be \
      missed.
      """,
    fix: "Take times from a monotonic clock.",
    triggering: [
      RuleExample(
        "The events' times go back",
        #"""
        root Root
        after -2ms
        settle
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
    "Time goes back in \(counted(record.count, "place")), first at line \(record.firstLine): \(record.detail)."
  }
}
