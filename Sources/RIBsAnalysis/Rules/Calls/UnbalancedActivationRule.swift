/// `unbalanced-activation`
struct UnbalancedActivationRule: Rule {
  static let page = RulePage(
    id: "unbalanced-activation", severity: .warning,
    summary: "An interactor is activated while active, or deactivated while inactive.",
    reason: """
      `didBecomeActive` or `willResignActive` runs twice in a row: subscriptions double, or clean-up code \
      runs on what is already cleaned up.
      """,
    fix: "Leave `activate()` and `deactivate()` to the routers; attach and detach call them.",
    triggering: [
      RuleExample(
        "Activated twice",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        activate Feed
        """),
      RuleExample(
        "Deactivated twice",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        close Root Feed @App/RootRouter.swift:27
        deactivate Feed
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Active, inactive, active again",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        close Root Feed @App/RootRouter.swift:27
        open Root Feed @App/RootRouter.swift:20
        """)
    ])

  static let watched = ChangeKinds([.activated, .deactivated])

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    let node: NodeIndex
    let words: String
    switch step.change {
    case .activated(let index, wasActive: true): (node, words) = (index, "activated while active")
    case .deactivated(let index, wasActive: false):
      (node, words) = (index, "deactivated while inactive")
    default: return
    }
    let name = forest[node].name
    reporter.report(
      node, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site
    ) { Wording("\($0.name(name)) is \(words).") }
  }
}
