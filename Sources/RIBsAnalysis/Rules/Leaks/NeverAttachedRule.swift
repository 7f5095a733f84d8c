/// `never-attached`
struct NeverAttachedRule: Rule {
  static let page = RulePage(
    id: "never-attached", severity: .info,
    summary: "A RIB was built and never attached.",
    reason: """
      It costs memory and does nothing. Often it was built ahead of time for a screen that is rarely \
      opened, or a route returned early after the build. A tab that has not been visited yet is not reported: the \
      tab bar built it together with one that is kept for reuse.
      """,
    fix: "Build it where it is attached, or release it where the route returns early.",
    triggering: [
      RuleExample(
        "A RIB is built ahead of time",
        """
        root Root
        create Help
        settle
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A RIB is built and attached",
        """
        root Root
        create Help
        open Root Help @App/RootRouter.swift:20
        settle
        """),
      RuleExample(
        "A host activates its root itself",
        """
        create Widget
        activate Widget
        launch Widget
        load Widget
        settle
        """),
      RuleExample(
        "A tab has not been visited yet",
        """
        root Root
        create Tabs
        create Blog
        create Schedule
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Blog @App/TabsRouter.swift:20
        settle
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    for index in end.nodes where Self.isUnused(index, end, state) {
      let node = state.forest[index]
      let name = state.forest.name(of: index)
      guard let created = node.created, !reporter.isReported(index, by: Self.ofTabs) else {
        continue
      }
      reporter.report(index, by: Self.self, in: state.forest, at: created, site: nil) { _ in
        Wording("\(name) was built and never attached.")
      }
    }
  }

  /// The rule that counts tabs that have not been visited yet.
  private static let ofTabs = RuleSet(KeptForReuseRule.self)

  /// Whether a RIB was created, should be in use by now, and was never used.
  static func isUnused(
    _ index: NodeIndex, _ end: SessionEnd, _ state: borrowing SessionState
  ) -> Bool {
    let record = state.forest[index]
    guard record.attachCount == 0, !record.isLaunched, !record.isNamedAsParent,
      state.forest[index].destroyed == nil, let created = state.forest[index].created
    else { return false }
    return !end.retention.isLeaked(index)
      && state.hasSettled(since: created, grace: state.options.grace)
  }
}
