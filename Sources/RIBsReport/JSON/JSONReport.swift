import RIBsAnalysis
import RIBsTrace

/// The whole report, for other programs. Keys are sorted. The version rises when a key changes its meaning.
///
/// The report is written in chunks, so a trace with a million findings needs no second copy in memory.
package struct JSONReport {
  /// The approximate maximum number of findings listed. Reported causes share it equally, with at least one each.
  private static let mostFindings = 10_000

  private let report: CheckReport
  private let listed: ListedFindings

  /// - Parameter report: What was found.
  package init(_ report: CheckReport) {
    self.report = report
    listed = ListedFindings(report, most: Self.mostFindings)
  }

  /// Writes the report.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// The report's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "A report of ribs-inspect, version 1",
    "The output of 'ribs-inspect check --format json' and 'ribs-inspect source --format json'.",
    [
      .optional("coverage", AttachCoverageJSON.format, { AttachCoverageJSON($0.report.source) }),
      .optional(
        "edges", .list(of: StaticTreeJSON.edge),
        """
        The lines of the source on which a RIB names, builds or attaches another; only in a report on source.
        """, { $0.report.source.map { StaticTreeJSON.edges($0.tree) } }),
      .required(
        "findings", .list(of: FindingJSON.format),
        """
        The findings, by trace and session. In a report on source they stand by file and line: 'at' is \
        path/to/File.swift:LINE, relative to the folder given, 'line' the line, 'source' the file's path, and 'path' \
        the RIB, or parent and child of an edge; 'session' is empty and 'seq' 0.
        """, \.listed.findings),
      .optional(
        "leftOut", .object(leftOut),
        """
        What the report leaves out; present only if it leaves something out. 'check --all' leaves nothing out.
        """, { $0.listed.leftOut > 0 || $0.sessionsLeftOut > 0 ? $0 : nil }),
      .required(
        "remarks", .list(of: remark),
        """
        Remarks on the config and the baseline; in a report on source, first those on files that could not be read \
        in full, and last those on comments.
        """, { $0.report.unread + $0.report.remarks }),
      .optional(
        "ribs", .list(of: StaticTreeJSON.rib),
        "The RIBs in the source; only in a report on source.",
        \.report.source?.tree.ribs),
      .required(
        "sessions", .list(of: SessionJSON.format),
        "The sessions, by trace; empty in a report on source.", \.sessions),
      .required("status", status, \.report.status),
      .required(
        "unusable", .list(of: unusable),
        "Traces that could not be used. With any of these, the result is never clean.",
        \.report.unusable),
      .version(1),
    ])

  static let status = JSONFormat<CheckStatus>.word.named(
    "status",
    """
    'clean' if the check found nothing at or above the threshold and nothing is missing; 'inconclusive' if it found \
    nothing but could not judge everything.
    """)

  private static let leftOut: [JSONField<Self>] = [
    .required(
      "causes", .count, "How many causes have none of their findings listed.",
      \.listed.causesLeftOut),
    .required("findings", .count, "How many findings are not listed.", \.listed.leftOut),
    .required("sessions", .count, "How many sessions are not listed.", \.sessionsLeftOut),
  ]

  private static let remark = JSONFormat<Remark>.object(
    "remark",
    "Something about the config, the baseline or a source file that a team should know.",
    [
      .required("fails", .flag, "Whether it fails the check.", \.failsCheck),
      .required("file", .text, "The file that the remark is about.", \.file),
      .optional("line", .positive, "The line that the remark is about, if any.", \.line),
      .required("message", .text, "The remark, in a sentence.", \.message),
    ])

  static let unusable = JSONFormat<UnusableInput>.object(
    "unusable", "A trace that could not be read or used.",
    [
      .required("reason", .text, "What is wrong and what to do about it.", \.reason),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
    ])

  private var sessions: some Sequence<SessionJSON> & SendableMetatype {
    let threshold = report.threshold
    return report.inputs.lazy
      .flatMap { input in input.sessions.lazy.map { (input.source, $0) } }
      .prefix(report.most)
      .map { source, session in
        SessionJSON(
          session: session, source: source, status: CheckStatus([session], failOn: threshold))
      }
  }

  private var sessionsLeftOut: Int {
    max(0, report.inputs.reduce(-report.most) { $0 + $1.sessions.count })
  }
}
