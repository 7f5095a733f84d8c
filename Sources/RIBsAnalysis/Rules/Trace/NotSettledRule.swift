import RIBsTrace

/// `trace-not-settled`
struct NotSettledRule: Rule {
  static let page = RulePage(
    id: "trace-not-settled", severity: .warning,
    summary: "The app waited for everything to settle, and gave up.",
    reason: """
      What left the tree shortly before may be on its way out or leaked. The trace does not say which, so \
      a session without findings is not proven clean.
      """,
    fix:
      "Write `await RIBsRecorder.settle()` in async code, and elsewhere call `RIBsRecorder.runUntilSettled()` on the main thread, outside blocks of the main queue. If it waited for as long as you allow, give it a longer timeout.",
    triggering: [
      RuleExample(
        "The app gives up, and exits with its tree up",
        """
        root Root
        open Root Profile @App/RootRouter.swift:20
        close Root Profile @App/RootRouter.swift:27
        unsettled 60s
        end exit
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The app waits again, and everything settles",
        """
        root Root
        unsettled 5s
        settle
        end exit
        """),
      RuleExample(
        "The whole tree is torn down",
        """
        root Root
        unsettled 5s
        deactivate Root
        destroy Root
        end teardown
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    guard let (stamp, waited) = state.unsettled else { return }
    reporter.report(
      by: Self.self, seq: stamp.seq, line: stamp.line,
      Wording("The app waited \(Self.time(waited)) for everything to settle, and gave up."))
  }

  private static func time(_ nanoseconds: Int) -> String {
    let milliseconds = nanoseconds / 1_000_000
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
