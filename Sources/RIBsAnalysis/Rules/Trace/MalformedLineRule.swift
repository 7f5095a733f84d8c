/// `trace-malformed-line`
struct MalformedLineRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.malformedLine

  static let page = RulePage(
    id: "trace-malformed-line", severity: .warning,
    summary: "A line is not a JSON object.",
    reason: """
      The line is not replayed, so RIBs may seem attached or alive that are not.
      """,
    fix: "Record the trace again; write it with one recorder only, and do not edit it by hand.",
    triggering: [
      RuleExample(
        "A line is not a JSON object",
        #"""
        root Root
        raw {"type":"settle",
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
    "\(counted(record.count, "line")) of the trace cannot be read as JSON, first line \(record.firstLine): \(record.detail)."
  }
}
