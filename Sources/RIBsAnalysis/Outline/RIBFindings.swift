/// The findings about each RIB that count against the check.
struct RIBFindings {
  private let findings: FindingList
  private let byRIB: [NodeIndex: [FindingList.Index]]

  /// Takes the findings up to the moment of the session's tree.
  init(_ session: SessionReport) {
    findings = session.findings
    byRIB = session.firstFindings { session.isSoFar($0.seq) }
  }

  /// The first finding of each rule about a RIB, highest severity first.
  subscript(rib: NodeIndex) -> [Finding] {
    Finding.firstOfEachRule((byRIB[rib] ?? []).map { findings[$0] })
  }

  func hasAny(_ rib: NodeIndex) -> Bool { byRIB[rib] != nil }
}

extension SessionReport {
  /// The positions of the first finding of each rule about each RIB. Exempt findings are left out.
  /// A session can have a million findings, so the caller builds the text of only those that it shows.
  func firstFindings(
    where isWanted: (FindingList.Head) -> Bool
  ) -> [NodeIndex: [FindingList.Index]] {
    var first: [NodeIndex: [FindingList.Index]] = [:]
    for (index, head) in findings.heads.enumerated() where !head.isExempt {
      guard let rib = head.node, isWanted(head) else { continue }
      let isKnown =
        first[rib]?.contains { findings.rule(at: $0) == findings.rule(at: index) } ?? false
      if !isKnown { first[rib, default: []].append(index) }
    }
    return first
  }
}

extension Finding {
  /// The first finding of each rule, highest severity first. Exempt findings are left out.
  static func firstOfEachRule(_ findings: [Finding]) -> [Finding] {
    var first: [Finding] = []
    for finding in findings where finding.exemption == nil {
      guard !first.contains(where: { $0.rule == finding.rule }) else { continue }
      let index = first.firstIndex { $0.severity < finding.severity } ?? first.endIndex
      first.insert(finding, at: index)
    }
    return first
  }
}
