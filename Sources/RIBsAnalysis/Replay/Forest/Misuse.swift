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
