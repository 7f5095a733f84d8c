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

  /// `1 RIB` or `3 RIBs`.
  var treeSize: String {
    tree.nodes.count == 1 ? "1 RIB" : "\(tree.nodes.count) RIBs"
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
  var summary: String {
    let causes = causesSoFar
    let nothing =
      limits.isEmpty ? "Nothing is wrong." : "Nothing is wrong as far as the trace shows."
    let trouble =
      causes.isEmpty
      ? nothing : causes.map { "\($0.rule): \($0.message)" }.joined(separator: " ")
    return "A tree of \(treeSize). \(trouble)"
  }

  /// What is wrong up to the moment, and counts: of what has one cause the first.
  var causesSoFar: [Finding] {
    var told: Set<String> = []
    return findingsSoFar.filter { finding in
      finding.severity > .info && finding.exemption == nil
        && told.insert(finding.fingerprint).inserted
    }
  }
}
