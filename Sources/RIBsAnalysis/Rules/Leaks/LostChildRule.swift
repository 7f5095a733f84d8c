import RIBsTrace

/// `lost-child`
struct LostChildRule: Rule {
  static let page = RulePage(
    id: "lost-child", severity: .error,
    summary: "An attached child has lost its last reference, so nothing can detach it.",
    reason: """
      The property that held the child was overwritten or cleared while the child was on the tree. \
      The child stays active and in memory until its parent goes. The second tap of a double tap on an \
      unguarded route does this to the first child.
      """,
    fix:
      "Guard the route, `guard child == nil else { return }`, or detach the old child before the reference is overwritten.",
    triggering: [
      RuleExample(
        "A double tap overwrites the reference",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        open Board Post#2 @App/BoardRouter.swift:20
        unhold Board.post Post
        hold Board.post Post#2
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The reference is cleared after the detach",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        close Board Post @App/BoardRouter.swift:27
        unhold Board.post Post
        """),
      RuleExample(
        "The reference is cleared before the detach",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.post Post
        unhold Board.post Post
        close Board Post @App/BoardRouter.swift:27
        """),
      RuleExample(
        "The reference moves to another property",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.next Post
        unhold Board.next Post
        hold Board.current Post
        """),
      RuleExample(
        "The parent's holds are not read any longer",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.next Post
        unhold Board.next Post
        unread Board
        """),
    ])

  /// For each lost RIB, the event that ended its last hold.
  private var lostAt: [NodeIndex: EventStamp] = [:]
  /// For a RIB, the attach of the next RIB of its name to the same parent.
  private var nextAttach = NodeMap<EventStamp>()

  static let watched: ChangeKinds = [.attached, .detached, .held, .unheld]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    case .attached(let child, _, let sibling, let misuse) where misuse?.keepsState != true:
      if forest[child].attachCount > 1 { nextAttach[child] = nil }
      if let sibling { nextAttach[sibling] = step.stamp }
    case .detached(let child, _, let cause, let misuse) where misuse?.keepsState != true:
      if cause == .call, !lostAt.isEmpty { lostAt[child] = nil }
      if lostAt.isEmpty || lostAt[child] == nil { nextAttach[child] = nil }
    case .held(let child, _, _):
      if !lostAt.isEmpty, forest.isHeld(child) { lostAt[child] = nil }
    case .unheld(let child, _, _, wasLast: true)
    where forest[child].parent != nil && forest[child].isOnTree:
      lostAt[child] = step.stamp
    default: break
    }
  }

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    for (index, stamp) in lostAt.sorted(by: { $0.value.line < $1.value.line }) {
      // A property that nobody reads may hold it.
      if let parent = state.forest[index].lastParent, state.forest[parent].isUnread { continue }
      let (name, attach) = (state.forest.name(of: index), state.forest[index].lastAttach)
      let parent = state.forest[index].lastParent.flatMap { state.forest[$0].name }
      let next = nextAttach[index]
      reporter.report(index, by: Self.self, in: state.forest, at: stamp, site: attach?.site) {
        strings in
        let fate =
          next == nil
          ? "no property holds it any more"
          : "another \(name) replaced it in the property that held it"
        return Wording(
          "\(name) is attached to \(strings.name(parent))\(strings.at(attach?.site)), but \(fate), so nothing can detach it.",
          related: [
            strings.related(attach, "\(name) was attached here"),
            strings.related(next, "the next \(name) was attached here"),
          ])
      }
    }
  }
}
