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
    ])

  private var lostAt: [NodeIndex: EventStamp] = [:]

  static let watched: ChangeKinds = [.changingDetach, .held, .unheld]
  static let remembersRIBs = true

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector
  ) {
    switch step.change {
    case .detached(let child, _, .call, _):
      if !lostAt.isEmpty { lostAt[child] = nil }
    case .held(let child, _, _):
      if !lostAt.isEmpty, forest.isHeld(child) { lostAt[child] = nil }
    case .unheld(let child, _, _, wasLast: true)
    where forest.records[child].parent != nil && forest.isOnTree(child):
      lostAt[child] = step.stamp
    default: break
    }
  }

  func keep(from ribs: inout [NodeIndex]) { ribs.removeAll { lostAt[$0] != nil } }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    for (index, stamp) in lostAt.sorted(by: { $0.value.line < $1.value.line }) {
      let node = state.forest[index]
      let parent = node.lastParent.flatMap { state.forest.known(of: $0) }?.record.name
      let next = state.forest.nextAttach(after: index)
      report.report(
        Self.page, index, in: state.forest, at: stamp, site: node.lastAttach?.site
      ) { texts in
        let fate =
          next == nil
          ? "no property holds it any more"
          : "another \(node.name) replaced it in the property that held it"
        return Wording(
          "\(node.name) is attached to \(texts.name(parent))\(texts.at(node.lastAttach?.site)), but \(fate), so nothing can detach it.",
          related: [
            texts.related(node.lastAttach, "\(node.name) was attached here"),
            texts.related(next, "the next \(node.name) was attached here"),
          ])
      }
    }
  }
}
