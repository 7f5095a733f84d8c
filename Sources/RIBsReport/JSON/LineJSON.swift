import RIBsAnalysis
import RIBsTrace

/// A line of the report in `ndjson` format: a session, a cause in it, or a trace that could not be used.
///
/// Each line stands alone, so that lines of many runs go into one folder, table or lake.
package struct LineJSON {
  private let kind: Kind
  /// The trace's path, or `standard input`.
  private let source: String
  private var session: SessionReport?
  private var status: CheckStatus?
  private var count: Int?
  private var leftOut: Int?
  private var cause: Cause?
  private var reason: String?

  private enum Kind: String, CaseIterable { case session, cause, unusable }

  private var header: TraceHeader? { session?.header }
  private var finding: Finding? { cause?.finding }
  /// The cause as reports show it, in a trace or in source.
  private var shown: (any Reportable)? { cause?.shown }

  /// Writes the lines of a report.
  ///
  /// - Parameters:
  ///   - report: What was found. Its sessions need their headers.
  ///   - causesOnly: Whether to leave out the lines of sessions.
  ///   - output: Receives the next bytes, whole lines.
  package static func write(
    _ report: CheckReport, causesOnly: Bool = false, to output: ([UInt8]) throws -> Void
  ) rethrows {
    for input in report.inputs {
      for session in input.sessions {
        var json = JSONWriter()
        for line in lines(session, input.source, report) where !causesOnly || line.kind != .session
        {
          format.write(line, to: &json)
          json.newline()
        }
        try output(json.drain())
      }
    }
    for cause in report.source == nil ? [] : report.reported {
      var json = JSONWriter()
      format.write(
        LineJSON(kind: .cause, source: cause.source, count: cause.count, cause: cause), to: &json)
      json.newline()
      try output(json.drain())
    }
    for unusable in report.unusable {
      var json = JSONWriter()
      format.write(
        LineJSON(kind: .unusable, source: unusable.source, reason: unusable.reason), to: &json)
      json.newline()
      try output(json.drain())
    }
  }

  private static func lines(
    _ session: SessionReport, _ source: String, _ report: CheckReport
  ) -> [LineJSON] {
    let causes = Cause.group([InputReport(source: source, sessions: [session])])
    let told = causes.prefix(report.most)
    let status = CheckStatus([session], failOn: report.threshold)
    let leftOut = causes.count - told.count
    return [
      LineJSON(
        kind: .session, source: source, session: session, status: status, count: causes.count,
        leftOut: leftOut > 0 ? leftOut : nil)
    ]
      + told.map {
        LineJSON(
          kind: .cause, source: source, session: session, count: $0.count,
          leftOut: leftOut > 0 ? leftOut : nil, cause: $0)
      }
  }

  /// The line's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "A line of a report of ribs-inspect, version 1",
    """
    A line of 'ribs-inspect check --format ndjson': a session of a trace, a cause that was found in it, or a trace that \
    could not be used.
    """,
    [
      .optional("app", .text, "The app's name.", { $0.session?.app }),
      .optional("appVersion", .text, "The app's version.", { $0.header?.appVersion }),
      .optional(
        "at", .text, "The call site of the cause, Module/File.swift:LINE.", { $0.shown?.at }),
      .optional("build", .text, "The number of the app's build.", { $0.header?.build }),
      .optional(
        "checkpoint", .positive,
        "The number of the last event before what the trace has of the session; absent if it has it all.",
        { $0.session?.checkpoint }),
      .optional(
        "count", .count,
        "How many findings the cause has in the session; of a session, how many causes.", \.count),
      .optional("device", .text, "The class of the device.", { $0.header?.device }),
      .optional(
        "duration", .count, "How long the session took, in nanoseconds.",
        { $0.isOf(.session, $0.session?.duration) }),
      .optional(
        "ended", .word, "How the session ended; absent if it did not.",
        { $0.isOf(.session, $0.session?.endReason) }),
      .optional(
        "events", .count, "How many events were replayed.",
        { $0.isOf(.session, $0.session?.events) }),
      .optional(
        "fingerprint", .text(pattern: "^[0-9a-f]{64}$"),
        "Identifies the cause in all sessions, versions and devices.", { $0.cause?.fingerprint }),
      .optional("fix", .text, "What to do about the cause, in a sentence.", { $0.shown?.fix }),
      .optional(
        "leftOut", .count, "How many causes of the session have no line; absent if all have one.",
        \.leftOut),
      .optional(
        "line", .positive, "The line of the trace at which the cause is reported first.",
        { $0.shown?.line }),
      .optional(
        "message", .text, "What happened the first time, in a sentence.", { $0.shown?.message }),
      .optional(
        "path", .text, "Names from the root, joined by '/'; empty if the cause is about the trace.",
        { $0.cause?.path }),
      .optional("platform", .text, "The operating system.", { $0.header?.platform }),
      .optional(
        "reason", .text, "Why the trace could not be used, and what to do about it.", \.reason),
      .optional("rib", .text, "The name of the RIB that the cause is about.", { $0.shown?.rib }),
      .optional(
        "ribs", .count, "How many RIBs the session mentions.",
        { $0.isOf(.session, $0.session?.ribs) }),
      .optional("rule", .text, "The rule's id.", { $0.cause?.rule }),
      .optional("runtime", .text, "What recorded the trace.", { $0.header?.runtime }),
      .optional("session", .text, "The session's name.", { $0.session?.name }),
      .optional("severity", .word, "How bad the cause is.", { $0.cause?.severity }),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
      .optional("startedAt", .text, "When the session began.", { $0.header?.startedAt }),
      .optional("status", JSONReport.status, \.status),
      .optional(
        "suppressed", .text, "Why the cause does not count against the check; absent if it counts.",
        { $0.cause?.exemption?.reason }),
      .optional(
        "tags", .strings, "What else the app says of the session.",
        { $0.header.flatMap { $0.tags.isEmpty ? nil : $0.tags } }),
      .optional(
        "time", .count,
        "When the cause is reported first, in nanoseconds since the session began.",
        { $0.finding?.time }),
      .required(
        "type", .word,
        "'session', 'cause', or 'unusable' for a trace that could not be used.", \.kind),
      .version(1),
      .optional(
        "victims", .count,
        "How many RIBs, objects and workers are affected without being the cause.",
        { $0.cause?.victims }),
    ])

  private func isOf<Value>(_ kind: Kind, _ value: Value?) -> Value? {
    self.kind == kind ? value : nil
  }
}

/// The JSON Schema of a line of the report in `ndjson` format.
package enum LineSchema {
  /// The schema, draft 2020-12, as JSON in UTF-8.
  package static var bytes: [UInt8] { PackageResources.line_schema_json }
}
