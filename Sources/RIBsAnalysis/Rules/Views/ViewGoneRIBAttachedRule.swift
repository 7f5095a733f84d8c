/// `view-gone-rib-attached`
struct ViewGoneRIBAttachedRule: Rule {
  static let page = RulePage(
    id: "view-gone-rib-attached", severity: .error,
    summary: "A RIB's view was taken away, and the RIB is still attached.",
    reason: """
      The user swiped back or pulled a sheet down, and the router does not know. The RIB keeps working unseen, \
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
        "The router detaches the RIB",
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

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    for index in end.nodes where state.forest[index].view == .removed {
      guard state.forest[index].isOnTree, let gone = state.forest[index].viewChange,
        state.hasSettled(since: gone, grace: state.options.viewGrace)
      else { continue }
      let (name, attach) = (state.forest.name(of: index), state.forest[index].lastAttach)
      reporter.report(index, in: state.forest, at: gone, site: attach?.site) { strings in
        Wording(
          "The view of \(name) was taken away, but \(name) is still attached\(strings.at(attach?.site)).",
          related: [strings.related(attach, "\(name) was attached here")])
      }
    }
  }
}
