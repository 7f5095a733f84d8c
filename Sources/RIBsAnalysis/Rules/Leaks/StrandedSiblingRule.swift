import RIBsTrace

/// `stranded-sibling`
struct StrandedSiblingRule: Rule {
  static let page = RulePage(
    id: "stranded-sibling", severity: .warning,
    summary: "Of two children of one name only the later one was detached.",
    reason: """
      A second tap attached a second child of the same name, and the property that held the first now \
      holds the second. The detach took the second down, and nothing can detach the first. \
      This is reported only where the trace does not say which properties hold a child; where it does, \
      `lost-child` is exact.
      """,
    fix:
      "Guard the route, `guard child == nil else { return }`, or detach the old child before the reference is overwritten.",
    triggering: [
      RuleExample(
        "A double tap, and one step back",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Both are detached",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        close Board Post @App/BoardRouter.swift:27
        """),
      RuleExample(
        "They were attached at different places, for different ends",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:35
        close Board Post#2 @App/BoardRouter.swift:40
        """),
      RuleExample(
        "A property is seen to hold the first one",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.pinned Post
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        """),
    ])

  private struct Stranding {
    var attach: EventStamp
    var nextAttach: EventStamp
    var detach: EventStamp

    /// By the detach that showed it, and of one detach the sibling that came first.
    var order: (UInt32, UInt32) { (detach.line, attach.line) }
  }

  private var standing = StandingChildrenByName()
  private var stranded: [NodeIndex: Stranding] = [:]
  /// Where the trace tells of holds, `lost-child` judges.
  private var knowsHolds = false

  static let watched: ChangeKinds = [.changingAttach, .changingDetach, .held]
  static let remembersRIBs = true

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector
  ) {
    guard !knowsHolds else { return }
    switch step.change {
    case .held:
      knowsHolds = true
      standing = StandingChildrenByName()
      stranded = [:]
    case .attached(let child, let parent, let sibling?, _):
      // Most children have no sibling of their name, and are remembered when one comes.
      guard let name = forest.records[child].name,
        let before = forest.records[sibling].lastAttach
      else { return }
      standing.append(
        (sibling, before), (child, step.stamp), to: Siblings(parent: parent, name: name))
    case .detached(let child, let parent, .call, _):
      if !stranded.isEmpty { stranded[child] = nil }
      guard let name = forest.records[child].name, let attach = forest.records[child].lastAttach
      else { return }
      let siblings = Siblings(parent: parent, name: name)
      var left = standing.takeThoseBefore(attach, of: siblings)
      // One that had no sibling of its name yet is not remembered; this one's name may have come later.
      if let last = forest.lastAttached(below: parent, name), last != child,
        let first = forest.records[last].lastAttach, first.line < attach.line,
        first.site == attach.site || first.site == nil || attach.site == nil
      {
        left.append(StandingChildren.Standing(last, first.line))
      }
      for one in left where forest.records[one.child].parent == parent {
        guard let first = forest.records[one.child].lastAttach, first.line == one.line,
          stranded[one.child] == nil
        else { continue }
        stranded[one.child] = Stranding(attach: first, nextAttach: attach, detach: step.stamp)
      }
    default: break
    }
  }

  func keep(from ribs: inout [NodeIndex]) { ribs.removeAll { stranded[$0] != nil } }

  mutating func forget(_ ribs: [NodeIndex], _ forest: borrowing Forest) {
    if standing.isEmpty { return }
    for rib in ribs {
      for name in forest.childNames(of: rib) {
        standing.forget(Siblings(parent: rib, name: name))
      }
    }
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
  {
    for (index, stranding) in stranded.sorted(by: { $0.value.order < $1.value.order }) {
      let node = state.forest[index]
      let parent = node.lastParent.flatMap { state.forest.known(of: $0) }?.record.name
      report.report(
        Self.page, index, in: state.forest, at: stranding.detach, site: node.lastAttach?.site
      ) { texts in
        Wording(
          "\(node.name) is attached to \(texts.name(parent))\(texts.at(stranding.attach.site)). Another \(node.name) was attached after it and detached again, and this one was not.",
          related: [
            texts.related(stranding.attach, "\(node.name) was attached here"),
            texts.related(stranding.nextAttach, "the next \(node.name) was attached here"),
          ])
      }
    }
  }
}
