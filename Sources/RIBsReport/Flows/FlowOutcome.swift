import RIBsAnalysis

extension Flow {
  /// The flow's design and size, such as `horizontal, 3 steps, 5 moves`.
  package var makeup: String {
    let moves = traffic == 1 ? "1 move" : "\(traffic) moves"
    return "\(shape.rawValue), \(steps.count) steps, \(moves)"
  }

  /// What the traffic suggests, in a few words.
  package var advice: String {
    switch verdict {
    case .undecided: "undecided"
    case .eitherWay: "either way"
    case .vertical, .horizontal:
      favoursOther ? "\(shape.other.rawValue) fits better" : "right as it is"
    }
  }

  /// The design that the traffic suggests; nil if it suggests neither.
  package var favoured: Shape? {
    switch verdict {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .undecided, .eitherWay: nil
    }
  }

  /// Whether the traffic suggests the design that the flow does not have.
  var favoursOther: Bool { favoured == shape.other }
}
