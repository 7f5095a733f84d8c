import RIBsTrace

/// `stranded-sibling`
struct StrandedSiblingRule: Rule {
  static let page = RulePage(
    id: "stranded-sibling", severity: .warning, or: [.info],
    summary: "Of two children of one name only the later one was detached.",
    reason: """
      A second tap attached a second child of the same name, and the property that held the first now \
      holds the second. The detach took the second down, and nothing can detach the first. \
      This is reported only where the trace does not say which properties hold a child, as after `unread`, or is \
      sampled; where it does, `lost-child` is exact. It is a note where the trace does not say where both were attached.
      """,
    fix:
      "Guard the route, `guard child == nil else { return }`, or detach the old child before the reference is overwritten.",
    triggering: [
      RuleExample(
        "A double tap, then one step back",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        """),
      RuleExample(
        "The parent's holds are not read any longer",
        """
        root Root
        open Root Board @App/RootRouter.swift:12
        hold Root.board Board
        unread Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        """),
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
        "Two lines attach them for different purposes",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        open Board Post#2 @App/BoardRouter.swift:35
        close Board Post#2 @App/BoardRouter.swift:40
        """),
      RuleExample(
        "The trace shows that a property holds the first one",
        """
        root Board
        open Board Post @App/BoardRouter.swift:20
        hold Board.pinned Post
        open Board Post#2 @App/BoardRouter.swift:20
        close Board Post#2 @App/BoardRouter.swift:27
        """),
    ])

  private struct Stranding {
    let attach: EventStamp
    let nextAttach: EventStamp
    let detach: EventStamp
    /// Whether the parent's properties were not read any longer.
    let isUnread: Bool

    /// Without both call sites, the two may be of different routes.
    var isSure: Bool { attach.site != nil && nextAttach.site != nil }

    /// Sorts by detach, then by the attach of the stranded sibling.
    var order: (Int, Int) { (detach.line, attach.line) }
  }

  private var standing = AttachedSiblings()
  private var stranded: [NodeIndex: Stranding] = [:]
  /// If the trace says which properties hold a child, `lost-child` judges instead.
  private var knowsHolds = false

  static let watched: ChangeKinds = [.attached, .detached, .held]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    switch step.change {
    // Samples are too far apart to see each hold.
    case .held: if !forest.isSampled { knowsHolds = true }
    case .attached(let child, let parent, let sibling?, _):
      // Most children never have a sibling of their name, so a child is noted only when one comes.
      let group = SiblingGroup(parent: parent, name: forest[child].name)
      if let attach = forest[sibling].lastAttach { standing.note(sibling, attach, in: group) }
      standing.note(child, step.stamp, in: group)
    case .detached(let child, let parent, let cause, let misuse) where misuse?.keepsState != true:
      guard let attach = forest[child].lastAttach else { return }
      let group = SiblingGroup(parent: parent, name: forest[child].name)
      if cause == .call {
        if !stranded.isEmpty { stranded[child] = nil }
        for sibling in siblings(before: attach, in: group, forest) {
          guard AttachedSiblings.isAttached(sibling, to: parent, forest),
            stranded[sibling.node] == nil, let first = forest[sibling.node].lastAttach
          else { continue }
          stranded[sibling.node] = Stranding(
            attach: first, nextAttach: attach, detach: step.stamp,
            isUnread: forest[parent].isUnread)
        }
      }
      standing.tidy(group, attach.site, in: forest)
    default: break
    }
  }

  private mutating func siblings(
    before attach: EventStamp, in group: SiblingGroup, _ forest: borrowing Forest
  ) -> [AttachedSiblings.Child] {
    var found = standing.take(before: attach, of: group)
    // If the child got its name after its attach, its only sibling is not noted.
    if let last = forest.last(of: group), let first = forest[last].lastAttach,
      first.line < attach.line, first.site == attach.site || first.site == nil || attach.site == nil
    {
      found.append(AttachedSiblings.Child(node: last, line: first.line))
    }
    return found
  }

  func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {
    let stranded = stranded.filter { !knowsHolds || $0.value.isUnread }
    for (index, stranding) in stranded.sorted(by: { $0.value.order < $1.value.order }) {
      let (name, attach) = (state.forest.name(of: index), state.forest[index].lastAttach)
      let parent = state.forest[index].lastParent.flatMap { state.forest[$0].name }
      reporter.report(
        index, by: Self.self, in: state.forest, severity: stranding.isSure ? nil : .info,
        at: stranding.detach,
        site: attach?.site
      ) { strings in
        Wording(
          "\(name) is attached to \(strings.name(parent))\(strings.at(stranding.attach.site)). Another \(name) was attached after it and detached again, and this one was not.",
          related: [
            strings.related(stranding.attach, "\(name) was attached here"),
            strings.related(stranding.nextAttach, "the next \(name) was attached here"),
          ])
      }
    }
  }
}
