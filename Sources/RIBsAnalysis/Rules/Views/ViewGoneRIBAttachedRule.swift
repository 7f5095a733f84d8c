/// `view-gone-rib-attached`
struct ViewGoneRIBAttachedRule: Rule {
  static let page = RulePage(
    id: "view-gone-rib-attached", severity: .error,
    summary: "A RIB's view was taken away, and the RIB is still attached.",
    reason: """
      The user swiped back or pulled a sheet down, and nobody told the router. The RIB goes on working unseen, \
      and the guard of its route keeps it from being opened again.
      """,
    fix:
      "Tell the interactor when the view is dismissed or popped by the user, and let its listener detach the RIB.",
    triggering: [
      RuleExample(
        "A sheet is pulled down",
        """
        root Root
        open Root Sheet @App/RootRouter.swift:20
        appear Sheet
        disappear Sheet removed
        settle
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The router is told",
        """
        root Root
        open Root Sheet @App/RootRouter.swift:20
        appear Sheet
        disappear Sheet removed
        close Root Sheet @App/RootRouter.swift:27
        destroy Sheet
        settle
        """),
      RuleExample(
        "Another view covers it",
        """
        root Root
        open Root Sheet @App/RootRouter.swift:20
        appear Sheet
        disappear Sheet
        settle
        """),
    ])

  /// The RIBs whose view left its container, and when.
  private var removals: [NodeIndex: EventStamp] = [:]

  static let watched: ChangeKinds = [.appeared, .disappeared, .destroyed]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    case .disappeared(let index, removed: true): removals[index] = step.stamp
    // A destroyed RIB is never on the tree again.
    case .appeared(let index), .disappeared(let index, removed: false), .destroyed(let index, _):
      removals[index] = nil
    default: break
    }
  }

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    for (index, gone) in removals.sorted(by: { $0.key < $1.key }) {
      guard state.forest[index].isOnTree,
        state.hasSettled(since: gone, grace: state.options.viewGrace)
      else { continue }
      let (name, attach) = (state.forest.name(of: index), state.forest[index].lastAttach)
      reporter.report(index, in: state.forest, at: gone, site: attach?.site) { texts in
        Wording(
          "The view of \(name) was taken away, but \(name) is still attached\(texts.at(attach?.site)).",
          related: [texts.related(attach, "\(name) was attached here")])
      }
    }
  }
}
