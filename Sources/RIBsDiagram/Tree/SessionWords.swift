import RIBsAnalysis

extension SessionReport {
  /// The app and the session, in a few words.
  var title: String {
    guard let app, !name.hasPrefix(app) else { return name }
    return "\(app) · \(name)"
  }

  /// The moment of the tree.
  var moment: String {
    guard let snapshotPoint else { return "at the end of the session" }
    let event = "event \(snapshotPoint.seq), \(snapshotPoint.time.seconds)"
    switch snapshotPoint.moment {
    case .end: return "at the end of the session"
    case .event, .time: return "after \(event)"
    case .mark(let name): return "at the mark '\(name)' (\(event))"
    }
  }

  /// Says that the tree is empty, and when it was not.
  var emptiness: [String] {
    let none = "No \(nodeWord.rawValue) is on the tree."
    guard let fullest else { return [none] }
    return [
      none,
      "It was largest after event \(fullest.seq), with \(nodeWord.counted(fullest.ribs)): render --at \(fullest.seq)",
    ]
  }

  /// A description of the picture in words.
  ///
  /// - Parameter size: How many RIBs the picture shows.
  func summary(of size: String) -> String {
    let most = 20
    let causes = causesSoFar
    let nothing =
      limits.isEmpty ? "Nothing is wrong." : "Nothing is wrong as far as the trace shows."
    let trouble =
      causes.isEmpty
      ? nothing : causes.prefix(most).map { "\($0.rule): \($0.message)" }.joined(separator: " ")
    let more = causes.count > most ? " And \(causes.count - most) more." : ""
    return "A tree of \(size). \(trouble)\(more)"
  }
}
