/// What was found about each RIB and counts.
struct RIBFindings {
  private let byRIB: [Int: [Finding]]

  /// - Parameter findings: In report order.
  init(_ findings: [Finding]) {
    let told = findings.filter { $0.id != nil }
    byRIB = Dictionary(grouping: told) { $0.id ?? 0 }.mapValues(Finding.firstOfEachRule)
      .filter { !$0.value.isEmpty }
  }

  /// Of each rule the first, the worst rule first.
  subscript(id: Int) -> [Finding] { byRIB[id] ?? [] }

  func hasAny(_ id: Int) -> Bool { byRIB[id] != nil }
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
