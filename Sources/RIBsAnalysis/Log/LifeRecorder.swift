import RIBsTrace

/// Looks on while a session is replayed and keeps what concerns the RIBs that are asked for.
///
/// Which RIBs will stand at a path is only known once they are attached, so those with the right name are followed
/// from the beginning, and forgotten when they are destroyed without having stood there.
struct LifeRecorder {
  private struct Record {
    var entries: [RIBLife.Entry] = []
    var isAsked: Bool
    var hasLeft = false
  }

  private let subject: RIBSubject
  private var records: [NodeIndex: Record] = [:]
  /// How each RIB stood before the event: what an event did to those below its RIB is what changed.
  private var wasOnTree: [Bool] = []

  init(_ subject: RIBSubject) {
    self.subject = subject
  }

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    let known = wasOnTree.count
    for index in known..<forest.records.count {
      wasOnTree.append(false)
      meet(index, forest)
    }
    let event = LifeReading(step, in: forest)
    if let (node, what) = event.own { note(what, step, of: node, forest) }
    for (parent, child, what) in event.parents {
      note(.child(forest.ribName(of: child), what), step, of: parent, forest)
    }
    follow(event, step, in: forest, new: known..<forest.records.count)
    if case .attached(let child, _, _, let misuse) = step.change, misuse?.keepsState != true {
      ask(child, forest)
    }
    if case .destroyed(let node, _) = step.change { forget(node, forest) }
  }

  func finish(_ forest: borrowing Forest) -> RIBLives {
    let found = records.keys.sorted().filter { isAsked($0, forest) }
    let lives = found.map { index in
      let node = forest[index]
      return RIBLife(
        rib: forest.ribName(of: index), kind: node.kind, path: forest.path(of: index),
        created: node.created.map { EventRef($0, forest.texts) },
        destroyed: node.destroyed.map { EventRef($0, forest.texts) }, isOnTree: node.isOnTree,
        isActive: node.isActive, entries: records[index]?.entries ?? [])
    }
    return RIBLives(lives: lives, neighbours: lives.isEmpty ? neighbours(forest) : [])
  }

  // MARK: Who is followed

  private mutating func meet(_ index: NodeIndex, _ forest: borrowing Forest) {
    switch subject {
    case .id(let id):
      if forest[index].id == id { records[index] = Record(isAsked: true) }
    case .path(let path):
      let name = forest[index].name
      guard name == Forest.unknownName || path == name || path.hasSuffix("/" + name) else { return }
      records[index] = Record(isAsked: false)
    }
  }

  /// A RIB may stand at several paths in its life; once is enough.
  private mutating func ask(_ index: NodeIndex, _ forest: borrowing Forest) {
    guard records[index]?.isAsked == false, isAsked(index, forest) else { return }
    records[index]?.isAsked = true
  }

  private func isAsked(_ index: NodeIndex, _ forest: borrowing Forest) -> Bool {
    if records[index]?.isAsked == true { return true }
    guard case .path(let path) = subject else { return false }
    return forest.path(of: index) == path
  }

  private mutating func forget(_ index: NodeIndex, _ forest: borrowing Forest) {
    if !isAsked(index, forest) { records[index] = nil }
  }

  private func neighbours(_ forest: borrowing Forest) -> [RIBName] {
    guard case .id(let id) = subject else { return [] }
    let names = forest.ribs.map { forest.ribName(of: $0) }
    let below = names.filter { $0.id < id }.max { $0.id < $1.id }
    let above = names.filter { $0.id > id }.min { $0.id < $1.id }
    return [below, above].compactMap { $0 }
  }

  // MARK: What is kept

  private mutating func note(
    _ what: LifeEvent, _ step: borrowing Step, of index: NodeIndex, _ forest: borrowing Forest
  ) {
    let texts = forest.texts
    records[index]?.entries.append(
      RIBLife.Entry(
        ref: EventRef(step.stamp, texts), thread: texts[step.thread], what: what))
  }

  /// Finds the RIBs that left the tree or came onto it by an event of another: they stand below those it names,
  /// and only where these changed places themselves.
  private mutating func follow(
    _ event: LifeReading, _ step: borrowing Step, in forest: borrowing Forest, new: Range<NodeIndex>
  ) {
    // Read from its end: what stands below the event's own RIB came or left with that.
    var waiting = new.map { (index: $0, top: $0) } + event.places.map { ($0, $0) }
    while let (index, top) = waiting.popLast() {
      let isOnTree = forest[index].isOnTree
      guard isOnTree != wasOnTree[index] else { continue }
      wasOnTree[index] = isOnTree
      if let record = records[index] {
        let cause = event.cause(for: top)
        // The event's own RIB is told of it as of its own.
        if index != event.node {
          let with = index == top ? nil : forest.ribName(of: top)
          if let what = place(isOnTree, with, cause, again: record.hasLeft) {
            note(what, step, of: index, forest)
          }
        }
        if !isOnTree { records[index]?.hasLeft = true }
      }
      for child in forest.children(of: index) { waiting.append((child, top)) }
    }
  }

  private func place(
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

extension Forest {
  fileprivate func ribName(of index: NodeIndex) -> RIBName {
    RIBName(rib: name(of: index), id: records[index].id)
  }
}

/// An event as its RIB and its parent see it, and the parent that loses it.
private struct LifeReading {
  private(set) var own: (NodeIndex, LifeEvent)?
  private(set) var parents: [(NodeIndex, child: NodeIndex, ChildEvent)] = []
  /// What the event did to the place of its RIB.
  private var cause: LifeCause?

  var node: NodeIndex? { own?.0 }

  /// The RIBs whose place the event may have changed, its own last.
  var places: [NodeIndex] { parents.map(\.0) + (own.map { [$0.0] } ?? []) }

  /// What happened to a RIB that those below it came or left with.
  func cause(for index: NodeIndex) -> LifeCause {
    if index == own?.0, let cause { return cause }
    return .named
  }

  init(_ step: borrowing Step, in forest: borrowing Forest) {
    switch step.change {
    case .created(let node, let kind, _): own = (node, .created(kind))
    case .launched(let node): (own, cause) = ((node, .launched), .launched)
    case .attached(let child, let to, _, let misuse):
      let changes = misuse?.keepsState != true
      let event = LifeEvent.attached(
        to: forest.ribName(of: to), isOnTree: forest[child].isOnTree, changes: changes)
      (own, cause) = ((child, event), .attached)
      parents = [(to, child, .attached(changes: changes))]
      if case .secondParent(let first, _) = misuse {
        parents.append((first, child, .moved(to: forest.ribName(of: to))))
      }
    case .detached(let child, let from, let reason, let misuse):
      let changes = misuse?.keepsState != true
      let event = LifeEvent.detached(from: forest.ribName(of: from), reason, changes: changes)
      (own, cause) = ((child, event), .detached)
      parents = [(from, child, .detached(reason, changes: changes))]
    case .activated(let node, _): own = (node, .activated)
    case .deactivated(let node, _): own = (node, .deactivated)
    case .loaded(let node): own = (node, .loaded)
    case .destroyed(let node, _): (own, cause) = ((node, .destroyed), .destroyed)
    case .held(let node, let holder, let property):
      let name = forest.texts[property]
      read(
        node, heldBy: holder, in: forest, { .held(property: name, by: $0) }, .held(property: name))
    case .unheld(let node, let holder, let property, _):
      let name = forest.texts[property]
      read(
        node, heldBy: holder, in: forest, { .released(property: name, by: $0) },
        .released(property: name))
    case .appeared(let node): own = (node, .appeared)
    case .disappeared(let node, let removed): own = (node, .disappeared(removed: removed))
    case .leaked(let node, let leaked):
      let (object, name) = (forest.texts[leaked.object], forest.texts[leaked.name])
      own = (node, .leaked(object: object, name: name, waited: leaked.waited))
    case .flowed(let workflow, let node):
      own = node.map { ($0, .workflow(workflow.map { forest.texts[$0] })) }
    case .worked(let worker, let node):
      own = node.map { ($0, .worker(worker.map { forest.texts[$0] })) }
    case .marked, .settled, .other: break
    }
  }

  private mutating func read(
    _ node: NodeIndex, heldBy holder: NodeIndex, in forest: borrowing Forest,
    _ event: (RIBName) -> LifeEvent,
    _ childEvent: ChildEvent
  ) {
    own = (node, event(forest.ribName(of: holder)))
    parents = [(holder, node, childEvent)]
  }
}
