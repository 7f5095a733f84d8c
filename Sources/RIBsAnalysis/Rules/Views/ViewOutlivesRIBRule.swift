/// `view-outlives-rib`
struct ViewOutlivesRIBRule: Rule {
  static let page = RulePage(
    id: "view-outlives-rib", severity: .error,
    summary: "A RIB left the tree, and its view is still on screen.",
    reason: """
      The user sees a screen that nothing drives: its buttons call an interactor that is inactive or \
      gone. A viewless RIB that shows its children in another RIB's view must clear that view itself.
      """,
    fix:
      "Take the view down where the RIB is detached; a viewless parent does so in `willResignActive`.",
    triggering: [
      RuleExample(
        "A viewless flow is detached and does not clear its view",
        """
        root Root
        open Root Flow @App/RootRouter.swift:20
        open Flow Home @App/FlowRouter.swift:15
        appear Home
        close Root Flow @App/RootRouter.swift:27
        destroy Home
        destroy Flow
        settle
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The flow clears its view as it resigns",
        """
        root Root
        open Root Flow @App/RootRouter.swift:20
        open Flow Home @App/FlowRouter.swift:15
        appear Home
        disappear Home removed
        close Root Flow @App/RootRouter.swift:27
        destroy Home
        destroy Flow
        settle
        """)
    ])

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    for index in end.nodes where state.forest[index].view == .onScreen {
      let node = state.forest[index]
      guard let left = node.offTree,
        state.hasSettled(since: left, grace: state.options.viewGrace)
      else { continue }
      let name = state.forest.name(of: index)
      reporter.report(index, in: state.forest, at: left, site: node.lastAttach?.site) { strings in
        Wording(
          "The view of \(name) is still on screen though \(name) left the tree\(strings.at(left.site)).",
          related: [
            strings.related(node.lastAttach, "\(name) was attached here"),
            strings.related(node.viewChange, "its view appeared here"),
            strings.related(left, "\(name) left the tree here"),
          ])
      }
    }
  }
}
