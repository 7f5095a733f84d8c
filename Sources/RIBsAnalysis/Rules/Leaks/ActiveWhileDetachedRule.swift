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
    for index in end.nodes where state.forest[index].isActive {
      let node = state.forest[index]
      let name = state.forest.name(of: index)
      guard node.destroyed == nil, let left = node.offTree,
        !reporter.isReportedByOther(index, of: .errors),
        state.hasSettled(since: left, grace: state.options.grace)
      else { continue }
      reporter.report(
        index, in: state.forest, at: left, site: node.lastAttach?.site
      ) { strings in
        Wording(
          "\(name) left the tree\(strings.at(left.site)), but its interactor is still active.",
          related: [
            strings.related(node.lastAttach, "\(name) was attached here"),
            strings.related(left, "\(name) left the tree here"),
          ])
      }
    }
  }
}
