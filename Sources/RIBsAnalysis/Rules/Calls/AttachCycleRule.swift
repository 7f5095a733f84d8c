/// `attach-cycle`
struct AttachCycleRule: Rule {
  static let page = RulePage(
    id: "attach-cycle", severity: .error,
    summary: "A RIB is attached to itself or to something below it.",
    reason: """
      A tree with a cycle in it has no root: activating it never ends, and nothing in the cycle can \
      ever be detached from outside. ModernRIBs and uber/RIBs overflow the stack or leak the cycle.
      """,
    fix: "Attach the child to a router that does not stand below it.",
    triggering: [
      RuleExample(
        "A child takes its own parent as a child",
        """
        root Root
        open Root Menu @App/RootRouter.swift:20
        attach Menu Root @App/MenuRouter.swift:31
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A RIB moves below a sibling",
        """
        root Root
        open Root Menu @App/RootRouter.swift:20
        open Root Help @App/RootRouter.swift:24
        close Root Help @App/RootRouter.swift:28
        open Menu Help @App/MenuRouter.swift:31
        """)
    ])

  static let watched = ChangeKinds.attachMisuse

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .attached(let child, let parent, _, .cycle) = step.change else { return }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      let target =
        child == parent ? "itself" : "\(strings.name(parentName)), which stands below it"
      return Wording("\(strings.name(name)) is attached to \(target)\(strings.at(site)).")
    }
  }
}
