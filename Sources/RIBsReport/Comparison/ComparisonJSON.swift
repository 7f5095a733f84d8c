import RIBsAnalysis
import RIBsTrace

/// How two sides differ, for other programs. Keys are sorted. The version rises when a key changes its meaning.
package struct ComparisonJSON {
  private let comparison: Comparison
  private let rows: [Row]

  /// - Parameter comparison: What differs.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
    rows = Self.rows(comparison)
  }

  /// A cause's status across the two sides.
  enum State: String, CaseIterable {
    case new, worse, unchanged, unseen, fixed
  }

  /// A cause with its old and new values.
  private struct Row {
    var state: State
    var cause: Cause
    var before: Cause?
    var now: Cause?
    var reason: Comparison.Reason?
  }

  private static func rows(_ comparison: Comparison) -> [Row] {
    comparison.new.map { Row(state: .new, cause: $0, now: $0) }
      + comparison.worse.map { Row(state: .worse, cause: $0.now, before: $0.before, now: $0.now) }
      + comparison.unchanged.map {
        Row(state: .unchanged, cause: $0.now, before: $0.before, now: $0.now)
      }
      + comparison.unseen.map {
        Row(state: .unseen, cause: $0.before, before: $0.before, reason: $0.reason)
      }
      + comparison.fixed.map { Row(state: .fixed, cause: $0, before: $0) }
  }

  /// Writes the comparison.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// The comparison's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "A comparison by ribs-inspect, version 1",
    "The output of 'ribs-inspect compare --format json'.",
    [
      .required("base", side, "The side from before the change.", \.comparison.base),
      .required(
        "causes", .list(of: cause),
        "All causes: new ones first, then worse, unchanged, unseen and fixed ones.",
        { $0.rows.prefix($0.comparison.most) }),
      .optional(
        "leftOut",
        .object([
          .required("causes", .count, "How many causes are not listed.", \.causesLeftOut),
          .required("paths", .count, "How many paths are not listed in the tree.", \.pathsLeftOut),
        ]),
        """
        What the comparison leaves out; present only if it leaves something out. 'compare --all' leaves nothing out.
        """, { $0.causesLeftOut > 0 || $0.pathsLeftOut > 0 ? $0 : nil }),
      .required(
        "status", .word,
        """
        'findings' if a cause at or above the threshold is new or worse; 'inconclusive' if none is, but part of the \
        traces from after the change is missing.
        """, \.comparison.status),
      .required("trace", side, "The side from after the change.", \.comparison.trace),
      .required(
        "tree",
        .object([
          .required(
            "appeared", .list(of: change),
            "Paths that the base does not have. An added subtree is listed by its topmost path.",
            { $0.tree.appeared.prefix($0.most) }),
          .required(
            "changed", .list(of: change),
            "Paths on both sides whose largest number of RIBs at the same time differs.",
            { $0.tree.changed.prefix($0.most) }),
          .required(
            "went", .list(of: change),
            "Paths that only the base has. A removed subtree is listed by its topmost path.",
            { $0.tree.went.prefix($0.most) }),
        ]), "How the trees of all sessions differ.", \.comparison),
      .version(1),
    ])

  private var causesLeftOut: Int { max(0, rows.count - comparison.most) }

  private var pathsLeftOut: Int {
    let tree = comparison.tree
    return [tree.appeared, tree.changed, tree.went].reduce(0) {
      $0 + max(0, $1.count - comparison.most)
    }
  }

  private static let cause = JSONFormat<Row>.object(
    "cause", "All findings with one fingerprint, on both sides.",
    [
      .required(
        "countBefore", .count, "How many findings it has in the base.",
        { $0.before?.count ?? 0 }),
      .required(
        "countNow", .count, "How many findings it has after the change.", { $0.now?.count ?? 0 }),
      .required(
        "finding", FindingJSON.format,
        """
        The first finding of the highest severity: from after the change, or from the base if the cause was not \
        found again.
        """, { FindingJSON(shown: $0.cause.shown, source: $0.cause.source) }),
      .optional(
        "reason", .word,
        "Why the cause may still exist; present only if the state is 'unseen'.", \.reason),
      .optional(
        "severityBefore", .word, "Its severity in the base; absent if it is new.",
        \.before?.shown.severity),
      .required(
        "state", .word,
        """
        'worse' if its severity rose; 'unseen' if it was not found again, which does not prove that it is fixed.
        """, \.state),
    ])

  private static let side = JSONFormat<CheckReport>.object(
    "side", "The traces from before or from after the change.",
    [
      .required("complete", .flag, "Whether the traces are complete.", \.isWhole),
      .required(
        "sources", .list(of: .text),
        "The traces that were read: their paths, or 'standard input'.",
        { $0.inputs.map(\.source) }),
      .required(
        "unusable", .list(of: JSONReport.unusable),
        """
        Traces that could not be used. With any of these, nothing is reported as clean or fixed.
        """, \.unusable),
    ])

  private static let change = JSONFormat<TreeComparison.Change>.object(
    "change", "A path that was added, removed or changed in number.",
    [
      .required(
        "below", .count, "How many paths below it were added or removed with it.", \.below),
      .required(
        "mostBefore", .count,
        "The most RIBs attached there at the same time in the base; also 0 for a root.",
        \.before),
      .required(
        "mostNow", .count,
        "The most RIBs attached there at the same time after the change; also 0 for a root.",
        \.now),
      .required(
        "path", .text,
        "Names from the root, joined by '/'; a very deep path is cut to '…' and its last names.",
        \.path),
    ])
}
