/// `view-outlives-rib`
struct ViewOutlivesRIBRule: Rule {
  static let page = RulePage(
    id: "view-outlives-rib", severity: .error,
    summary: "A RIB left the tree, and its view is still on screen.",
    reason: """
      The user sees a screen that nothing drives: its buttons call an interactor that is inactive or \
      gone. A viewless RIB that shows its children in another RIB's view must clear that view itself. Of several \
      views whose RIBs left together only the topmost is reported, and those of RIBs below it are counted in it.
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
    let shown = end.nodes.filter { index in
      guard state.forest[index].view == .onScreen, let left = state.forest[index].offTree else {
        return false
      }
      return state.hasSettled(since: left, grace: state.options.viewGrace)
    }
    let above = viewsAbove(shown, state.forest)
    for index in shown where above[index] == nil { report(index, state.forest, &reporter) }
    for index in shown {
      if let top = above[index] { _ = reporter.countAsFollower(index, of: top, by: Self.itself) }
    }
  }

  private static let itself = RuleSet(ViewOutlivesRIBRule.self)

  /// For each view in or above another that is still on screen, the RIB of the topmost such view. Their RIBs left by one
  /// event, which should have taken that view down.
  private func viewsAbove(
    _ shown: [NodeIndex], _ forest: borrowing Forest
  ) -> [NodeIndex: NodeIndex] {
    let members = Set(shown)
    let nearest = UpwardSearch.nearest(
      above: shown, up: { forest[$0].lastParent }, where: members.contains)
    return UpwardSearch.ends(
      of: nearest.filter { index, above in
        forest[index].offTree?.line == forest[above].offTree?.line
      })
  }

  private func report(
    _ index: NodeIndex, _ forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    let node = forest[index]
    guard let left = node.offTree else { return }
    let name = forest.name(of: index)
    reporter.report(index, by: Self.self, in: forest, at: left, site: node.lastAttach?.site) {
      strings in
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
