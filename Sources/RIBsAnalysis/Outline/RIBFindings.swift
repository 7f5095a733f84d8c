/// What was found about each RIB and counts.
struct RIBFindings {
  private let findings: FindingList
  private let byRIB: [Int: [FindingList.Index]]

  /// What was found until the tree was looked at.
  init(_ session: SessionReport) {
    findings = session.findings
    byRIB = session.firstFindings { session.isSoFar($0.seq) }
  }

  /// Of each rule the first, the worst rule first.
  subscript(id: Int) -> [Finding] {
    Finding.firstOfEachRule((byRIB[id] ?? []).map { findings[$0] })
  }

  func hasAny(_ id: Int) -> Bool { byRIB[id] != nil }
}

extension SessionReport {
  /// Of what counts, the first of each rule on each RIB, by the RIB's number. A RIB may have a million findings of one
  /// rule, and a session a million RIBs: only what is shown is put into words.
  func firstFindings(where isWanted: (FindingList.Head) -> Bool) -> [Int: [FindingList.Index]] {
    var first: [Int: [FindingList.Index]] = [:]
    for (index, head) in findings.heads.enumerated() where !head.isExempt {
      guard let id = head.id, isWanted(head) else { continue }
      let isKnown =
        first[id]?.contains { findings.rule(at: $0) == findings.rule(at: index) } ?? false
      if !isKnown { first[id, default: []].append(index) }
    }
    return first
  }
}

extension Finding {
  /// Of what counts, the first of each rule, the worst rule first.
  static func firstOfEachRule(_ findings: [Finding]) -> [Finding] {
    var first: [Finding] = []
    for finding in findings where finding.exemption == nil {
      guard !first.contains(where: { $0.rule == finding.rule }) else { continue }
      let place = first.firstIndex { $0.severity < finding.severity } ?? first.endIndex
      first.insert(finding, at: place)
    }
    return first
  }
}
