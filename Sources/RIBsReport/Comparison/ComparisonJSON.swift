import RIBsAnalysis
import RIBsTrace

/// How two sides differ, for other programs. Keys are sorted. The version rises when a key changes its meaning.
package struct ComparisonJSON {
  private static let version = 1

  private let comparison: Comparison

  /// - Parameter comparison: What differs.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
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

  private var rows: [Row] {
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
    let rows = rows
    var json = JSONWriter(indents: true)
    json.beginObject()
    json.key("base")
    Self.write(comparison.base, to: &json)
    json.key("causes")
    json.beginArray()
    for row in rows.prefix(comparison.most) {
      Self.write(row, to: &json)
      try output(json.drain())
    }
    json.endArray()
    // Present only if the comparison is bounded.
    let tree = comparison.tree
    let paths = [tree.appeared, tree.changed, tree.went].reduce(0) {
      $0 + max(0, $1.count - comparison.most)
    }
    if rows.count > comparison.most || paths > 0 {
      json.key("leftOut")
      json.beginObject()
      json.field("causes", max(0, rows.count - comparison.most))
      json.field("paths", paths)
      json.endObject()
    }
    json.field("status", comparison.status.rawValue)
    json.key("trace")
    Self.write(comparison.trace, to: &json)
    json.key("tree")
    json.beginObject()
    json.key("appeared")
    Self.write(tree.appeared.prefix(comparison.most), to: &json)
    json.key("changed")
    Self.write(tree.changed.prefix(comparison.most), to: &json)
    json.key("went")
    Self.write(tree.went.prefix(comparison.most), to: &json)
    json.endObject()
    json.field("version", Self.version)
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  private static func write(_ row: Row, to json: inout JSONWriter) {
    json.beginObject()
    json.field("countBefore", row.before?.count ?? 0)
    json.field("countNow", row.now?.count ?? 0)
    json.key("finding")
    JSONReport.write(row.cause.shown, from: row.cause.source, to: &json)
    json.field("reason", row.reason?.rawValue)
    json.field("severityBefore", row.before?.shown.severity.rawValue)
    json.field("state", row.state.rawValue)
    json.endObject()
  }

  private static func write(_ report: CheckReport, to json: inout JSONWriter) {
    json.beginObject()
    json.field("complete", report.isWhole)
    json.key("sources")
    json.beginArray()
    for input in report.inputs { json.value(input.source) }
    json.endArray()
    json.key("unusable")
    json.beginArray()
    for input in report.unusable {
      json.beginObject()
      json.field("reason", input.reason)
      json.field("source", input.source)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ changes: ArraySlice<TreeComparison.Change>, to json: inout JSONWriter)
  {
    json.beginArray()
    for change in changes {
      json.beginObject()
      json.field("below", change.below)
      json.field("mostBefore", change.before)
      json.field("mostNow", change.now)
      json.field("path", change.path)
      json.endObject()
    }
    json.endArray()
  }
}
