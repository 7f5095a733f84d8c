/// `trace-gap`
struct GapRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.gap

  static let page = RulePage(
    id: "trace-gap", severity: .warning,
    summary: "The events' numbers have a hole, or go back.",
    reason: """
      Events were lost, or two recorders wrote to one file. RIBs may seem attached or alive that are not.
      """,
    fix: "Record the trace again, with one recorder a file.",
    triggering: [
      RuleExample(
        "The events' numbers have a hole, or go back",
        #"""
        root Root
        gap 3
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
    "The events' numbers are broken in \(counted(record.count, "place")), first at line \(record.firstLine): \(record.detail)."
  }
}
