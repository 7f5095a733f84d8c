import RIBsAnalysis

/// Chooses the findings that a bounded report lists: the first findings of each reported cause.
struct ListedFindings {
  /// How many more findings of each reported cause the report may list, by fingerprint.
  private var room: [String: Int]
  /// How many causes have no finding in the list.
  let causesLeftOut: Int
  /// How many findings have been left out so far.
  private(set) var leftOut = 0
  private let isBounded: Bool

  /// - Parameter most: About how many findings to list; at least one for each reported cause.
  init(_ report: CheckReport, most: Int) {
    let causes = report.causes + report.exempt
    isBounded = report.most < .max
    let listed = isBounded ? causes.prefix(report.most) : []
    let share = max(1, most / max(1, listed.count))
    room = Dictionary(listed.map { ($0.fingerprint, share) }) { first, _ in first }
    causesLeftOut = isBounded ? causes.count - listed.count : 0
  }

  /// The hazards of the source to list.
  mutating func listed(of source: SourceReport) -> [Finding] {
    source.findings.filter { isListed($0.fingerprint) }
  }

  /// Whether the next finding of a cause is listed.
  private mutating func isListed(_ fingerprint: String) -> Bool {
    guard isBounded else { return true }
    guard let left = room[fingerprint], left > 0 else {
      leftOut += 1
      return false
    }
    room[fingerprint] = left - 1
    return true
  }

  /// The indices of the next session's findings to list.
  mutating func listed(of session: SessionReport) -> [Int] {
    let findings = session.findings
    guard isBounded else { return Array(findings.indices) }
    let fingerprints = findings.causeFingerprints
    return findings.causeIndices.enumerated().filter { isListed(fingerprints[$1]) }.map(\.offset)
  }
}
