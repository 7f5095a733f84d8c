import RIBsTrace

/// What one event did to the tree, right or wrong.
package struct Step: ~Copyable {
  package let stamp: EventStamp
  /// The thread's name or number, where it was not the main thread.
  package let thread: TextNumber?
  private(set) var kind = ChangeKinds.other
  package private(set) var change = Change.other

  init(stamp: EventStamp, thread: TextNumber?) {
    (self.stamp, self.thread) = (stamp, thread)
  }

  /// Written where they stay: to hand a change on, or to look what kind it is of, would cost more than the rules do.
  @inline(__always)
  mutating func become(_ kind: ChangeKinds, _ change: Change) {
    self.kind = kind
    self.change = change
  }
}

package enum Change {
  /// `isFirst` where the trace had not told of it before.
  case created(NodeIndex, RIBKind, isFirst: Bool)
  case launched(NodeIndex)
  /// `beside` is the child of the same name that was attached to the parent before this one, if it still is.
  case attached(NodeIndex, to: NodeIndex, beside: NodeIndex?, misuse: AttachMisuse?)
  case detached(NodeIndex, from: NodeIndex, cause: DetachCause, misuse: DetachMisuse?)
  case activated(NodeIndex, wasActive: Bool)
  case deactivated(NodeIndex, wasActive: Bool)
  case loaded(NodeIndex)
  case destroyed(NodeIndex, isFirst: Bool)
  case held(NodeIndex, by: NodeIndex, property: TextNumber)
  /// `wasLast` where no property is known to hold the RIB any more.
  case unheld(NodeIndex, by: NodeIndex, property: TextNumber, wasLast: Bool)
  case appeared(NodeIndex)
  case disappeared(NodeIndex, removed: Bool)
  case leaked(NodeIndex, LeakedObject)
  /// A workflow went on, with the RIB its actionable item belongs to.
  case flowed(NumberedEvent.Workflow, NodeIndex?)
  /// A worker started or stopped that is bound to a RIB.
  case worked(NumberedEvent.Worker, NodeIndex?)
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
  /// The RIBs it is about, the one it is most about first, its parent after it.
  var ribs: [NodeIndex] {
    switch self {
    case .attached(let child, let parent, _, _), .detached(let child, let parent, _, _):
      return [child, parent]
    case .held(let rib, let holder, _), .unheld(let rib, let holder, _, _):
      return [rib, holder]
    case .created(let rib, _, _), .launched(let rib), .activated(let rib, _),
      .deactivated(let rib, _), .loaded(let rib), .destroyed(let rib, _), .appeared(let rib),
      .disappeared(let rib, _),
      .leaked(let rib, _):
      return [rib]
    case .flowed(_, let rib), .worked(_, let rib): return [rib].compactMap(\.self)
    case .marked, .settled, .other: return []
    }
  }
}

/// Why an attach is wrong when it is made. The first that holds, in this order.
package enum AttachMisuse {
  /// The parent is the child, or stands below it. Nothing changes.
  case cycle
  /// The child is attached to this parent already. Nothing changes.
  case duplicate(first: EventStamp)
  /// The child was attached to another parent, and moved.
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

/// Why a detach is wrong when it is made. The first that holds, in this order.
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
