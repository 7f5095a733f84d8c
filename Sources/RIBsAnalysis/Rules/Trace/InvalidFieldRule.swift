/// `trace-invalid-field`
struct InvalidFieldRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.invalidField

  static let page = RulePage(
    id: "trace-invalid-field", severity: .warning,
    summary: "A key of an event is missing or of the wrong kind.",
    reason: """
      The event is not replayed, so RIBs may seem attached or alive that are not.
      """,
    fix:
      "Correct what writes the trace; the documentation of RIBsTrace's `TraceEvent` has the keys of each event.",
    triggering: [
      RuleExample(
        "A key of an event is missing or of the wrong kind",
        #"""
        root Root
        raw {"type":"attach","seq":5,"t":9000000,"id":"two","parent":1}
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
    "\(counted(record.count, "event")) of the trace cannot be used, first line \(record.firstLine): \(record.detail)."
  }
}
