import RIBsTrace

/// An event from the point of view of one RIB.
package enum LifeEvent: Sendable, Equatable {
  case created(RIBKind)
  case launched
  /// `isOnTree` is the RIB's status after the call. `changes` is false for a wrong call that has no effect.
  case attached(to: RIBName, isOnTree: Bool, changes: Bool)
  case detached(from: RIBName, DetachCause, changes: Bool)
  case activated
  case deactivated
  case loaded
  case destroyed
  case held(property: String, by: RIBName)
  case released(property: String, by: RIBName)
  case unread
  case appeared
  case disappeared(removed: Bool)
  case leaked(object: String, name: String, waited: Int)
  case workflow(TraceEvent.Workflow)
  case worker(TraceEvent.Worker)
  /// Another RIB names it as its parent, which makes it a root.
  case becameRoot
  /// A change to a RIB above it took it off the tree or brought it onto the tree.
  case left(with: RIBName, LifeCause)
  case came(with: RIBName, LifeCause, again: Bool)
  /// It is the parent in another RIB's event.
  case child(RIBName, ChildEvent)
}

/// The change to the RIB above.
package enum LifeCause: Sendable, Equatable {
  case attached, detached, destroyed, launched, named
}

/// An event of a child from the point of view of its parent.
package enum ChildEvent: Sendable, Equatable {
  case attached(changes: Bool)
  case detached(DetachCause, changes: Bool)
  /// It was attached to another parent and is no longer a child of this one.
  case moved(to: RIBName)
  case held(property: String)
  case released(property: String)
}

/// An event from the points of view of its RIB, its parent and the parent that loses the RIB.
struct LifeReading {
  private(set) var own: (NodeIndex, LifeEvent)?
  private(set) var parents: [(NodeIndex, child: NodeIndex, ChildEvent)] = []
  /// The change that may have moved the event's RIB onto the tree or off it.
  private(set) var cause: LifeCause?

  var node: NodeIndex? { own?.0 }

  /// The RIBs whose tree status the event may have changed; the event's own RIB is the last.
  var affected: [NodeIndex] { parents.map(\.0) + (own.map { [$0.0] } ?? []) }

  /// The change to a RIB that moved the RIBs below it.
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
      let name = forest.strings[property]
      read(
        node, heldBy: holder, in: forest, { .held(property: name, by: $0) }, .held(property: name))
    case .unheld(let node, let holder, let property, _):
      let name = forest.strings[property]
      read(
        node, heldBy: holder, in: forest, { .released(property: name, by: $0) },
        .released(property: name))
    case .unread(let node, _): own = (node, .unread)
    case .appeared(let node): own = (node, .appeared)
    case .disappeared(let node, let removed): own = (node, .disappeared(removed: removed))
    case .leaked(let node, let leaked):
      let (object, name) = (forest.strings[leaked.object], forest.strings[leaked.name])
      own = (node, .leaked(object: object, name: name, waited: leaked.waited))
    case .workflowAdvanced(let workflow, let node):
      own = node.map { ($0, .workflow(workflow.map { forest.strings[$0] })) }
    case .workerChanged(let worker, let node):
      own = node.map { ($0, .worker(worker.map { forest.strings[$0] })) }
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

extension Forest {
  func ribName(of index: NodeIndex) -> RIBName {
    RIBName(rib: name(of: index), id: self[index].id)
  }
}
