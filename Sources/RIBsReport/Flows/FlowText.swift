import RIBsAnalysis

/// A session's flows, a line each; where the traffic speaks for the other design, the evidence below it.
enum FlowText {
  static func lines(_ flows: [Flow], style: TextStyle) -> [String] {
    // Of two steps there is nothing to decide.
    let flows = flows.filter { $0.verdict != .eitherWay }
    guard !flows.isEmpty else { return [] }
    return ["", style.bold("Flows")]
      + flows.flatMap { flow in
        let room = style.width - flow.outcome.count - 4
        let path = ending(of: flow.path.printable, room)
        let isNarrow = path.count > room
        let lines =
          isNarrow ? ["  \(path)", "    \(flow.outcome)"] : ["  \(path)  \(flow.outcome)"]
        guard flow.speaksForOther else { return lines }
        return lines + style.lines(flow.verdictSentence, indent: 4)
      }
  }

  /// A path tells most by its end: names at its beginning are left out where there is no room for all.
  private static func ending(of path: String, _ room: Int) -> String {
    var ending = path
    var rest = path[...]
    while ending.count > room, let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      ending = "…/" + rest
    }
    return ending
  }
}

extension Flow {
  /// How it is built and what the traffic says, in a few words.
  fileprivate var outcome: String {
    let moves = traffic == 1 ? "1 move" : "\(traffic) moves"
    return "\(shape.rawValue), \(steps.count) steps, \(moves): \(advice)"
  }

  private var advice: String {
    switch verdict {
    case .undecided: "too few to tell"
    case .eitherWay: "either way"
    case .vertical, .horizontal:
      speaksForOther ? "\(shape.other.rawValue) fits better" : "right as it is"
    }
  }

  fileprivate var speaksForOther: Bool {
    switch verdict {
    case .vertical: shape == .horizontal
    case .horizontal: shape == .vertical
    case .undecided, .eitherWay: false
    }
  }
}
