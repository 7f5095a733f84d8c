import RIBsAnalysis
import RIBsTrace

/// Statistics for other programs. Keys are sorted. The version rises when a key changes its meaning.
package struct StatisticsJSON {
  private let report: StatisticsReport

  /// - Parameter report: What was counted.
  package init(_ report: StatisticsReport) { self.report = report }

  /// Writes the statistics.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// A cause, and what became of it.
  private struct Row {
    let cause: Statistics.Cause
    let report: StatisticsReport
    var newest: SessionFacts.Cause { cause.newest }
  }

  /// The keys of statistics in `json` format. Their schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "Statistics by ribs-inspect, version 1",
    """
    The output of 'ribs-inspect stats --format json'. The version rises when a key changes its meaning; new keys may be \
    added.
    """,
    [
      .required("apps", .list(of: .text), "The apps that the sessions name.", \.statistics.apps),
      .required(
        "causes", .list(of: cause), "The causes that hit most sessions first.",
        { json in json.shown(json.report.causes).lazy.map { Row(cause: $0, report: json.report) } }
      ),
      .optional(
        "compared",
        .object([
          .required("base", .text, "The version to compare with.", { $0.base.name ?? "" }),
          .required("version", .text, "The version that is compared.", { $0.version.name ?? "" }),
        ]), "The versions that 'change' compares; absent if there are no two.", \.report.compared),
      .required(
        "exempt", .count, "How many causes are suppressed or in the baseline, and not listed.",
        \.statistics.exempt),
      .optional(
        "first", .text, "When the first session began; absent if no header says it.",
        \.statistics.span.first),
      .optional(
        "hazards", .list(of: hazard),
        "The hazards in the source, those that most calls reach first; only with '--source'.",
        { json in json.report.hazards.map(json.shown) }),
      .required(
        "hits", .count, "How many sessions have an error or a warning.", \.statistics.rate.hits),
      .required(
        "inconclusive", .count, "How many sessions could not be judged in full.",
        \.statistics.inconclusive),
      .optional(
        "last", .text, "When the last session began; absent if no header says it.",
        \.statistics.span.last),
      .optional(
        "leftOut",
        .object([
          .required("causes", .count, "How many causes are not listed.", { $0.leftOut(\.causes) }),
          .required("ribs", .count, "How many paths are not listed.", { $0.leftOut(\.ribs) }),
          .required("routes", .count, "How many routes are not listed.", { $0.leftOut(\.routes) }),
        ]), "What is left out; absent if nothing is. 'stats --all' leaves nothing out.",
        { $0.leavesOut ? $0 : nil }),
      .required(
        "ribs", .list(of: rib), "The RIBs by path, those that come up most first.",
        { json in json.shown(json.ribs) }),
      .required(
        "routes", .list(of: route), "The calls that attach a child, those made most first.",
        { json in json.shown(json.routes) }),
      .required("sessions", .count, "How many sessions there are.", \.statistics.rate.sessions),
      .required(
        "unusable", .list(of: JSONReport.unusable), "The traces that could not be used.",
        \.statistics.unusable),
      .version(1),
      .required(
        "versions", .list(of: version), "The app's versions, the oldest first.", \.report.versions),
    ])

  private var statistics: Statistics { report.statistics }
  private var causes: [Statistics.Cause] { report.causes }
  private var ribs: [Usage.RIB] { statistics.usage.ribs }
  private var routes: [RecordedCall] { statistics.usage.routes }

  private func shown<Value>(_ values: [Value]) -> ArraySlice<Value> { values.prefix(report.most) }

  private func leftOut<Value>(_ values: (Self) -> [Value]) -> Int {
    max(0, values(self).count - report.most)
  }

  private var leavesOut: Bool {
    [leftOut(\.causes), leftOut(\.ribs), leftOut(\.routes)].contains { $0 > 0 }
  }

  private static let cause = JSONFormat<Row>.object(
    "cause", "A cause in all sessions, as it was found in the newest version that has it.",
    [
      .optional("at", .text, "The call site, Module/File.swift:LINE.", \.newest.at),
      .optional(
        "change", .word,
        """
        What became of it between the two versions: 'new', 'gone', or 'more' and 'less' if the two confidence intervals \
        have nothing in common.
        """, { $0.report.change(of: $0.cause) }),
      .required(
        "example",
        .object([
          .required("line", .count, "The line at which it is reported.", \.newest.line),
          .required("session", .text, "The session's name.", \.cause.example.session),
          .required("source", .text, "The trace's path.", \.cause.example.source),
        ]), "A session that has it.", { $0 }),
      .required("findings", .count, "How many findings it has.", \.cause.findings),
      .required(
        "fingerprint", .text(pattern: "^[0-9a-f]{64}$"),
        "Identifies the cause in all sessions, versions and devices.", \.newest.fingerprint),
      .optional(
        "first", .text, "When the first session that has it began.", \.cause.span.first),
      .required("fix", .text, "What to do about it, in a sentence.", \.newest.fix),
      .required("hits", .count, "How many sessions have it.", \.cause.hits),
      .optional("last", .text, "When the last session that has it began.", \.cause.span.last),
      .required("message", .text, "What happened, in a sentence.", \.newest.message),
      .required("path", .text, "Names from the root, joined by '/'.", \.newest.path),
      .required("rule", .text, "The rule's id.", \.newest.rule),
      .required("severity", .word, "How bad it is.", \.newest.severity),
      .required(
        "versions",
        .list(
          of: JSONFormat<(Statistics.Version, Rate)>.object(
            [
              .required(
                "high", .share, "The upper bound of the rate's 95 % confidence interval.",
                { $0.1.interval.high }),
              .required("hits", .count, "How many of its sessions have it.", \.1.hits),
              .required(
                "low", .share, "The lower bound of the rate's 95 % confidence interval.",
                { $0.1.interval.low }),
              .optional("name", .text, "The version; absent if the headers have none.", \.0.name),
              .required("rate", .share, "The hits by the sessions, from 0 to 1.", \.1.share),
              .required("sessions", .count, "How many sessions it has.", \.1.sessions),
            ])),
        "How often it was found in each version, the oldest first.",
        { row in
          row.report.versions.lazy.map { ($0, row.report.statistics.rate(of: row.cause, in: $0)) }
        }
      ),
    ])

  private static let version = JSONFormat<Statistics.Version>.object(
    "version", "A version of the app.",
    [
      .optional("first", .text, "When its first session began.", \.span.first),
      .required(
        "hits", .count, "How many of its sessions have an error or a warning.", \.rate.hits),
      .optional("last", .text, "When its last session began.", \.span.last),
      .optional("name", .text, "Its name; absent if the headers have none.", \.name),
      .required("sessions", .count, "How many sessions it has.", \.rate.sessions),
    ])

  private static let rib = JSONFormat<Usage.RIB>.object(
    "rib", "The RIBs that were attached at one path.",
    [
      .required(
        "meanStay", .count, "How long one stays on the tree on average, in nanoseconds.",
        \.meanStay),
      .required(
        "mostAtOnce", .count, "The most that were there at once in a session.", \.mostAtOnce),
      .required("path", .text, "Names from the root, joined by '/'.", \.path),
      .required("sessions", .count, "How many sessions have any.", \.sessions),
      .required("visits", .count, "How often one came onto the tree.", \.visits),
    ])

  private static let route = JSONFormat<RecordedCall>.object(
    "route", "A call that attaches a child.",
    [
      .optional("at", .text, "The call site, Module/File.swift:LINE.", \.at),
      .required("child", .text, "The child's name.", \.child),
      .required("count", .count, "How often it was made.", \.count),
      .required("parent", .text, "The parent's name.", \.parent),
    ])

  private static let hazard = JSONFormat<StatisticsReport.ReachedHazard>.object(
    "hazard", "A hazard in the source.",
    [
      .required("at", .text, "Its line, file:line.", { "\($0.hazard.place)" }),
      .required("count", .count, "How many calls reach it.", \.count),
      .required("fingerprint", .text, "Identifies it.", \.hazard.fingerprint),
      .required("message", .text, "What can happen, in a sentence.", \.hazard.message),
      .required("path", .text, "The RIB, or parent and child.", \.hazard.path),
      .required("rule", .text, "The rule's id.", \.hazard.rule),
      .required("severity", .word, "How bad it is.", \.hazard.severity),
    ])
}
