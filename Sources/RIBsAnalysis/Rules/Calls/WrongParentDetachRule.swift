/// `wrong-parent-detach`
struct WrongParentDetachRule: Rule {
  static let page = RulePage(
    id: "wrong-parent-detach", severity: .error,
    summary: "A child is detached by a router that is not its parent.",
    reason: """
      uber/RIBs and ModernRIBs deactivate the child all the same, while its real parent keeps it among \
      its children: a screen that is shown but dead.
      """,
    fix: "Tell the child's parent through its listener, and let the parent detach it.",
    triggering: [
      RuleExample(
        "A grandparent detaches its grandchild",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        open Feed Player @App/FeedRouter.swift:15
        detach Root Player @App/RootRouter.swift:44
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The parent detaches it",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        open Feed Player @App/FeedRouter.swift:15
        close Feed Player @App/FeedRouter.swift:22
        """)
    ])

  static let watched = ChangeKinds.detachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard
      case .detached(let child, let parent, _, .wrongParent(let real, let attach)) = step.change
    else { return }
    let (name, parentName) = forest.names(child, parent)
    let realName = forest[real].name
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let (name, real) = (strings.name(name), strings.name(realName))
      return Wording(
        "\(name) is detached from \(strings.name(parentName))\(strings.at(site)), but it is attached to \(real).",
        related: [strings.related(attach, "\(name) was attached to \(real) here")])
    }
  }
}
