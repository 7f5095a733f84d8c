/// Something that a trace says and that cannot have happened.
enum Contradiction {
  case numberReused, attachedAfterDestroy, activatedAfterDestroy, loadedAfterDestroy
  case destroyedTwice, afterEnd

  /// What is wrong, in a clause.
  ///
  /// - Parameters:
  ///   - rib: The RIB that the event is about.
  ///   - word: What RIBs are called in its tree.
  func words(_ rib: String, _ word: NodeWord) -> String {
    switch self {
    case .numberReused: "the id of \(rib) belonged to another \(word.rawValue) before"
    case .attachedAfterDestroy: "\(rib) is attached after it was destroyed"
    case .activatedAfterDestroy: "\(rib) becomes active after it was destroyed"
    case .loadedAfterDestroy: "\(rib) loads after it was destroyed"
    case .destroyedTwice: "\(rib) is destroyed a second time"
    case .afterEnd: "the session has ended before"
    }
  }
}

extension Step {
  /// What the event contradicts in what the trace says before. The view, the interactor and the properties of a
  /// destroyed RIB may outlive it, so other events about it are in order.
  @inline(__always)
  func contradiction(in forest: borrowing Forest) -> (Contradiction, NodeIndex)? {
    switch change {
    case .created(let node, _, reusesNumber: true): (.numberReused, node)
    case .attached(let child, _, _, _) where forest[child].destroyed != nil:
      (.attachedAfterDestroy, child)
    case .activated(let node, _) where forest[node].destroyed != nil:
      (.activatedAfterDestroy, node)
    case .loaded(let node) where forest[node].destroyed != nil: (.loadedAfterDestroy, node)
    case .destroyed(let node, isFirst: false): (.destroyedTwice, node)
    default: nil
    }
  }
}
