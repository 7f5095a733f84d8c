import RIBsTrace

/// `kept-for-reuse`
struct KeptForReuseRule: Rule {
  static let page = RulePage(
    id: "kept-for-reuse", severity: .info,
    summary: "A RIB is off the tree and stays alive, probably to be attached again.",
    reason: """
      Tab bars build their RIBs once and attach them again and again, so these stay alive while another tab is \
      shown. A RIB counts as kept for reuse if it was attached twice or more, if it was built before its parent \
      first loaded, or if the config lists its name under `reusable`. Tabs that were built with it and have not \
      been visited yet are counted with it.
      """,
    fix: "Nothing, if this is intended; otherwise clear the property that keeps the RIB.",
    triggering: [
      RuleExample(
        "A tab is shown twice",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        settle
        """),
      RuleExample(
        "A tab is built with the tab bar, and another tab is never visited",
        """
        root Root
        create Tabs
        create Blog
        create Schedule
        open Root Tabs @App/RootRouter.swift:12
        open Tabs Blog @App/TabsRouter.swift:20
        close Tabs Blog @App/TabsRouter.swift:24
        settle
        """),
    ],
    nonTriggering: [
      RuleExample(
        "A RIB that is built when it is needed and attached once is a leak",
        """
        root Root
        open Root Blog @App/RootRouter.swift:20
        close Root Blog @App/RootRouter.swift:24
        settle
        """)
    ],
    victims: ("RIB built with it and never attached", "RIBs built with it and never attached"))

  /// The trace lines of the first and the last create of RIBs that were created in a row, with no attach, detach,
  /// launch or settle in between.
  private struct Batch {
    let first: Int
    var last: Int
  }

  /// Batches of two RIBs or more, in trace order.
  private var batches: [Batch] = []
  /// The line of the first create since the last event that ends a batch.
  private var firstCreate: Int?

  static let watched: ChangeKinds = [.created, .launched, .attached, .detached, .settled]

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {
    guard case .created = step.change else {
      firstCreate = nil
      return
    }
    let line = step.stamp.line
    guard let first = firstCreate else {
      firstCreate = line
      return
    }
    if batches.last?.first == first {
      batches[batches.count - 1].last = line
    } else {
      batches.append(Batch(first: first, last: line))
    }
  }

  func judge(_ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
  {
    let unvisited = unvisitedTabs(end, state)
    for tabs in unvisited.all { reporter.countAsVictims(tabs, by: Self.self) }
    for index in end.retention.kept {
      let node = state.forest[index]
      let name = state.forest.name(of: index)
      guard let left = node.offTree, let reuse = end.retention.reuse(of: index, state) else {
        continue
      }
      let tabs = unvisited.byKept[index] ?? []
      let names = tabs.map { state.forest[$0].name }
      reporter.report(
        index, by: Self.self, in: state.forest, at: left, site: node.lastAttach?.site,
        victims: tabs.count
      ) { strings in
        Wording(
          "\(name) is off the tree and stays alive, probably for reuse: \(Self.reason(reuse))."
            + Self.sentence(names.map(strings.name)),
          related: [strings.related(left, "\(name) left the tree here")])
      }
    }
  }

  private static func reason(_ reuse: Retention.Reuse) -> String {
    switch reuse {
    case .attached(let times, let isLeast):
      "it was attached \(isLeast ? "at least " : "")\(times) times"
    case .builtBeforeParentLoaded: "it was built before its parent loaded"
    case .named: "the config lists its name as reusable"
    }
  }

  private static func sentence(_ names: [String]) -> String {
    let most = 3
    switch names.count {
    case 0: return ""
    case 1: return " \(names[0]) was built with it and never attached."
    case ...most:
      let list = names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
      return " \(list) were built with it and never attached."
    default:
      let list = names.prefix(most).joined(separator: ", ")
      return " \(list) and \(names.count - most) more were built with it and never attached."
    }
  }

  // MARK: Tabs that have not been visited yet

  /// Finds the RIBs that were never attached and were created in the same batch as one that is kept for reuse.
  ///
  /// - Returns: All of them by batch, and by the first RIB of the batch that is reported as kept.
  private func unvisitedTabs(
    _ end: SessionEnd, _ state: borrowing SessionState
  ) -> (all: [[NodeIndex]], byKept: [NodeIndex: [NodeIndex]]) {
    var unused: [Int: [NodeIndex]] = [:]
    for index in end.nodes where NeverAttachedRule.isUnused(index, end, state) {
      if let batch = batch(of: index, state) { unused[batch, default: []].append(index) }
    }
    guard !unused.isEmpty else { return ([], [:]) }
    var keepers: [Int: [NodeIndex]] = [:]
    for index in end.nodes where state.forest[index].destroyed == nil {
      guard let batch = batch(of: index, state), unused[batch] != nil,
        end.retention.reuse(of: index, state) != nil
      else { continue }
      keepers[batch, default: []].append(index)
    }
    let reported = Set(end.retention.kept)
    var all: [[NodeIndex]] = []
    var byKept: [NodeIndex: [NodeIndex]] = [:]
    for (batch, keepers) in keepers {
      // A RIB whose own name is reusable is not the reason that it was built.
      let tabs = (unused[batch] ?? []).filter { keepers != [$0] }
      guard !tabs.isEmpty else { continue }
      all.append(tabs)
      if let kept = keepers.first(where: reported.contains) { byKept[kept] = tabs }
    }
    return (all, byKept)
  }

  /// The index of the batch in which a RIB was created; nil if it was created alone.
  private func batch(of index: NodeIndex, _ state: borrowing SessionState) -> Int? {
    guard let line = state.forest[index].created?.line else { return nil }
    var (low, high) = (0, batches.count)
    while low < high {
      let middle = (low + high) / 2
      if batches[middle].last < line { low = middle + 1 } else { high = middle }
    }
    return low < batches.count && batches[low].first <= line ? low : nil
  }
}
