/// `active-while-detached`
struct ActiveWhileDetachedRule: Rule {
  static let page = RulePage(
    id: "active-while-detached", severity: .error,
    summary: "A RIB is off the tree, and its interactor is still active.",
    reason: """
      Whatever it subscribed to in `didBecomeActive` still runs: requests, timers and analytics for a \
      screen that is gone. RIBs below it that are active with it are counted in it.
      """,
    fix:
      "Leave `activate()` and `deactivate()` to the routers, and detach the RIB with `detachChild`.",
    triggering: [
      RuleExample(
        "The RIB is activated again after its detach",
        """
        root Root
        create Tabs
        create Feed
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Feed @App/TabsRouter.swift:20
        open Feed Player @App/FeedRouter.swift:15
        close Tabs Feed @App/TabsRouter.swift:27
        activate Player
        settle
        """),
      RuleExample(
        "A tab that is kept for reuse stays active",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        open Root Blog @App/RootRouter.swift:20
        detach Root Blog @App/RootRouter.swift:24
        settle
        """),
    ],
    nonTriggering: [
      RuleExample(
        "Everything below the RIB becomes inactive with it",
        """
        root Root
        create Tabs
        create Feed
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Feed @App/TabsRouter.swift:20
        open Feed Player @App/FeedRouter.swift:15
        close Tabs Feed @App/TabsRouter.swift:27
        settle
        """),
      RuleExample(
        "A leaked RIB is reported once, as leaked",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        detach Root Blog @App/RootRouter.swift:24
        settle
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    let active = end.nodes.filter { index in
      guard state.forest[index].isActive, state.forest[index].destroyed == nil,
        let left = state.forest[index].offTree
      else { return false }
      return !reporter.isReported(index, by: .errors)
        && state.hasSettled(since: left, grace: state.options.grace)
    }
    // A RIB that is activated activates those below it.
    let tops = state.forest.topmost(active, through: Set(active).contains) { _ in true }
    for index in active where tops[index] == index { report(index, state.forest, &reporter) }
    for index in active {
      guard let top = tops[index], top != index else { continue }
      _ = reporter.countAsFollower(index, of: top, by: Self.itself)
    }
  }

  private static let itself = RuleSet(ActiveWhileDetachedRule.self)

  private func report(
    _ index: NodeIndex, _ forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    let node = forest[index]
    guard let left = node.offTree else { return }
    let name = forest.name(of: index)
    reporter.report(index, by: Self.self, in: forest, at: left, site: node.lastAttach?.site) {
      strings in
      Wording(
        "\(name) left the tree\(strings.at(left.site)), but its interactor is still active.",
        related: [
          strings.related(node.lastAttach, "\(name) was attached here"),
          strings.related(left, "\(name) left the tree here"),
        ])
    }
  }
}
