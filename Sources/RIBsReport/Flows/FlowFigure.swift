import RIBsAnalysis

/// A figure of a flow's two designs: a row of the table that compares them.
package struct FlowFigure: Equatable, Sendable {
  /// What the figure counts.
  package let name: String
  /// Its value in the horizontal design.
  package let horizontal: String
  /// Its value in the vertical design.
  package let vertical: String

  /// The values, in the order of ``Flow/Shape/allCases``.
  package var values: [String] { [horizontal, vertical] }
}

extension Flow {
  /// The figures that compare both designs; none if both allow the same moves.
  package var comparedFigures: [FlowFigure] {
    guard verdict != .eitherWay else { return [] }
    let (horizontal, vertical) = (figures(as: .horizontal), figures(as: .vertical))
    func row(_ name: String, _ value: (DesignFigures) -> String) -> FlowFigure {
      FlowFigure(name: name, horizontal: value(horizontal), vertical: value(vertical))
    }
    return [
      row("depth below the owner") { "\($0.depth)" },
      row("widest fan-out") { "\($0.fanOut)" },
      row("permitted, of \(horizontal.allPairs) pairs") { "\($0.permittedPairs)" },
      row("moves seen that it permits") { "\(Self.count($0.permitted))" },
      row("moves seen that it forbids") { "\(Self.count($0.forbidden))" },
      row("children the owner manages") { "\($0.managedChildren)" },
      row("listener hops from the last step") { "\($0.hopsFromLast)" },
      row("listener hops on average") { Self.tenths($0.meanHops) },
      row("calls for the moves seen") { "\($0.calls)" },
    ]
  }

  private static func count(_ transitions: [Transition]) -> Int {
    transitions.reduce(0) { $0 + $1.count }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
