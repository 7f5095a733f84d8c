import RIBsTrace

/// A session's tree at a moment of its history, kept up to date from one event to the next.
///
/// It shows what ``PositionTree/now`` shows for the same moment. A step costs as much as the RIBs whose state or position
/// it changes.
package struct TreeCursor: Sendable {
  /// A RIB on the tree, or one off the tree that the tree shows because of its findings.
  package struct Standing: Equatable, Sendable {
    /// The index of its position in ``TreePositions/all``. Off the tree, the position that it left.
    package let position: Int
    /// The RIB that it is attached to, or else the last one that it was attached to.
    package let parent: NodeIndex?
    /// The position of the RIB that the tree shows above it; nil if it shows none.
    package let parentPosition: Int?
    package let status: TreeOutline.TreeStatus
    package let state: TreeOutline.State
    /// The number of the event that last attached it.
    let attached: UInt32
    /// The first finding of each rule about it so far.
    let found: [Found]
  }

  /// A finding about a RIB.
  struct Found: Equatable, Sendable {
    let index: FindingList.Index
    let rule: String
    let severity: Severity
  }

  /// What the cursor keeps about a RIB.
  private struct Node {
    var facts: TreeHistory.Facts?
    var isOnTree = false
    var standing: Standing?
    var found: [Found] = []
    /// The RIBs that are attached to it, or were attached to it last.
    var children: Set<NodeIndex> = []
    /// The parent off the tree that the tree shows because it shows this RIB.
    var supported: NodeIndex?
    /// How many RIBs have this RIB as ``supported``.
    var supporters = 0

    var isOffTree: Bool { !isOnTree && facts?.status.contains(.created) == true }

    /// The value of ``forChildren`` when its children were last settled.
    var seen = ForChildren(isOnTree: false, isOffTree: false, position: nil, state: nil)

    /// What the RIBs below it depend on.
    var forChildren: ForChildren {
      ForChildren(
        isOnTree: isOnTree, isOffTree: isOffTree, position: facts?.place,
        state: isOnTree ? nil : standing?.state)
    }
  }

  private struct ForChildren: Equatable {
    let isOnTree: Bool
    let isOffTree: Bool
    let position: Int32?
    /// Only a leak off the tree concerns the RIBs below.
    let state: TreeOutline.State?
  }

  private let session: SessionReport
  private let history: TreeHistory
  /// The first finding of each rule about each RIB, by the moment after which it counts.
  private let firstFindings: [Int: [FindingList.Index]]
  private var nodes: [Node]
  private var sharedItems: [SharedItem]
  /// The RIBs to bring up to date.
  private var waiting: [NodeIndex] = []
  /// The former standing of each RIB that the step under way has changed.
  private var before: [NodeIndex: Standing?] = [:]
  /// The positions that the step under way has changed.
  private var touched: Set<Int> = []

  /// The number of events that have happened.
  package private(set) var moment: Int

  /// - Parameters:
  ///   - session: A session whose analysis kept its history.
  ///   - moment: From 0 to the number of events.
  package init(_ session: SessionReport, at moment: Int = 0) {
    let history = session.history ?? TreeHistory()
    var found: [Int: [FindingList.Index]] = [:]
    for index in session.firstFindings(where: { _ in true }).values.joined().sorted() {
      found[history.moment(reaching: session.findings.head(at: index).seq), default: []]
        .append(index)
    }
    (self.session, self.history, self.moment, firstFindings) = (session, history, moment, found)
    nodes = Array(repeating: Node(), count: history.ribs.count)
    sharedItems = Array(repeating: SharedItem(), count: session.positions?.all.count ?? 0)
    for facts in history.facts(at: moment).values.sorted(by: { $0.rib < $1.rib }) { learn(facts) }
    for from in found.keys.sorted() where from <= moment { learn(found[from] ?? []) }
    settle()
    before = [:]
    touched = []
  }

  // MARK: The tree

  /// The RIBs that the tree shows, in the order in which the trace first mentions them.
  package var standing: some Sequence<(rib: NodeIndex, standing: Standing)> {
    history.ribs.lazy.compactMap { rib in self[rib].map { (rib, $0) } }
  }

  /// A RIB that the tree shows; nil if it does not show that one.
  package subscript(rib: NodeIndex) -> Standing? { nodes[Int(rib.position)].standing }

  /// The item for all RIBs at a position; nil if the tree shows none there. It names no event.
  package func item(at position: Int) -> TreeOutline.Item? {
    guard let positions = session.positions?.all, let shared = shared(at: position) else {
      return nil
    }
    let look = shared.look
    var item = TreeOutline.Item(
      status: look.status, parent: shared.parent, depth: 0, id: position,
      name: positions[position].name, kind: positions[position].kind, state: look.state,
      findings: Finding.firstOfEachRule(look.found.map { session.findings[$0] }),
      attached: nil, left: nil)
    item.count = look.count
    return item
  }

  /// The name of the RIBs at a position.
  package func name(of position: Int) -> String { session.positions?.all[position].name ?? "" }

  /// The RIBs at a position; nil if the tree shows none there.
  package func shared(at position: Int) -> Shared? {
    let item = sharedItems[position]
    return item.state.map { state in
      Shared(
        look: Look(
          state: state, status: item.status, count: item.count, found: item.found,
          counts: item.counts),
        parent: item.parent(besides: position), attached: item.attached.first ?? 0)
    }
  }

  /// The positions at which the tree shows something.
  package var positions: some Sequence<Int> {
    sharedItems.indices.lazy.filter { sharedItems[$0].state != nil }
  }

  // MARK: Steps

  /// Takes the next event of the history.
  ///
  /// - Returns: The RIBs and the positions whose standing it changed, in order.
  package mutating func advance() -> (ribs: [NodeIndex], positions: [Int]) {
    moment += 1
    for facts in history.changes(of: moment) { learn(facts) }
    learn(firstFindings[moment] ?? [])
    settle()
    defer {
      before.removeAll(keepingCapacity: true)
      touched.removeAll(keepingCapacity: true)
    }
    let ribs = before.filter { self[$0.key] != $0.value }.keys.sorted()
    return (ribs, touched.sorted())
  }

  /// How many RIBs and positions change over a session, all events taken together.
  ///
  /// - Parameter most: Where to stop counting.
  package static func changes(in session: SessionReport, most: Int) -> Int {
    var (cursor, changes) = (TreeCursor(session), 0)
    while cursor.moment < cursor.history.count, changes < most {
      let step = cursor.advance()
      changes += step.ribs.count + step.positions.count
    }
    return changes
  }

  private mutating func learn(_ facts: TreeHistory.Facts) {
    let index = Int(facts.rib.position)
    let parent = facts.isGone ? nil : facts.parent
    if nodes[index].facts?.parent != parent {
      if let last = nodes[index].facts?.parent {
        nodes[Int(last.position)].children.remove(facts.rib)
      }
      if let parent { nodes[Int(parent.position)].children.insert(facts.rib) }
    }
    nodes[index].facts = facts.isGone ? nil : facts
    waiting.append(facts.rib)
  }

  private mutating func learn(_ indices: [FindingList.Index]) {
    for index in indices {
      let head = session.findings.head(at: index)
      guard let rib = head.node else { continue }
      let rule = session.findings.rule(at: index)
      nodes[Int(rib.position)].found.append(
        Found(index: index, rule: rule, severity: head.severity))
      waiting.append(rib)
    }
  }

  /// Brings ``waiting`` RIBs up to date, and the RIBs that depend on them.
  private mutating func settle() {
    while let rib = waiting.popLast() {
      let index = Int(rib.position)
      let wasShown = nodes[index].standing
      nodes[index].isOnTree = isOnTree(nodes[index].facts)
      support(isShownOffTree(rib) ? parentOffTree(rib) : nil, by: rib)
      let standing = standing(of: rib)
      if standing != wasShown {
        if before.index(forKey: rib) == nil { before[rib] = wasShown }
        replace(wasShown, by: standing)
        nodes[index].standing = standing
      }
      let now = nodes[index].forChildren
      if now != nodes[index].seen {
        nodes[index].seen = now
        waiting += nodes[index].children
      }
    }
  }

  private func isOnTree(_ facts: TreeHistory.Facts?) -> Bool {
    guard let facts else { return false }
    if facts.status.contains(.root) { return true }
    guard facts.status.contains(.attached), let parent = facts.parent else { return false }
    return nodes[Int(parent.position)].isOnTree
  }

  /// The parent of an attached RIB if the parent is off the tree; nil otherwise.
  private func parentOffTree(_ rib: NodeIndex) -> NodeIndex? {
    guard let facts = nodes[Int(rib.position)].facts, facts.status.contains(.attached),
      let parent = facts.parent, nodes[Int(parent.position)].isOffTree
    else { return nil }
    return parent
  }

  private func isShownOffTree(_ rib: NodeIndex) -> Bool {
    let node = nodes[Int(rib.position)]
    return node.isOffTree && (!node.found.isEmpty || node.supporters > 0)
  }

  /// Notes that a RIB off the tree is shown because another one below it is.
  private mutating func support(_ parent: NodeIndex?, by rib: NodeIndex) {
    let last = nodes[Int(rib.position)].supported
    guard parent != last else { return }
    nodes[Int(rib.position)].supported = parent
    if let last {
      nodes[Int(last.position)].supporters -= 1
      waiting.append(last)
    }
    if let parent {
      nodes[Int(parent.position)].supporters += 1
      waiting.append(parent)
    }
  }

  private func standing(of rib: NodeIndex) -> Standing? {
    let node = nodes[Int(rib.position)]
    guard let facts = node.facts, node.isOnTree || isShownOffTree(rib) else { return nil }
    let found = node.found.lazy.map { (rule: $0.rule, severity: $0.severity) }
    let above = node.isOnTree ? nil : parentOffTree(rib)
    let state =
      node.isOnTree
      ? TreeOutline.State(onTree: found, isActive: facts.status.contains(.active))
      : TreeOutline.State(
        offTree: found, below: above.flatMap { nodes[Int($0.position)].standing?.state })
    let isTrouble = found.contains { $0.severity > .info }
    let parent = facts.parent
    // A root may have had a parent before.
    let isBelow = !facts.status.contains(.root) || facts.status.contains(.attached)
    let drawn = above ?? parent.flatMap { isBelow && nodes[Int($0.position)].isOnTree ? $0 : nil }
    return Standing(
      position: Int(facts.place), parent: parent,
      parentPosition: drawn.flatMap { nodes[Int($0.position)].facts.map { Int($0.place) } },
      status: node.isOnTree || above != nil ? .attached : isTrouble ? .retained : .kept,
      state: state, attached: facts.attached, found: node.found)
  }

  private mutating func replace(_ old: Standing?, by new: Standing?) {
    if let old {
      sharedItems[old.position].remove(old)
      touched.insert(old.position)
    }
    if let new {
      sharedItems[new.position].insert(new)
      touched.insert(new.position)
    }
  }
}
