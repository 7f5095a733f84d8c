/// `attach-under-detached`
struct AttachUnderDetachedRule: Rule {
  static let page = RulePage(
    id: "attach-under-detached", severity: .error,
    summary: "A child is attached to a parent that has left the tree.",
    reason: """
      The child becomes active though nobody can see it: it works, subscribes and logs for a screen \
      that is gone, and no detach of an ancestor will ever reach it. Usually a response arrived late.
      """,
    fix:
      "Bind what calls the route to the interactor's life with `cancelOnDeactivate(interactor:)`, so that no response arrives after the detach.",
    triggering: [
      RuleExample(
        "A response arrives after the detach and opens a screen",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        close Root Login @App/RootRouter.swift:26
        open Login Terms @App/LoginRouter.swift:41
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A subtree is built before it is attached",
        """
        root Root
        create Feed
        open Feed Player @App/FeedRouter.swift:15
        open Root Feed @App/RootRouter.swift:20
        """),
      RuleExample(
        "A parent attaches while it resigns",
        """
        root Root
        open Root Login @App/RootRouter.swift:20
        open Login Terms @App/LoginRouter.swift:41
        close Root Login @App/RootRouter.swift:26
        open Root Login @App/RootRouter.swift:20
        """),
    ])

  static let watched = ChangeKinds.attachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .attached(let child, let parent, _, .underDetached(let left)) = step.change else {
      return
    }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let (name, parent) = (strings.name(name), strings.name(parentName))
      return Wording(
        "\(name) is attached to \(parent)\(strings.at(site)), but \(parent) had left the tree\(strings.at(left?.site)).",
        related: [strings.related(left, "\(parent) left the tree here")])
    }
  }
}
