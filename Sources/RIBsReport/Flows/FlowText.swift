import RIBsAnalysis

/// A session's flows, one per line. If the traffic suggests the other design, the evidence follows below.
enum FlowText {
  private static let most = 20

  static func lines(_ flows: [Flow], style: TextStyle) -> [String] {
    // A flow of two steps leaves nothing to decide.
    let flows = flows.filter { $0.verdict != .eitherWay }
    guard !flows.isEmpty else { return [] }
    let lines = flows.prefix(most).flatMap { flow in
      let outcome = "\(flow.makeup): \(flow.advice)"
      let room = style.width - outcome.count - 4
      let path = ending(of: flow.path.printable, room)
      let isNarrow = path.count > room
      let lines =
        isNarrow ? ["  \(path)", "    \(outcome)"] : ["  \(path)  \(outcome)"]
      guard flow.favoursOther else { return lines }
      return lines + style.lines(flow.verdictSentence, indent: 4)
    }
    let more = flows.count - most
    let rest = more > 0 ? [style.dim("  … \(more) more; `ribs-inspect flows` shows them")] : []
    return ["", style.bold("Flows")] + lines + rest
  }

  /// The end of a path says most, so names are dropped from its start if there is too little room.
  private static func ending(of path: String, _ room: Int) -> String {
    guard path.count > room else { return path }
    var kept: [Substring] = []
    // The last name always stays, however long it is.
    var width = 1
    for name in path.split(separator: "/", omittingEmptySubsequences: false).reversed() {
      width += name.count + 1
      guard width <= room || kept.isEmpty else { break }
      kept.append(name)
    }
    return (kept + ["…"]).reversed().joined(separator: "/")
  }
}
