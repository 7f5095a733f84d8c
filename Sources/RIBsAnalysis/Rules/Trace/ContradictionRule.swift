/// `trace-contradiction`
struct ContradictionRule: TraceProblemRule {
  static let problem = TraceHealth.Problem.contradiction

  static let page = RulePage(
    id: "trace-contradiction", severity: .warning,
    summary: "The trace says something that cannot have happened.",
    reason: """
      An id was given to two RIBs, a destroyed RIB was attached, activated, loaded or destroyed again, or events follow \
      the session's end. A RIB that is created under a number already used counts as a new RIB, so a leak of the RIB \
      before it is still found. But where the trace is wrong, the tree may not be the app's.
      """,
    fix:
      "Number each router anew in the recorder, and never by its address. Begin each session with a header.",
    triggering: [
      RuleExample(
        "Two RIBs share an id",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        close Root Login @App/RootRouter.swift:24
        destroy Login
        create Login
        open Root Login @App/RootRouter.swift:20
        close Root Login @App/RootRouter.swift:24
        destroy Login
        settle
        """),
      RuleExample(
        "A destroyed RIB is attached and becomes active",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        close Root Login @App/RootRouter.swift:24
        destroy Login
        attach Root Login @App/RootRouter.swift:20
        activate Login
        """),
      RuleExample(
        "Events follow the end",
        """
        root Root
        end exit
        mark home
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Each RIB has an id of its own",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        close Root Login @App/RootRouter.swift:24
        destroy Login
        open Root Login#2 @App/RootRouter.swift:20
        """),
      RuleExample(
        "The view and the interactor of a destroyed RIB outlive it",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        hold Root.login Login
        appear Login
        destroy Login
        detach Root Login deinit
        unhold Root.login Login
        deactivate Login
        disappear Login removed
        leak Login interactor LoginInteractor 1s
        """),
    ])

  static func message(_ record: TraceHealth.Record, _ health: TraceHealth) -> String {
    "The trace contradicts itself in \(counted(record.count, "place")), first at line \(record.firstLine): \(record.detail)."
  }
}
