/// `detach-unattached`
struct DetachUnattachedRule: Rule {
  static let page = RulePage(
    id: "detach-unattached", severity: .error,
    summary: "A child is detached that was never attached.",
    reason: """
      The call does nothing, so what it was meant to take down is still there. Most often a new \
      instance was built and detached instead of the attached one.
      """,
    fix: "Keep the router that was attached in a property, and detach that one.",
    triggering: [
      RuleExample(
        "A new instance is detached instead of the attached one",
        """
        root Root
        open Root Help @App/RootRouter.swift:20
        create Help#2
        detach Root Help#2 @App/RootRouter.swift:27
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The attached instance is detached",
        """
        root Root
        open Root Help @App/RootRouter.swift:20
        close Root Help @App/RootRouter.swift:27
        """)
    ])

  static let watched = ChangeKinds.detachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .detached(let child, let parent, _, .unattached) = step.change else { return }
    let (name, parentName) = forest.names(child, parent)
    let created = forest[child].created
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let name = strings.name(name)
      return Wording(
        "\(name) is detached from \(strings.name(parentName))\(strings.at(site)), but it was never attached to anything.",
        related: [strings.related(created, "this \(name) was created here")])
    }
  }
}
