import RIBsTrace

/// An event and what it did to the tree, right or wrong.
package struct Step: ~Copyable {
  package let stamp: EventStamp
  /// The thread's name or number, if it was not the main thread.
  package let thread: TextNumber?
  package let change: Change
}

/// What an event did to the tree.
package enum Change {
  /// `isFirst` if the trace did not create the RIB before.
  case created(NodeIndex, RIBKind, isFirst: Bool)
  case launched(NodeIndex)
  case attached(NodeIndex, to: NodeIndex, misuse: AttachMisuse?)
  case detached(NodeIndex, from: NodeIndex, cause: DetachCause, misuse: DetachMisuse?)
  case activated(NodeIndex, wasActive: Bool)
  case deactivated(NodeIndex, wasActive: Bool)
  case loaded(NodeIndex)
  case destroyed(NodeIndex, isFirst: Bool)
  case held(NodeIndex, by: NodeIndex, property: TextNumber)
  /// `wasLast` if no property is known to hold the RIB any more.
  case unheld(NodeIndex, by: NodeIndex, property: TextNumber, wasLast: Bool)
  case appeared(NodeIndex)
  case disappeared(NodeIndex, removed: Bool)
  case leaked(NodeIndex, LeakedObject)
  /// A workflow advanced; with the RIB that its actionable item belongs to.
  case workflowAdvanced(NumberedEvent.Workflow, NodeIndex?)
  /// A worker started or stopped; with the RIB that it is bound to.
  case workerChanged(NumberedEvent.Worker, NodeIndex?)
  case marked(TextNumber)
  case settled
  /// Nothing about RIBs.
  case other
}

/// An object of a RIB that was still alive `waited` nanoseconds after it should have been deallocated.
package struct LeakedObject {
  package let object: TextNumber
  package let name: TextNumber
  package let waited: Int
}

extension Change {
  /// The RIBs that it is about: first its own, then the parent.
  var nodes: [NodeIndex] {
    switch self {
    case .attached(let child, let parent, _), .detached(let child, let parent, _, _):
      [child, parent]
    case .held(let node, let holder, _), .unheld(let node, let holder, _, _): [node, holder]
    case .created(let node, _, _), .launched(let node), .activated(let node, _),
      .deactivated(let node, _), .loaded(let node), .destroyed(let node, _), .appeared(let node),
      .disappeared(let node, _), .leaked(let node, _):
      [node]
    case .workflowAdvanced(_, let node), .workerChanged(_, let node): node.map { [$0] } ?? []
    case .marked, .settled, .other: []
    }
  }

  var kind: ChangeKinds {
    switch self {
    case .created: .created
    case .launched: .launched
    case .attached: .attached
    case .detached: .detached
    case .activated: .activated
    case .deactivated: .deactivated
    case .loaded: .loaded
    case .destroyed: .destroyed
    case .held: .held
    case .unheld: .unheld
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .leaked: .leaked
    case .workflowAdvanced: .workflowAdvanced
    case .workerChanged: .workerChanged
    case .marked: .marked
    case .settled: .settled
    case .other: .other
    }
  }
}

/// Kinds of changes: the ones a rule wants to see. Half of all events are of kinds that no rule looks at.
struct ChangeKinds: OptionSet, Sendable {
  let rawValue: UInt32

  static let created = ChangeKinds(position: 0)
  static let launched = ChangeKinds(position: 1)
  static let attached = ChangeKinds(position: 2)
  static let detached = ChangeKinds(position: 3)
  static let activated = ChangeKinds(position: 4)
  static let deactivated = ChangeKinds(position: 5)
  static let loaded = ChangeKinds(position: 6)
  static let destroyed = ChangeKinds(position: 7)
  static let held = ChangeKinds(position: 8)
  static let unheld = ChangeKinds(position: 9)
  static let appeared = ChangeKinds(position: 10)
  static let disappeared = ChangeKinds(position: 11)
  static let leaked = ChangeKinds(position: 12)
  static let workflowAdvanced = ChangeKinds(position: 13)
  static let workerChanged = ChangeKinds(position: 14)
  static let marked = ChangeKinds(position: 15)
  static let settled = ChangeKinds(position: 16)
  static let other = ChangeKinds(position: 17)

  /// How many kinds there are.
  static let count = 18

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(position: Int) { rawValue = 1 << UInt32(position) }

  /// The position of a single kind, below ``count``.
  var position: Int { rawValue.trailingZeroBitCount }
}

/// Why an attach is wrong when it is made: the first reason that holds, in this order.
package enum AttachMisuse {
  /// The parent is the child, or stands below it. Nothing changes.
  case cycle
  /// The child is attached to this parent already. Nothing changes.
  case duplicate(first: EventStamp)
  /// The child was attached to another parent, and moves.
  case secondParent(NodeIndex, attach: EventStamp)
  /// The parent had left the tree. The child is attached all the same.
  case underDetached(left: EventStamp?)

  /// Whether the tree stays as it was.
  package var keepsState: Bool {
    switch self {
    case .cycle, .duplicate: true
    case .secondParent, .underDetached: false
    }
  }
}

/// Why a detach is wrong when it is made: the first reason that holds, in this order.
package enum DetachMisuse {
  /// The child was never attached to anything. Nothing changes.
  case unattached
  /// The child is attached to another parent. Nothing changes.
  case wrongParent(NodeIndex, attach: EventStamp)
  /// The child is attached to nothing any more. Nothing changes.
  case double(first: EventStamp)
  /// An ancestor's detach had taken the child down. The child is detached.
  case afterCascade(EventStamp)
  /// The child had not finished loading. The child is detached.
  case duringAttach

  /// Whether the tree stays as it was.
  package var keepsState: Bool {
    switch self {
    case .unattached, .wrongParent, .double: true
    case .afterCascade, .duringAttach: false
    }
  }
}
