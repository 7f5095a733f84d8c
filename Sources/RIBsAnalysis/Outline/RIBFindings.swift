/// What was found about each RIB and counts.
struct RIBFindings {
  private let byRIB: [Int: [Finding]]

  /// What was found until the tree was looked at.
  init(_ session: SessionReport) {
    let first = session.firstFindings { session.isSoFar($0.seq) }
    byRIB = Dictionary(grouping: first) { $0.id ?? 0 }.mapValues(Finding.firstOfEachRule)
  }

  /// Of each rule the first, the worst rule first.
  subscript(id: Int) -> [Finding] { byRIB[id] ?? [] }

  func hasAny(_ id: Int) -> Bool { byRIB[id] != nil }
}

extension SessionReport {
  /// Of what counts, the first of each rule on each RIB, in report order. A RIB may have a million findings of one rule:
  /// the others are not put into words.
  func firstFindings(where isWanted: (FindingList.Head) -> Bool) -> [Finding] {
    var rules: [Int: [String]] = [:]
    var first: [Finding] = []
    for (index, head) in findings.heads.enumerated() where !head.isExempt {
      guard let id = head.id, isWanted(head) else { continue }
      let rule = findings.causes[head.cause].page.id
      guard rules[id]?.contains(rule) != true else { continue }
      rules[id, default: []].append(rule)
      first.append(findings[index])
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
