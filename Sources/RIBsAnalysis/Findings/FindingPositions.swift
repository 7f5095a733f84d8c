/// Where in a session findings were reported, without their text.
package struct FindingPosition: Sendable {
  /// The number of the event.
  package let seq: Int
  /// The RIB; nil if the finding is not about one RIB.
  package let rib: NodeIndex?
  /// The index of its cause in ``FindingList/causeFingerprints``.
  package let cause: Int
}

extension SessionReport {
  /// The first finding of each rule about each RIB, in report order. Exempt findings are left out.
  ///
  /// - Parameter most: The most findings.
  package func firstFindingsOfRIBs(most: Int) -> [FindingPosition] {
    firstFindings { _ in true }.values.joined().sorted().prefix(most).map { index in
      let head = findings.head(at: index)
      return FindingPosition(seq: head.seq, rib: head.node, cause: head.cause)
    }
  }

  /// The first findings of each cause, by the cause's fingerprint.
  ///
  /// - Parameter most: The most findings of a cause.
  package func occurrences(most: Int) -> [String: [FindingPosition]] {
    var positions = [[FindingPosition]](repeating: [], count: findings.causes.count)
    for head in findings.heads where positions[head.cause].count < most {
      positions[head.cause].append(
        FindingPosition(seq: head.seq, rib: head.node, cause: head.cause))
    }
    return Dictionary(zip(findings.causeFingerprints, positions)) { first, other in
      Array((first + other).sorted { $0.seq < $1.seq }.prefix(most))
    }
  }
}
