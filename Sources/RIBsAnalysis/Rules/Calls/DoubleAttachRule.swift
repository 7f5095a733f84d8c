/// `double-attach`
struct DoubleAttachRule: Rule {
  static let page = RulePage(
    id: "double-attach", severity: .error,
    summary: "A child is attached twice to the same parent.",
    reason: """
      ModernRIBs asserts on it in debug builds; in release the child stands twice among the parent's \
      children, and one detach leaves a dead entry behind that keeps the child alive.
      """,
    fix:
      "Route only when the child is not attached yet, for example `guard child == nil else { return }`.",
    triggering: [
      RuleExample(
        "The same router is attached by two calls",
        """
        root Root
        open Root Search @App/RootRouter.swift:20
        attach Root Search @App/RootRouter.swift:33
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A tab is attached again after it was detached",
        """
        root Root
        open Root Search @App/RootRouter.swift:20
        close Root Search @App/RootRouter.swift:26
        open Root Search @App/RootRouter.swift:20
        """)
    ])

  static let watched = ChangeKinds.attachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .attached(let child, let parent, _, .duplicate(let first)) = step.change else {
      return
    }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let (name, parent) = (strings.name(name), strings.name(parentName))
      return Wording(
        "\(name) is attached to \(parent)\(strings.at(site)), but it is attached there already.",
        related: [strings.related(first, "\(name) was attached to \(parent) here")])
    }
  }
}
