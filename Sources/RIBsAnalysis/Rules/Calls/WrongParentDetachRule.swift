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

  static let watched = ChangeKinds.detached

  func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {
    guard
      case .detached(let child, let parent, _, .wrongParent(let real, let attach)) = step.change
    else { return }
    let forest = state.forest
    let (name, realName) = (forest[child].name, forest[real].name)
    report.report(
      Self.page, child, in: forest, at: step.ref, site: step.ref.at, parent: parent,
      message:
        "\(name) is detached from \(forest[parent].name)\(atSite(step.ref.at)), but is attached to \(realName).",
      related: [Finding.Related(attach, "\(name) was attached to \(realName) here")])
  }
}
