/// `detach-unattached`
struct DetachUnattachedRule: Rule {
  static let page = RulePage(
    id: "detach-unattached", severity: .error,
    summary: "A child is detached that was never attached.",
    reason: """
      The call does nothing, so what it was meant to take down is still there: most often a new \
      instance was built where the attached one was meant.
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

  static let watched = ChangeKinds.detached

  func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {
    guard case .detached(let child, let parent, _, .unattached) = step.change else { return }
    let forest = state.forest
    report.report(
      Self.page, child, in: forest, at: step.ref, site: step.ref.at, parent: parent,
      message:
        "\(forest[child].name) is detached from \(forest[parent].name)\(atSite(step.ref.at)), but was never attached to anything.",
      related: [
        Finding.Related(forest[child].created, "this \(forest[child].name) was created here")
      ])
  }
}
