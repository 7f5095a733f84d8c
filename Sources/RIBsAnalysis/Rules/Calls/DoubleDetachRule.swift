/// `double-detach`
struct DoubleDetachRule: Rule {
  static let page = RulePage(
    id: "double-detach", severity: .error,
    summary: "A child is detached twice.",
    reason: """
      Two places in the code end this flow. Today the second call does nothing; as soon as the property \
      holds a new child in between, it takes down the wrong screen.
      """,
    fix:
      "Clear the reference where the child is detached first, and return early when there is none.",
    triggering: [
      RuleExample(
        "Close button and completion both detach",
        """
        root Root
        open Root Help @App/RootRouter.swift:20
        close Root Help @App/RootRouter.swift:27
        detach Root Help @App/RootRouter.swift:35
        """)
    ],
    nonTriggering: [
      RuleExample(
        "It was attached again in between",
        """
        root Root
        open Root Help @App/RootRouter.swift:20
        close Root Help @App/RootRouter.swift:27
        open Root Help @App/RootRouter.swift:20
        close Root Help @App/RootRouter.swift:35
        """)
    ])

  static let watched = ChangeKinds.detachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .detached(let child, let parent, _, .double(let first)) = step.change else { return }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let name = strings.name(name)
      let before =
        first.site != nil && first.site == site
        ? "already, by the same line" : "already\(strings.at(first.site))"
      return Wording(
        "\(name) is detached from \(strings.name(parentName))\(strings.at(site)), but it was detached \(before).",
        related: [strings.related(first, "\(name) was detached here first")])
    }
  }
}
