/// The state of one owner between two of its calls. Its last call decides what the next one means.
///
/// A detach and an attach in a row, in either order, are a transition. An attach while another child stays is an
/// overlay. Only the next call shows that the other child stays.
enum FlowOwner: Sendable {
  /// A child was detached.
  case detached(PathIndex)
  /// A child was attached while the one before it was still attached.
  case attachedAbove(child: NodeIndex, from: PathIndex, to: PathIndex)

  /// A move that a call completed.
  enum Move: Hashable, Sendable {
    case start(PathIndex)
    case end(PathIndex)
    case transition(from: PathIndex, to: PathIndex)
    case overlay(from: PathIndex, to: PathIndex)
  }
}

extension FlowOwner? {
  /// - Parameter below: The path of the child attached before this one, if that child is still attached.
  mutating func attach(
    _ child: NodeIndex, _ path: PathIndex, above below: PathIndex?
  ) -> [FlowOwner.Move] {
    if case .detached(let from) = self {
      self = nil
      return [.transition(from: from, to: path)]
    }
    let overlay = pendingOverlay
    guard let below else {
      self = nil
      return overlay + [.start(path)]
    }
    self = .attachedAbove(child: child, from: below, to: path)
    return overlay
  }

  mutating func detach(_ child: NodeIndex, _ path: PathIndex) -> [FlowOwner.Move] {
    // This may be any other child, not only the one below: a third child may stay the whole time.
    if case .attachedAbove(let last, _, let to) = self, last != child {
      self = nil
      return [.transition(from: path, to: to)]
    }
    let overlay = pendingOverlay
    self = .detached(path)
    return overlay
  }

  /// The owner leaves together with its children, so the user did not leave the flow.
  mutating func leaveWithChildren() -> [FlowOwner.Move] {
    defer { self = nil }
    return pendingOverlay
  }

  /// - Parameter isEmpty: Whether no child is left. If so, the last detach ended the flow.
  func close(isEmpty: Bool) -> [FlowOwner.Move] {
    if case .detached(let from) = self, isEmpty { return [.end(from)] }
    return pendingOverlay
  }

  private var pendingOverlay: [FlowOwner.Move] {
    guard case .attachedAbove(_, let from, let to) = self else { return [] }
    return [.overlay(from: from, to: to)]
  }
}
