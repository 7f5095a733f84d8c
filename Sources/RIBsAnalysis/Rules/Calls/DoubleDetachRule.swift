/// `double-detach`
struct DoubleDetachRule: Rule {
  static let page = RulePage(
    id: "double-detach", severity: .error,
    summary: "A child is detached twice.",
    reason: """
      Two places believe they end this flow. Today the second call does nothing; once the property \
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

  static let watched = ChangeKinds.detached

  func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {
    guard case .detached(let child, let parent, _, .double(let first)) = step.change else { return }
    let forest = state.forest
    let name = forest[child].name
    let before =
      first.at != nil && first.at == step.ref.at
      ? "already, from the same line" : "already\(atSite(first.at))"
    report.report(
      Self.page, child, in: forest, at: step.ref, site: step.ref.at, parent: parent,
      message:
        "\(name) is detached from \(forest[parent].name)\(atSite(step.ref.at)), but was detached \(before).",
      related: [Finding.Related(first, "\(name) was detached here first")])
  }
}
