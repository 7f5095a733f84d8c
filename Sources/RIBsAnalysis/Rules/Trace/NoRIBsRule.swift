/// `trace-no-ribs`
struct NoRIBsRule: Rule {
  static let page = RulePage(
    id: "trace-no-ribs", severity: .warning,
    summary: "The session mentions no RIB.",
    reason: """
      Nothing was checked, so a session without findings is not proven clean. A recorder that starts \
      after the launch router was built sees nothing.
      """,
    fix:
      "Start the recorder before the launch router is built, and record until the first screen is up.",
    triggering: [
      RuleExample(
        "The app never builds its launch router",
        """
        mark started
        end exit
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The launch router alone",
        """
        root Root
        end exit
        """)
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    guard state.forest.nodes.count == 0 else { return }
    reporter.report(
      by: Self.self, seq: 0, line: end.firstLine,
      Wording(
        state.forest.nodeWord.inWords(
          "No event of the session is about a RIB: nothing was checked.")
      ))
  }
}
