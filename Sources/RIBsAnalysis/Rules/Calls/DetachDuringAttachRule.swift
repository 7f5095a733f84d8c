/// `detach-during-attach`
struct DetachDuringAttachRule: Rule {
  static let page = RulePage(
    id: "detach-during-attach", severity: .warning,
    summary: "A child finished before it was fully attached.",
    reason: """
      The child called its listener from `didBecomeActive`, and the parent detached it before \
      `attachChild` returned. A parent that stores the reference after the attach keeps a dead child, \
      and its guard against a second child never lets another one through.
      """,
    fix: "Store the reference before `attachChild`, or let the child finish in a later turn.",
    triggering: [
      RuleExample(
        "The child has nothing to ask and finishes at once",
        """
        root Root
        create Consent
        attach Root Consent @App/RootRouter.swift:20
        activate Consent
        detach Root Consent @App/RootRouter.swift:31
        deactivate Consent
        load Consent
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The child is detached after it loaded",
        """
        root Root
        open Root Consent @App/RootRouter.swift:20
        close Root Consent @App/RootRouter.swift:31
        """)
    ])

  static let watched = ChangeKinds.detachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .detached(let child, let parent, _, .duringAttach) = step.change else { return }
    let (name, parentName) = forest.names(child, parent)
    let attach = forest[child].lastAttach
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let name = strings.name(name)
      return Wording(
        "\(name) is detached from \(strings.name(parentName))\(strings.at(site)) before its attach\(strings.at(attach?.site)) returned.",
        related: [strings.related(attach, "\(name) was being attached here")])
    }
  }
}
