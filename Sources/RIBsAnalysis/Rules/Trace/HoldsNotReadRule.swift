import RIBsTrace

/// `holds-not-read`
struct HoldsNotReadRule: Rule {
  static let page = RulePage(
    id: "holds-not-read", severity: .info,
    summary: "It is not known which children a RIB's properties hold.",
    reason: """
      The RIB was used off the main thread, or a child of it was made there. To read its properties while \
      another thread writes them could crash the app, so they are read no longer. A child that the RIB \
      loses after that is not reported as `lost-child`.
      """,
    fix:
      "Route on the main thread: switch before the route is called, for example with `receive(on: DispatchQueue.main)`.",
    triggering: [
      RuleExample(
        "A network callback routes",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        unread Feed
        open Feed Post @App/FeedRouter.swift:31
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The holds are read",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        open Feed Post @App/FeedRouter.swift:31
        hold Feed.post Post
        """)
    ])

  static let watched: ChangeKinds = [.unread]

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .unread(let rib, isFirst: true) = step.change else { return }
    let name = forest[rib].name
    reporter.report(rib, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site) {
      strings in
      Wording("Holds of \(strings.name(name)) were not read: it was used off the main thread.")
    }
  }
}
