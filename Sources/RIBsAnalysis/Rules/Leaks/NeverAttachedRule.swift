/// `never-attached`
struct NeverAttachedRule: Rule {
  static let page = RulePage(
    id: "never-attached", severity: .info,
    summary: "A RIB was built and never attached.",
    reason: """
      It costs memory and does nothing. Often it was built ahead of time for a screen that is rarely \
      opened, or a route returned early after the build.
      """,
    fix: "Build it where it is attached, or release it where the route returns early.",
    triggering: [
      RuleExample(
        "Built ahead of time",
        """
        root Root
        create Help
        settle
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Built and attached",
        """
        root Root
        create Help
        open Root Help @App/RootRouter.swift:20
        settle
        """),
      RuleExample(
        "A host activates it itself: a root",
        """
        create Widget
        activate Widget
        launch Widget
        load Widget
        settle
        """),
    ])

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    for index in end.ribs where state.forest.records[index].attachCount == 0 {
      let node = state.forest[index]
      guard let created = node.created, node.destroyed == nil, !node.isLaunched,
        !node.isNamedAsParent, !end.retention.isLeaked(index),
        state.hasSettled(since: created, grace: state.options.grace)
      else { continue }
      report.report(Self.page, index, in: state.forest, at: created, site: nil) { _ in
        Wording("\(node.name) was built and never attached.")
      }
    }
  }
}
