import RIBsTrace

/// `off-main-thread`
struct OffMainThreadRule: Rule {
  static let page = RulePage(
    id: "off-main-thread", severity: .warning,
    summary: "A child is attached or detached off the main thread.",
    reason: """
      Routers are not thread-safe: a tree that two threads change at once loses children, and views \
      must not be touched off the main thread at all.
      """,
    fix:
      "Switch to the main thread before the route is called, for example with `receive(on: DispatchQueue.main)`.",
    triggering: [
      RuleExample(
        "A network callback attaches",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20 on network
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The same call on the main thread",
        """
        root Root
        open Root Feed @App/RootRouter.swift:20
        """)
    ])

  static let watched: ChangeKinds = [.attached, .detached]

  func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard let thread = step.thread else { return }
    let (child, parent, verb): (NodeIndex, NodeIndex, String)
    switch step.change {
    case .attached(let node, let other, _, _): (child, parent, verb) = (node, other, "attached to")
    case .detached(let node, let other, .call, _):
      (child, parent, verb) = (node, other, "detached from")
    default: return
    }
    let (name, parentName) = forest.names(child, parent)
    reporter.report(
      child, by: Self.self, in: forest, at: step.stamp, site: step.stamp.site, parent: parent
    ) { [site = step.stamp.site] strings in
      Wording(
        "\(strings.name(name)) is \(verb) \(strings.name(parentName))\(strings.at(site)) on thread \(strings[thread])."
      )
    }
  }
}
