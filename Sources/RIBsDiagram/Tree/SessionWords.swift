import RIBsAnalysis

extension SessionReport {
  /// App and session in a few words.
  var title: String {
    guard let app, !name.hasPrefix(app) else { return name }
    return "\(app) · \(name)"
  }

  /// When the tree was looked at.
  var moment: String {
    guard let sight else { return "at the end of the session" }
    let event = "event \(sight.seq), \(sight.time.seconds)"
    switch sight.moment {
    case .end: return "at the end of the session"
    case .event, .time: return "after \(event)"
    case .mark(let name): return "at the mark '\(name)' (\(event))"
    }
  }

  /// That there is nothing to draw, and when there was.
  var emptiness: [String] {
    let none = "No RIB stands on the tree."
    guard let fullest else { return [none] }
    let ribs = fullest.ribs == 1 ? "1 RIB" : "\(fullest.ribs) RIBs"
    return [
      none, "It was largest after event \(fullest.seq), with \(ribs): render --at \(fullest.seq)",
    ]
  }

  /// The picture in words.
  ///
  /// - Parameter size: How many RIBs are drawn.
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
