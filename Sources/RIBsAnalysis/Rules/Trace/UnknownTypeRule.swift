/// `trace-unknown-type`
struct UnknownTypeRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.unknownType

  static let page = RulePage(
    id: "trace-unknown-type", severity: .warning,
    summary: "An event is of a type this version does not know.",
    reason: """
      A newer recorder wrote the event. It is skipped, and all other events are used.
      """,
    fix: "Update ribs-inspect.",
    triggering: [
      RuleExample(
        "An event is of a type this version does not know",
        #"""
        root Root
        raw {"type":"teleport","seq":5,"t":9000000,"id":1}
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
    "\(counted(record.count, "event")) of a type this version does not know, first line \(record.firstLine): \(record.detail)."
  }
}
