/// `active-while-detached`
struct ActiveWhileDetachedRule: Rule {
  static let page = RulePage(
    id: "active-while-detached", severity: .error,
    summary: "A RIB is off the tree, and its interactor is still active.",
    reason: """
      Whatever it subscribed to in `didBecomeActive` still runs: requests, timers and analytics for a \
      screen that is gone.
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
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Everything below becomes inactive with it",
        """
        root Root
        create Tabs
        create Feed
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Feed @App/TabsRouter.swift:20
        open Feed Player @App/FeedRouter.swift:15
        close Tabs Feed @App/TabsRouter.swift:27
        settle
        """)
    ])

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for index in end.forest.nodes.indices {
      let node = end.forest[index]
      guard node.isActive, node.destroyed == nil, let left = node.offTree,
        !report.isSpokenFor(index, besides: Self.page),
        end.state.hasSettled(since: left, grace: end.options.grace)
      else { continue }
      report.report(
        Self.page, index, in: end.forest, at: left, site: node.lastAttach?.at,
        message:
          "\(node.name) left the tree\(atSite(left.at)), but its interactor is still active.",
        related: [
          Finding.Related(node.lastAttach, "\(node.name) was attached here"),
          Finding.Related(left, "\(node.name) left the tree here"),
        ])
    }
  }
}
