/// One owner instance between two of its calls: what it did last decides what the next call means.
///
/// A detach and an attach that follow each other, in either order, are a transition. An attach while
/// another child stays is an overlay, once it is clear that the other does stay.
struct FlowOwner: BitwiseCopyable, Sendable {
  enum Move {
    case start(Slot.Index)
    case end(Slot.Index)
    case transition(from: Slot.Index, to: Slot.Index)
    case overlay(from: Slot.Index, to: Slot.Index)
  }

  /// What one call told: two moves at most.
  struct Moves {
    var first: Move?
    var second: Move?
  }

  private enum LastCall: UInt8 {
    case none, detached, attachedAbove
  }

  // In few bytes, for each RIB may own a flow.
  private var last = LastCall.none
  /// The child attached above another.
  private var child: Int32 = 0
  /// The slot that was detached, or stands below the attached one.
  private var from: Int32 = 0
  private var to: Int32 = 0

  /// Whether there is no call to remember.
  var isNew: Bool { last == .none }

  /// - Parameter below: The slot of the child attached before this one, which still stands.
  mutating func attach(_ child: NodeIndex, _ slot: Slot.Index, above below: Slot.Index?) -> Moves {
    if last == .detached {
      last = .none
      return Moves(first: .transition(from: Int(from), to: slot))
    }
    let overlay = pendingOverlay
    guard let below else {
      last = .none
      return Moves(first: overlay, second: .start(slot))
    }
    last = .attachedAbove
    self.child = Int32(truncatingIfNeeded: child)
    from = Int32(truncatingIfNeeded: below)
    to = Int32(truncatingIfNeeded: slot)
    return Moves(first: overlay)
  }

  mutating func detach(_ child: NodeIndex, _ slot: Slot.Index) -> Moves {
    // Any other child, not only the one below: something else may stay all the while.
    if last == .attachedAbove, Int(self.child) != child {
      last = .none
      return Moves(first: .transition(from: slot, to: Int(to)))
    }
    let overlay = pendingOverlay
    last = .detached
    from = Int32(truncatingIfNeeded: slot)
    return Moves(first: overlay)
  }

  /// The owner goes with what it has: nobody left the flow.
  mutating func goWithChildren() -> Moves {
    defer { last = .none }
    return Moves(first: pendingOverlay)
  }

  /// - Parameter isEmpty: Whether no child is left: then the last detach ended the flow.
  func close(isEmpty: Bool) -> Moves {
    if last == .detached, isEmpty { return Moves(first: .end(Int(from))) }
    return Moves(first: pendingOverlay)
  }

  private var pendingOverlay: Move? {
    last == .attachedAbove ? .overlay(from: Int(from), to: Int(to)) : nil
  }
}
