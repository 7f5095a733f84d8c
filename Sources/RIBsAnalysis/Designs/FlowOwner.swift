/// One owner instance between two of its calls: what it did last decides what the next call means.
///
/// A detach and an attach that follow each other, in either order, are a transition. An attach while
/// another child stays is an overlay, once it is clear that the other does stay.
struct FlowOwner {
  enum Move {
    case start(Slot.Index)
    case end(Slot.Index)
    case transition(FlowTraffic.SlotPair)
    case overlay(FlowTraffic.SlotPair)
  }

  private enum LastCall {
    case none
    case detached(Slot.Index)
    case attachedAbove(child: NodeIndex, FlowTraffic.SlotPair)
  }

  private var last = LastCall.none

  /// - Parameter below: The slot of the child attached before this one, which still stands.
  mutating func attach(_ child: NodeIndex, _ slot: Slot.Index, above below: Slot.Index?) -> [Move] {
    switch last {
    case .detached(let from):
      last = .none
      return [.transition(FlowTraffic.SlotPair(from: from, to: slot))]
    case .none, .attachedAbove:
      let moves = pendingOverlay
      guard let below else {
        last = .none
        return moves + [.start(slot)]
      }
      last = .attachedAbove(child: child, FlowTraffic.SlotPair(from: below, to: slot))
      return moves
    }
  }

  mutating func detach(_ child: NodeIndex, _ slot: Slot.Index) -> [Move] {
    // Any other child, not only the one below: something else may stay all the while.
    if case .attachedAbove(let above, let pair) = last, above != child {
      last = .none
      return [.transition(FlowTraffic.SlotPair(from: slot, to: pair.to))]
    }
    defer { last = .detached(slot) }
    return pendingOverlay
  }

  /// The owner goes with what it has: nobody left the flow.
  mutating func goWithChildren() -> [Move] {
    defer { last = .none }
    return pendingOverlay
  }

  /// - Parameter isEmpty: Whether no child is left: then the last detach ended the flow.
  func close(isEmpty: Bool) -> [Move] {
    if case .detached(let slot) = last, isEmpty { return [.end(slot)] }
    return pendingOverlay
  }

  private var pendingOverlay: [Move] {
    if case .attachedAbove(_, let pair) = last { return [.overlay(pair)] }
    return []
  }
}
