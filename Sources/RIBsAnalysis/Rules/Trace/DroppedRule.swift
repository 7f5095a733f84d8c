/// `trace-dropped`
struct DroppedRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.dropped

  static let page = RulePage(
    id: "trace-dropped", severity: .warning,
    summary: "The recorder could not write events.",
    reason: """
      The disk was full or the file was removed, so the trace lacks these events.
      """,
    fix: "Make room on the disk and record the trace again.",
    triggering: [
      RuleExample(
        "The recorder could not write events",
        #"""
        root Root
        drop 12
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
    "\(counted(health.droppedEvents, "event")) could not be written, first noted at line \(record.firstLine)."
  }
}
