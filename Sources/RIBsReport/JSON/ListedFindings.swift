import RIBsAnalysis

/// The findings that a report lists. A bounded one lists the first findings of each reported cause.
struct ListedFindings {
  private let report: CheckReport
  private let hazards: [Hazard]
  /// The indices of each session's findings to list; nil for all.
  private let indices: [[Int]?]
  /// How many causes have no finding in the list.
  let causesLeftOut: Int
  /// How many findings are not listed.
  let leftOut: Int

  /// - Parameter most: About how many findings to list; at least one for each reported cause.
  init(_ report: CheckReport, most: Int) {
    self.report = report
    let hazards = report.source?.hazards ?? []
    let sessions = report.inputs.flatMap(\.sessions)
    guard report.most < .max else {
      (self.hazards, indices) = (hazards, sessions.map { _ in nil })
      (causesLeftOut, leftOut) = (0, 0)
      return
    }
    let causes = report.causes + report.exempt
    var choice = Choice(causes.prefix(report.most), most: most)
    self.hazards = hazards.filter { choice.isListed($0.fingerprint) }
    indices = sessions.map { session in
      let fingerprints = session.findings.causeFingerprints
      return session.findings.causeIndices.enumerated()
        .filter { choice.isListed(fingerprints[$1]) }.map(\.offset)
    }
    causesLeftOut = max(0, causes.count - report.most)
    leftOut = choice.leftOut
  }

  /// The findings, hazards of the source first. Each is worded when it comes to it.
  var findings: some Sequence<FindingJSON> & SendableMetatype {
    let source = report.source
    let hazards = hazards.lazy.map { hazard in
      FindingJSON(shown: hazard, source: source?.location(of: hazard.place.file) ?? "")
    }
    let sessions = report.inputs.lazy.flatMap { input in
      input.sessions.lazy.map { (input.source, $0.findings) }
    }
    let found = zip(sessions, indices).lazy.flatMap { session, indices in
      let (source, findings) = session
      return (indices ?? Array(findings.indices)).lazy.map {
        FindingJSON(shown: findings[$0], source: source)
      }
    }
    return [AnySequence(hazards), AnySequence(found)].joined()
  }

  /// Chooses the first findings of each cause.
  private struct Choice {
    /// How many more findings of each cause may be listed, by fingerprint.
    private var room: [String: Int]
    private(set) var leftOut = 0

    init(_ causes: some Collection<Cause>, most: Int) {
      let share = max(1, most / max(1, causes.count))
      room = Dictionary(causes.map { ($0.fingerprint, share) }) { first, _ in first }
    }

    /// Whether the next finding of a cause is listed.
    mutating func isListed(_ fingerprint: String) -> Bool {
      guard let left = room[fingerprint], left > 0 else {
        leftOut += 1
        return false
      }
      room[fingerprint] = left - 1
      return true
    }
  }
}
