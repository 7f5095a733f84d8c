/// `second-parent`
struct SecondParentRule: Rule {
  static let page = RulePage(
    id: "second-parent", severity: .error,
    summary: "A child is attached to a second parent while it has one.",
    reason: """
      Both parents own the child: whichever detaches it first deactivates it for the other as well, \
      and the second detach is wrong.
      """,
    fix:
      "Detach the child from its first parent before another attaches it, or build a second instance.",
    triggering: [
      RuleExample(
        "One router instance is passed to two parents",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        open Root Profile @App/RootRouter.swift:24
        open Feed Player @App/FeedRouter.swift:15
        attach Profile Player @App/ProfileRouter.swift:18
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The child is detached before it moves",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        open Root Profile @App/RootRouter.swift:24
        open Feed Player @App/FeedRouter.swift:15
        close Feed Player @App/FeedRouter.swift:22
        open Profile Player @App/ProfileRouter.swift:18
        """)
    ])

  static let watched = ChangeKinds.attachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard
      case .attached(let child, let parent, _, .secondParent(let first, let attach)) = step.change
    else { return }
    let (name, parentName) = forest.names(child, parent)
    let firstName = forest[first].name
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let (name, first) = (strings.name(name), strings.name(firstName))
      return Wording(
        "\(name) is attached to \(strings.name(parentName))\(strings.at(site)) while it is attached to \(first).",
        related: [strings.related(attach, "\(name) was attached to \(first) here")])
    }
  }
}
