/// The design that suits the observed moves.
public enum FlowVerdict: Sendable, Equatable {
  /// Every move was between neighbours.
  case vertical
  /// Users jumped between steps that are not neighbours.
  case horizontal(jumps: [Flow.Transition])
  /// There are too few moves, or users went through the flow only once.
  case undecided
  /// With two steps, both designs allow the same moves.
  case eitherWay

  init(_ flow: Flow) {
    if flow.steps.count < 3 {
      self = .eitherWay
      return
    }
    if flow.traffic < flow.leastTraffic || flow.wasWalkedOnce {
      self = .undecided
      return
    }
    let jumps = flow.transitions.filter { !DesignFigures.permits(.vertical, $0) }
    self = jumps.isEmpty ? .vertical : .horizontal(jumps: jumps)
  }
}

extension Flow {
  /// A verdict takes at least this many moves: one forward and one back between each pair of neighbours.
  fileprivate var leastTraffic: Int { 2 * (steps.count - 1) }

  /// Whether users started the flow once and reached its last step once. If the tabs of a tab bar are tapped once in
  /// order and once in reverse, all moves are between neighbours. That says nothing about how people move.
  fileprivate var wasWalkedOnce: Bool {
    let last = steps.count - 1
    let arrivals = transitions.reduce(starts[last]) { $1.to == last ? $0 + $1.count : $0 }
    return starts.reduce(0, +) <= 1 && arrivals <= 1
  }

  /// The design that suits the observed moves.
  public var verdict: FlowVerdict { FlowVerdict(self) }

  /// A move in words, such as `Blog → MyPage 3×`. The count is left out if it is 1.
  ///
  /// - Parameter transition: The move.
  /// - Returns: The move in words.
  package func words(for transition: Transition) -> String {
    let move = "\(steps[transition.from]) → \(steps[transition.to])"
    return transition.count == 1 ? move : "\(move) \(transition.count)×"
  }

  /// The verdict with its evidence, in a sentence.
  public var verdictSentence: String {
    let seen = traffic == 1 ? "1 move" : "\(traffic) moves"
    switch verdict {
    case .vertical:
      let advice = shape == .vertical ? "as it is built" : "though it is built horizontally"
      return
        "The traffic suggests vertical, \(advice): all \(seen) went one step forward or one step back."
    case .horizontal(let jumps):
      let advice = shape == .horizontal ? "as it is built" : "though it is built vertically"
      let named = jumps.prefix(3).map(words(for:)).joined(separator: ", ")
      let more = jumps.count > 3 ? " and \(jumps.count - 3) more" : ""
      return "The traffic suggests horizontal, \(advice): jumps \(named)\(more)."
    case .undecided:
      return traffic < leastTraffic
        ? "Undecided: \(seen) between \(steps.count) steps; it takes at least \(leastTraffic) to tell."
        : "Undecided: users went through the \(steps.count) steps only once."
    case .eitherWay: return "With two steps both designs allow the same."
    }
  }
}
