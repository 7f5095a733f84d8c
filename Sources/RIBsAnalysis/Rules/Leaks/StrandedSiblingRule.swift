import RIBsTrace

/// `stranded-sibling`
struct StrandedSiblingRule: Rule {
  static let page = RulePage(
    id: "stranded-sibling", severity: .warning,
    summary: "Of two children of one name only the later one was detached.",
    reason: """
      A second tap attached a second child of the same name, and the property that held the first now \
      holds the second: the detach took the second down, and the first stays with nobody to detach it. \
      Told only of traces that do not say which properties hold a child; where they do, lost-child knows.
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

  private struct Siblings: Hashable {
    var parent: NodeIndex
    var name: String
  }

  private struct Stranding {
    var attach: EventRef
    var nextAttach: EventRef
    var detach: EventRef

    /// By the detach that showed it, and of one detach the sibling that came first.
    var order: (Int, Int) { (detach.order, attach.order) }
  }

  private var standing: [Siblings: StandingChildren] = [:]
  private var stranded: [NodeIndex: Stranding] = [:]
  /// Where the trace tells of holds, `lost-child` judges.
  private var knowsHolds = false

  static let watched: ChangeKinds = [.attached, .detached, .held]

  mutating func observe(
    _ step: Step, in state: SessionState, _ report: inout FindingCollector
  ) {
    guard !knowsHolds else { return }
    let forest = state.forest
    switch step.change {
    case .held:
      knowsHolds = true
      standing = [:]
      stranded = [:]
    case .attached(let child, let parent, let misuse) where misuse?.keepsState != true:
      let name = forest[child].name
      guard name != Forest.unknownName else { return }
      standing[Siblings(parent: parent, name: name), default: StandingChildren()]
        .append(child, step.ref)
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      stranded[child] = nil
      guard let attach = forest[child].lastAttach else { return }
      let siblings = Siblings(parent: parent, name: forest[child].name)
      let left = standing[siblings]?.takeThoseBefore(attach) ?? []
      for (index, ref) in left where forest[index].parent == parent {
        guard forest[index].lastAttach == ref, stranded[index] == nil else { continue }
        stranded[index] = Stranding(attach: ref, nextAttach: attach, detach: step.ref)
      }
    default: break
    }
  }

  func judge(_ end: SessionEnd, _ report: inout FindingCollector) {
    for (index, stranding) in stranded.sorted(by: { $0.value.order < $1.value.order }) {
      let node = end.forest[index]
      let parent = node.lastParent.map { end.forest[$0].name } ?? Forest.unknownName
      report.report(
        Self.page, index, in: end.forest, at: stranding.detach, site: node.lastAttach?.at,
        message:
          "\(node.name) stands attached to \(parent)\(atSite(stranding.attach.at)); the next \(node.name) was attached beside it and detached again, this one never was.",
        related: [
          Finding.Related(stranding.attach, "\(node.name) was attached here"),
          Finding.Related(stranding.nextAttach, "the next \(node.name) was attached here"),
        ])
    }
  }
}

/// The children of one name that were attached to one parent, by call site. Each is taken out once, so that
/// a list of many rows costs no more than its length.
private struct StandingChildren {
  private struct Line {
    var children: [(NodeIndex, EventRef)] = []
    var taken = 0
  }

  private var lines: [String?: Line] = [:]

  mutating func append(_ child: NodeIndex, _ attach: EventRef) {
    lines[attach.at, default: Line()].children.append((child, attach))
  }

  /// Takes out those that were attached before `attach`, at the same site or where either is not known.
  mutating func takeThoseBefore(_ attach: EventRef) -> [(NodeIndex, EventRef)] {
    let sites = attach.at.map { [$0, nil] } ?? Array(lines.keys)
    var found: [(NodeIndex, EventRef)] = []
    for site in sites {
      guard var line = lines.removeValue(forKey: site) else { continue }
      while line.taken < line.children.count, line.children[line.taken].1.order < attach.order {
        found.append(line.children[line.taken])
        line.taken += 1
      }
      if line.taken < line.children.count { lines[site] = line }
    }
    return found
  }
}
