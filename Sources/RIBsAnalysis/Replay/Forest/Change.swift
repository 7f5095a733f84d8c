import RIBsTrace

/// An event and what it did to the tree, right or wrong.
package struct Step: ~Copyable {
  package let stamp: EventStamp
  /// The thread's name or number, if it was not the main thread.
  package let thread: InternedString?
  package let change: Change
}

/// What an event did to the tree.
package enum Change {
  /// `reusesNumber` if the trace gave the number to another RIB before.
  case created(NodeIndex, RIBKind, reusesNumber: Bool)
  case launched(NodeIndex)
  /// `after` is the child of the same name that was attached to the parent before, if it is still attached.
  case attached(NodeIndex, to: NodeIndex, after: NodeIndex?, misuse: AttachMisuse?)
  case detached(NodeIndex, from: NodeIndex, cause: DetachCause, misuse: DetachMisuse?)
  case activated(NodeIndex, wasActive: Bool)
  case deactivated(NodeIndex, wasActive: Bool)
  case loaded(NodeIndex)
  case destroyed(NodeIndex, isFirst: Bool)
  case held(NodeIndex, by: NodeIndex, property: InternedString)
  /// `wasLast` if no property is known to hold the RIB any more.
  case unheld(NodeIndex, by: NodeIndex, property: InternedString, wasLast: Bool)
  /// `isFirst` if the trace did not say so before.
  case unread(NodeIndex, isFirst: Bool)
  case appeared(NodeIndex)
  case disappeared(NodeIndex, removed: Bool)
  case leaked(NodeIndex, LeakedObject)
  case searched(NodeIndex)
  /// A workflow advanced; with the RIB that its actionable item belongs to.
  case workflowAdvanced(InternedEvent.Workflow, NodeIndex?)
  /// A worker started or stopped; with the RIB that it is bound to.
  case workerChanged(InternedEvent.Worker, NodeIndex?)
  case marked(InternedString)
  case settled
  /// Nothing about RIBs.
  case other
}

/// An object of a RIB that was still alive `waited` nanoseconds after it should have been deallocated.
package struct LeakedObject {
  package let object: InternedString
  package let name: InternedString
  package let waited: Int
}

extension Change {
  /// The RIBs that it is about: first its own, then the parent.
  var nodes: [NodeIndex] {
    switch self {
    case .attached(let child, let parent, _, _), .detached(let child, let parent, _, _):
      [child, parent]
    case .held(let node, let holder, _), .unheld(let node, let holder, _, _): [node, holder]
    case .created(let node, _, _), .launched(let node), .activated(let node, _),
      .deactivated(let node, _), .loaded(let node), .destroyed(let node, _), .unread(let node, _),
      .appeared(let node), .disappeared(let node, _), .leaked(let node, _), .searched(let node):
      [node]
    case .workflowAdvanced(_, let node), .workerChanged(_, let node): node.map { [$0] } ?? []
    case .marked, .settled, .other: []
    }
  }

  /// The one kind that it is of.
  var kind: ChangeKind {
    switch self {
    case .created: .created
    case .launched: .launched
    case .attached(_, _, _, let misuse): misuse == nil ? .rightAttach : .attachMisuse
    case .detached(_, _, _, let misuse): misuse == nil ? .rightDetach : .detachMisuse
    case .activated: .activated
    case .deactivated: .deactivated
    case .loaded: .loaded
    case .destroyed: .destroyed
    case .held: .held
    case .unheld: .unheld
    case .unread: .unread
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .leaked: .leaked
    case .searched: .searched
    case .workflowAdvanced: .workflowAdvanced
    case .workerChanged: .workerChanged
    case .marked: .marked
    case .settled: .settled
    case .other: .other
    }
  }
}

/// A kind of change. Calls that are wrong have kinds of their own, because many rules watch only those.
enum ChangeKind: Int, CaseIterable, Sendable {
  case created, launched, rightAttach, attachMisuse, rightDetach, detachMisuse, activated,
    deactivated
  case loaded, destroyed, held, unheld, unread, appeared, disappeared, leaked
  case workflowAdvanced, workerChanged, marked, settled, other
  case searched
}

/// The kinds of changes that a rule wants to see. Most rules watch few kinds, and some of the most frequent kinds are
/// watched by none, so not every kind has a name here.
struct ChangeKinds: OptionSet, Sendable {
  let rawValue: UInt64

  static let created = ChangeKinds(.created)
  static let launched = ChangeKinds(.launched)
  static let attachMisuse = ChangeKinds(.attachMisuse)
  static let attached: ChangeKinds = [ChangeKinds(.rightAttach), .attachMisuse]
  static let detachMisuse = ChangeKinds(.detachMisuse)
  static let detached: ChangeKinds = [ChangeKinds(.rightDetach), .detachMisuse]
  static let activated = ChangeKinds(.activated)
  static let deactivated = ChangeKinds(.deactivated)
  static let destroyed = ChangeKinds(.destroyed)
  static let held = ChangeKinds(.held)
  static let unheld = ChangeKinds(.unheld)
  static let unread = ChangeKinds(.unread)
  static let appeared = ChangeKinds(.appeared)
  static let leaked = ChangeKinds(.leaked)
  static let workflowAdvanced = ChangeKinds(.workflowAdvanced)
  static let workerChanged = ChangeKinds(.workerChanged)
  static let marked = ChangeKinds(.marked)
  static let settled = ChangeKinds(.settled)

  static let all = ChangeKinds(rawValue: .max)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ kind: ChangeKind) { rawValue = 1 << UInt64(kind.rawValue) }
}

extension Forest {
  /// Applies an event.
  ///
  /// - Returns: What it did.
  mutating func apply(_ event: InternedEvent, at stamp: EventStamp) -> Change {
    if !stayed.isEmpty { stayed = [] }
    switch event.body {
    case .create(let id, let rib, let kind):
      let introduction = InternedEvent.Introduction(rib: rib, kind: kind)
      // A number that is given out again names a new RIB from here on. The one before keeps its place in the tree.
      let reusesNumber =
        nodes[id: id].map { self[$0].created != nil || self[$0].destroyed != nil } ?? false
      let index = reusesNumber ? introduce(id, introduction) : node(id, introduction)
      hasLifetimes = true
      self[index].created = stamp
      return .created(index, kind, reusesNumber: reusesNumber)
    case .launch(let id):
      let index = node(id, event.introduction)
      self[index].isLaunched = true
      updateOnTree(index, at: stamp)
      return .launched(index)
    case .attach(let id, let parent):
      let child = node(id, event.introduction)
      return attach(child, to: parentNode(parent, of: id, at: stamp), at: stamp)
    case .detach(let id, let parent, let cause):
      let child = node(id, event.introduction)
      return detach(child, from: parentNode(parent, of: id, at: stamp), cause: cause, at: stamp)
    case .activate(let id):
      let index = node(id, event.introduction)
      return .activated(index, wasActive: setActive(index, true))
    case .deactivate(let id):
      let index = node(id, event.introduction)
      return .deactivated(index, wasActive: setActive(index, false))
    case .load(let id):
      let index = node(id, event.introduction)
      if self[index].firstLoad == nil { self[index].firstLoad = stamp.line }
      hasLoads = true
      return .loaded(index)
    case .destroy(let id):
      let index = node(id, event.introduction)
      let isFirst = self[index].destroyed == nil
      if isFirst { self[index].destroyed = stamp }
      updateOnTree(index, at: stamp)
      return .destroyed(index, isFirst: isFirst)
    case .hold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      hold(index, by: holder, property, at: stamp)
      return .held(index, by: holder, property: property)
    case .unhold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      let wasLast = unhold(index, by: holder, property)
      return .unheld(index, by: holder, property: property, wasLast: wasLast)
    case .unread(let id):
      let index = node(id, event.introduction)
      let isFirst = !self[index].isUnread
      self[index].isUnread = true
      return .unread(index, isFirst: isFirst)
    case .appear(let id):
      let index = node(id, event.introduction)
      self[index].view = .onScreen
      self[index].viewChange = stamp
      return .appeared(index)
    case .disappear(let id, let removed):
      let index = node(id, event.introduction)
      self[index].view = removed ? .removed : .offScreen
      self[index].viewChange = stamp
      return .disappeared(index, removed: removed)
    case .leak(let id, let object, let name, let waited):
      return .leaked(
        node(id, event.introduction), LeakedObject(object: object, name: name, waited: waited))
    case .holder(let holder):
      let index = node(holder.id, event.introduction)
      note(holder, of: index)
      return .searched(index)
    case .workflow(let workflow):
      return .workflowAdvanced(workflow, workflow.id.map { node($0, event.introduction) })
    case .worker(let worker):
      return .workerChanged(worker, worker.id.map { node($0, event.introduction) })
    case .mark(let name): return .marked(name)
    case .settle: return .settled
    case .unsettled, .drop, .end: return .other
    }
  }

  /// The RIB with a number. An event may say its name and its kind.
  @inline(__always)
  private mutating func node(_ id: Int, _ introduction: InternedEvent.Introduction) -> NodeIndex {
    guard let known = nodes[id: id] else { return introduce(id, introduction) }
    if let rib = introduction.rib, self[known].name == nil {
      self[known].name = strings.nameNumber(rib)
    }
    if let kind = introduction.kind, self[known].kind == nil { self[known].kind = kind }
    return known
  }

  private mutating func introduce(
    _ id: Int, _ introduction: InternedEvent.Introduction
  ) -> NodeIndex {
    let name = introduction.rib.flatMap { strings.nameNumber($0) }
    return nodes.insert(Node(id: id, name: name, kind: introduction.kind))
  }

  /// A RIB that an event names as the parent of another. If it was never attached, it is a root from then on.
  private mutating func parentNode(_ id: Int, of child: Int, at stamp: EventStamp) -> NodeIndex {
    let index = node(id, InternedEvent.Introduction())
    if id != child, !self[index].isNamedAsParent {
      self[index].isNamedAsParent = true
      updateOnTree(index, at: stamp)
    }
    return index
  }

  /// - Returns: Whether it was active before.
  private mutating func setActive(_ index: NodeIndex, _ isActive: Bool) -> Bool {
    let wasActive = self[index].isActive
    if isActive != wasActive {
      self[index].isActive = isActive
      active += isActive ? 1 : -1
    }
    return wasActive
  }
}
