import RIBsTrace

/// `lost-child`
struct LostChildRule: Rule {
  static let page = RulePage(
    id: "lost-child", severity: .error,
    summary: "A child is attached, and nobody is left who could detach it.",
    reason: """
      The property that held the child was overwritten or cleared while the child stood on the tree. \
      It stays, active and in memory, until its parent goes. The second tap of a double tap on an \
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

  private struct Siblings: Hashable {
    var parent: NodeIndex
    var name: String
  }

  private var lostAt: [NodeIndex: EventRef] = [:]
  private var lastAttached: [Siblings: NodeIndex] = [:]
  private var nextAttach: [NodeIndex: EventRef] = [:]

  static let watched: ChangeKinds = [.attached, .detached, .held, .unheld]

  mutating func observe(
    _ step: Step, in state: SessionState, _ report: inout FindingCollector
  ) {
    let forest = state.forest
    switch step.change {
    case .attached(let child, let parent, let misuse) where misuse?.keepsState != true:
      let siblings = Siblings(parent: parent, name: forest[child].name)
      if siblings.name != Forest.unknownName {
        if let previous = lastAttached[siblings], forest[previous].parent == parent {
          nextAttach[previous] = step.ref
        }
        lastAttached[siblings] = child
      }
      nextAttach[child] = nil
    case .detached(let child, _, .call, let misuse) where misuse?.keepsState != true:
      lostAt[child] = nil
      nextAttach[child] = nil
    case .held(let child) where !forest.holds(of: child).isEmpty:
      lostAt[child] = nil
    case .unheld(let child, wasLast: true)
    where forest[child].isOnTree && forest[child].parent != nil:
      lostAt[child] = step.ref
    default: break
    }
  }

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for (index, ref) in lostAt.sorted(by: { $0.value.order < $1.value.order }) {
      let node = end.forest[index]
      let parent = node.lastParent.map { end.forest[$0].name } ?? Forest.unknownName
      let next = nextAttach[index]
      let fate =
        next == nil ? "nothing refers to it any more" : "the next \(node.name) took its reference"
      report.report(
        Self.page, index, in: end.forest, at: ref, site: node.lastAttach?.at,
        message:
          "\(node.name) stands attached to \(parent)\(atSite(node.lastAttach?.at)), but \(fate): nobody can detach it.",
        related: [
          Finding.Related(node.lastAttach, "\(node.name) was attached here"),
          Finding.Related(next, "the next \(node.name) was attached here"),
        ])
    }
  }
}
