import RIBsAnalysis

/// Which findings a bounded report lists: those of the causes it tells, and of each of them the first ones.
struct ToldFindings {
  /// For each cause that is told, by its fingerprint, how many more of its findings are.
  private var room: [String: Int]
  /// How many causes there are that none of the listed findings is of.
  let causesLeftOut: Int
  /// How many findings were passed over so far.
  private(set) var leftOut = 0
  private let isBounded: Bool

  /// - Parameter most: How many findings to list, about; of each cause that is told at least one.
  init(_ report: CheckReport, most: Int) {
    let causes = report.causes + report.exempt
    isBounded = report.most < .max
    let told = isBounded ? causes.prefix(report.most) : []
    let share = max(1, most / max(1, told.count))
    room = Dictionary(told.map { ($0.shown.fingerprint, share) }) { first, _ in first }
    causesLeftOut = isBounded ? causes.count - told.count : 0
  }

  /// The findings of the next session that are listed, by their indices.
  mutating func told(of session: SessionReport) -> [Int] {
    let findings = session.findings
    guard isBounded else { return Array(findings.indices) }
    let fingerprints = findings.causeFingerprints
    var told: [Int] = []
    for (index, cause) in findings.causeIndices.enumerated() {
      if let left = room[fingerprints[cause]], left > 0 {
        room[fingerprints[cause]] = left - 1
        told.append(index)
      } else {
        leftOut += 1
      }
    }
    return told
  }
}
