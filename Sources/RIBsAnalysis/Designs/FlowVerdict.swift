/// Which design the moves that were seen speak for.
public enum FlowVerdict: Sendable, Equatable {
  /// Every move was between neighbours.
  case vertical
  /// Users jumped between steps that are no neighbours.
  case horizontal(jumps: [Flow.Transition])
  /// Fewer moves were seen than it takes to visit every step once.
  case undecided
  /// With two steps both designs allow the same.
  case eitherWay

  init(_ flow: Flow) {
    if flow.steps.count < 3 {
      self = .eitherWay
      return
    }
    if flow.traffic < flow.steps.count - 1 {
      self = .undecided
      return
    }
    let jumps = flow.transitions.filter { !DesignFigures.permits(.vertical, $0) }
    self = jumps.isEmpty ? .vertical : .horizontal(jumps: jumps)
  }
}

extension Flow {
  /// Which design the moves that were seen speak for.
  public var verdict: FlowVerdict { FlowVerdict(self) }

  /// A move in words: `Blog → MyPage`, with how often where that was more than once.
  ///
  /// - Parameter transition: The move.
  /// - Returns: The move in words.
  public func words(for transition: Transition) -> String {
    let move = "\(steps[transition.from]) → \(steps[transition.to])"
    return transition.count == 1 ? move : "\(move) \(transition.count)×"
  }

  /// The verdict with its evidence, in a sentence.
  public var verdictSentence: String {
    let seen = traffic == 1 ? "1 move" : "\(traffic) moves"
    switch verdict {
    case .vertical:
      let advice = shape == .vertical ? "as it is built" : "though it is built horizontally"
      return "The traffic speaks for vertical, \(advice): all of \(seen) went to a neighbour."
    case .horizontal(let jumps):
      let advice = shape == .horizontal ? "as it is built" : "though it is built vertically"
      let named = jumps.prefix(3).map(words(for:)).joined(separator: ", ")
      let more = jumps.count > 3 ? " and \(jumps.count - 3) more" : ""
      return "The traffic speaks for horizontal, \(advice): jumps \(named)\(more)."
    case .undecided:
      return "Undecided: \(seen) seen, and it takes \(steps.count - 1) to visit each step once."
    case .eitherWay: return "With two steps both designs allow the same."
    }
  }
}
