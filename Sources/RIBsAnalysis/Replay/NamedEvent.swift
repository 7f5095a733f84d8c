import RIBsTrace

/// An event with the names of the RIBs that it is about, and with what came of it: all that words for it need.
package struct NamedEvent: Sendable, Equatable {
  /// What happened.
  package let body: TraceEvent.Body
  /// The RIB that it is about; nil if it is about none, or if that RIB is not known.
  package let rib: RIBName?
  /// The parent or the holder, if the event has one.
  package let parent: RIBName?
  /// What came of it.
  package let outcome: EventOutcome

  /// - Parameters:
  ///   - body: What happened.
  ///   - rib: The RIB that it is about.
  ///   - parent: The parent or the holder.
  ///   - outcome: What came of it.
  package init(
    _ body: TraceEvent.Body, _ rib: RIBName?, parent: RIBName? = nil,
    outcome: EventOutcome = .asCalled
  ) {
    (self.body, self.rib, self.parent, self.outcome) = (body, rib, parent, outcome)
  }
}

/// What the trace itself does not say of an event: what came of it.
package enum EventOutcome: Sendable {
  /// What the event says.
  case asCalled
  /// The call was wrong and changed nothing.
  case nothing
  /// The child was attached, to a RIB that is off the tree.
  case offTree
}

extension Step {
  /// - Parameter forest: The tree after the event.
  func outcome(in forest: borrowing Forest) -> EventOutcome {
    switch change {
    case .attached(_, _, _, let misuse?) where misuse.keepsState: .nothing
    case .detached(_, _, _, let misuse?) where misuse.keepsState: .nothing
    case .attached(let child, _, _, _) where !forest[child].isOnTree: .offTree
    default: .asCalled
    }
  }
}
