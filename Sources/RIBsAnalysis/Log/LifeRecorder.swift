import RIBsTrace

/// Records the events that concern the requested RIBs while a session is replayed.
///
/// Only an attach shows that a RIB is at a requested path. So every RIB with the path's last name is recorded from its
/// first event on, and its record is dropped if it is destroyed without ever being at that path.
struct LifeRecorder {
  private struct Record {
    var entries: [RIBLife.Entry] = []
    var leftOut = 0
    var created: EventStamp?
    var destroyed: EventStamp?
    var isRequested = false
    var wasOnTree = false
    var hasLeft = false

    /// - Parameter most: If there are more entries than this, the middle ones are left out.
    mutating func add(_ entry: RIBLife.Entry, most: Int) {
      entries.append(entry)
      // This is done rarely, because removing entries moves all those behind them.
      if entries.count / 2 >= most { leaveOut(most) }
    }

    mutating func leaveOut(_ most: Int) {
      let more = entries.count - most
      guard more > 0 else { return }
      entries.removeSubrange(most / 2..<most / 2 + more)
      leftOut += more
    }
  }

  private let subject: RIBSubject
  /// The depth of the requested path.
  private let deepest: Int
  /// At most this many events are kept for one RIB.
  private let most: Int
  private var records: [NodeIndex: Record] = [:]
  /// The RIBs found so far whose lives will be reported.
  private var requested: [NodeIndex] = []
  /// The requested RIBs, and those that may turn out to be the requested root. They are checked after every event of
  /// another RIB that may move them onto the tree or off it.
  private var watched: [NodeIndex] = []
  private var leftOut = 0
  /// How many RIBs the session has mentioned so far.
  private var known = 0
  /// The RIBs that an event named as a parent. The first such event can make the RIB a root.
  private var parents: Set<NodeIndex> = []

  /// - Parameter most: The most events to keep of one RIB.
  init(_ subject: RIBSubject, most: Int) {
    self.subject = subject
    self.most = most
    if case .path(let path) = subject {
      deepest = path.count { $0 == "/" }
    } else {
      deepest = 0
    }
  }

  /// - Parameter event: What the step came from.
  mutating func observe(
    _ step: borrowing Step, of event: borrowing InternedEvent, in forest: borrowing Forest
  ) {
    for index in forest.nodes.all.dropFirst(known) { meet(index, forest) }
    known = forest.nodes.count
    switch step.change {
    case .created(let node, _, _): records[node]?.created = step.stamp
    case .destroyed(let node, isFirst: true): records[node]?.destroyed = step.stamp
    default: break
    }
    noteEvent(step, event, forest)
    follow(TreeMove(step.change), step, in: forest)
    if case .attached(let child, _, _, let misuse) = step.change, misuse?.keepsState != true {
      requestIfAtPath(child, forest)
      if records[child]?.isRequested != true, let index = watched.lastIndex(of: child) {
        watched.remove(at: index)
      }
    }
    if case .destroyed(let node, _) = step.change { forget(node, forest) }
  }

  mutating func finish(_ forest: borrowing Forest) -> RIBLives {
    // Only the end of the session shows which RIBs are roots, and so what their paths are.
    for index in records.keys.sorted() { requestIfAtPath(index, forest) }
    let lives = requested.sorted().map { index in
      let node = forest[index]
      var record = records[index] ?? Record()
      record.leaveOut(most)
      return RIBLife(
        index: index, rib: forest.ribName(of: index), kind: node.kind, path: forest.path(of: index),
        created: record.created.map { EventRef($0, forest.strings) },
        destroyed: record.destroyed.map { EventRef($0, forest.strings) }, isOnTree: node.isOnTree,
        isActive: node.isActive, entries: record.entries, leftOut: record.leftOut)
    }
    return RIBLives(
      lives: lives, leftOut: leftOut, neighbours: lives.isEmpty ? neighbours(forest) : [])
  }

  // MARK: Which RIBs are recorded

  private mutating func meet(_ index: NodeIndex, _ forest: borrowing Forest) {
    switch subject {
    case .id(let id):
      guard forest[index].id == id else { return }
      records[index] = Record(isRequested: true)
      requested.append(index)
      watched.append(index)
    case .path(let path):
      let name = forest.name(of: index)
      guard name == Forest.unknownName || path == name || path.hasSuffix("/" + name) else { return }
      records[index] = Record()
      if !path.contains("/") { watched.append(index) }
    }
  }

  /// A RIB can be at several paths in its life; one match is enough. From then on its life also shows when it leaves
  /// the tree with an ancestor and when it comes back.
  private mutating func requestIfAtPath(_ index: NodeIndex, _ forest: borrowing Forest) {
    guard case .path(let path) = subject, records[index]?.isRequested == false,
      mayBeAtPath(index, forest), forest.path(of: index) == path
    else { return }
    guard requested.count < RIBLives.most else {
      leftOut += 1
      records[index] = nil
      return
    }
    records[index]?.isRequested = true
    requested.append(index)
    if !watched.contains(index) {
      records[index]?.wasOnTree = forest[index].isOnTree
      watched.append(index)
    }
  }

  /// Whether a RIB is at most as deep as the path. This is cheaper than building the path, which takes up to 256 names.
  private func mayBeAtPath(_ index: NodeIndex, _ forest: borrowing Forest) -> Bool {
    let depth = forest[index].path.map { forest.paths[$0].depth } ?? 0
    return min(depth, 256) <= deepest
  }

  private mutating func forget(_ index: NodeIndex, _ forest: borrowing Forest) {
    requestIfAtPath(index, forest)
    if records[index]?.isRequested == false { records[index] = nil }
  }

  private func neighbours(_ forest: borrowing Forest) -> [RIBName] {
    guard case .id(let id) = subject else { return [] }
    let names = forest.nodes.all.map { forest.ribName(of: $0) }
    let below = names.filter { $0.id < id }.max { $0.id < $1.id }
    let above = names.filter { $0.id > id }.min { $0.id < $1.id }
    return [below, above].compactMap { $0 }
  }

  // MARK: Entries

  private mutating func note(
    _ what: LifeEvent, _ step: borrowing Step, of index: NodeIndex, _ forest: borrowing Forest
  ) {
    let strings = forest.strings
    records[index]?.add(
      RIBLife.Entry(ref: EventRef(step.stamp, strings), thread: strings[step.thread], what: what),
      most: most)
  }

  /// Notes an event for its RIB, its parent and the parent that loses the RIB.
  private mutating func noteEvent(
    _ step: borrowing Step, _ event: borrowing InternedEvent, _ forest: borrowing Forest
  ) {
    let nodes = step.change.nodes
    if nodes.contains(where: { records[$0] != nil }) {
      let strings = forest.strings
      let named = NamedEvent(
        event.body.map { strings[$0] }, nodes.first.map { forest.ribName(of: $0) },
        parent: nodes.dropFirst().first.map { forest.ribName(of: $0) },
        outcome: step.outcome(in: forest))
      for (position, node) in nodes.enumerated() {
        note(position == 0 ? .own(named) : .child(named), step, of: node, forest)
      }
    }
    if case .attached(let child, let parent, _, .secondParent(let former, _)) = step.change {
      let moved = LifeEvent.childMoved(
        forest.ribName(of: child), to: forest.ribName(of: parent))
      note(moved, step, of: former, forest)
    }
  }

  /// Records when a watched RIB left or joined the tree because of an ancestor's event. It visits the few watched RIBs
  /// and not the subtree of the event's RIB, which can be large at each of very many events.
  private mutating func follow(
    _ move: TreeMove, _ step: borrowing Step, in forest: borrowing Forest
  ) {
    let newParents = move.parents.filter { parents.insert($0).inserted }
    guard move.mayMoveOwn || !newParents.isEmpty else { return }
    for index in watched {
      guard let record = records[index] else { continue }
      let isOnTree = forest[index].isOnTree
      guard isOnTree != record.wasOnTree else { continue }
      records[index]?.wasOnTree = isOnTree
      if !isOnTree { records[index]?.hasLeft = true }
      // The event's own RIB has an entry for the event itself.
      guard index != move.node else { continue }
      let top =
        newParents.isEmpty
        ? move.node : nearest(to: index, among: move.affected, in: forest) ?? move.node
      guard let top else { continue }
      let with = index == top ? nil : forest.ribName(of: top)
      if let what = treeChange(isOnTree, with, move.cause(for: top), again: record.hasLeft) {
        note(what, step, of: index, forest)
      }
    }
  }

  /// The first of some RIBs on the way from a RIB up to its root.
  private func nearest(
    to index: NodeIndex, among candidates: [NodeIndex], in forest: borrowing Forest
  ) -> NodeIndex? {
    var next: NodeIndex? = index
    while let current = next, !candidates.contains(current) { next = forest[current].parent }
    return next
  }

  private func treeChange(
    _ isOnTree: Bool, _ with: RIBName?, _ cause: LifeCause, again: Bool
  ) -> LifeEvent? {
    switch (with, isOnTree) {
    case (let with?, true): .came(with: with, cause, again: again)
    case (let with?, false): .left(with: with, cause)
    case (nil, true): cause == .named ? .becameRoot : nil
    case (nil, false): nil
    }
  }
}
