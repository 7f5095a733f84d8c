/// `view-gone-rib-attached`
struct ViewGoneRIBAttachedRule: Rule {
  static let page = RulePage(
    id: "view-gone-rib-attached", severity: .error,
    summary: "A RIB's view was taken away, and the RIB is still attached.",
    reason: """
      The user swiped back or pulled a sheet down, and the router does not know. The RIB keeps working unseen, \
      and the guard of its route keeps it from being opened again. Of a RIB that is reported as lost or stranded, and \
      of RIBs below it, the view counts as a victim of that finding. So does a view that went with the view above it.
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
        "The view of a lost RIB counts in `lost-child`",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        appear Post
        open Board Post#2 @App/BoardRouter.swift:20
        unhold Board.post Post
        hold Board.post Post#2
        disappear Post removed
        settle
        """),
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

  /// For each RIB the line at which its view last came on screen.
  private var appearances = NodeMap<Int>()

  static let watched = ChangeKinds.appeared

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    if case .appeared(let node) = step.change { appearances[node] = step.stamp.line }
  }

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    let gone = end.nodes.filter { index in
      guard state.forest[index].view == .removed, state.forest[index].isOnTree,
        let gone = state.forest[index].viewChange
      else { return false }
      return state.hasSettled(since: gone, grace: state.options.viewGrace)
    }
    guard !gone.isEmpty else { return }
    let given = state.forest.topmost(gone, through: { _ in true }) {
      reporter.isReported($0, by: Self.givenUp)
    }
    let above = viewsAbove(gone, state.forest)
    for index in gone {
      if let top = given[index], reporter.countAsFollower(index, of: top, by: Self.givenUp) {
        continue
      }
      if above[index] == nil { report(index, state.forest, &reporter) }
    }
    for index in gone where given[index] == nil {
      if let top = above[index] { _ = reporter.countAsFollower(index, of: top, by: Self.itself) }
    }
  }

  /// The rules that report RIBs which nothing can detach any more.
  private static let givenUp = RuleSet(LostChildRule.self, StrandedSiblingRule.self)
  private static let itself = RuleSet(ViewGoneRIBAttachedRule.self)

  /// For each view that went with one above it, the RIB of the topmost view that went. A container takes its views along.
  /// A view that came on screen again after the other had gone was taken away later, on its own.
  private func viewsAbove(
    _ gone: [NodeIndex], _ forest: borrowing Forest
  ) -> [NodeIndex: NodeIndex] {
    let members = Set(gone)
    let nearest = UpwardSearch.nearest(
      above: gone, up: { forest[$0].parent }, where: members.contains)
    return UpwardSearch.ends(
      of: nearest.filter { index, above in
        appearances[above] ?? 0 < forest[index].viewChange?.line ?? 0
      })
  }

  private func report(
    _ index: NodeIndex, _ forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard let gone = forest[index].viewChange else { return }
    let (name, attach) = (forest.name(of: index), forest[index].lastAttach)
    reporter.report(index, by: Self.self, in: forest, at: gone, site: attach?.site) { strings in
      Wording(
        "The view of \(name) was taken away, but \(name) is still attached\(strings.at(attach?.site)).",
        related: [strings.related(attach, "\(name) was attached here")])
    }
  }
}
