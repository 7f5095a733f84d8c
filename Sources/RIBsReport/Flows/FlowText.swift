import RIBsAnalysis

/// A session's flows, a paragraph each.
enum FlowText {
  /// A longer flow is named by its first steps.
  private static let mostSteps = 8

  static func lines(_ flows: [Flow], style: TextStyle) -> [String] {
    // Of two steps there is nothing to decide.
    let flows = flows.filter { $0.verdict != .eitherWay }
    guard !flows.isEmpty else { return [] }
    return ["", style.bold("Flows")]
      + flows.flatMap { flow in
        let more = flow.steps.count - mostSteps
        let steps =
          flow.steps.prefix(mostSteps).joined(separator: ", ")
          + (more > 0 ? " and \(more) more" : "")
        return Paragraph.lines(
          "\(flow.owner), \(flow.shape.rawValue): \(steps). \(flow.verdictSentence)", label: "",
          indent: 2)
      }
  }
}
