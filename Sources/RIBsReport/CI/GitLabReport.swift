import RIBsAnalysis
import RIBsTrace

/// GitLab's Code Quality report: a list of problems. A merge request compares it with its target branch by
/// fingerprint.
///
/// The format has no field for a verdict or for causes that do not count. A trace that could not be used or
/// judged gets an entry of its own, so an empty list means clean.
struct GitLabReport {
  private let report: CheckReport
  private let sources: SourceFiles

  init(_ report: CheckReport, sources: SourceFiles) {
    self.report = report
    self.sources = sources
  }

  func write(to output: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter(indents: true)
    json.beginArray()
    for cause in report.reported {
      let facts = CauseFacts(cause)
      Self.write(
        cause.shown.rule, "\(facts.message) \(facts.fix)", cause.shown.severity,
        at: sources.position(of: cause), fingerprint: cause.shown.fingerprint, to: &json)
      try output(json.drain())
    }
    // GitLab merges entries that share a fingerprint.
    var seen: Set<String> = []
    for notice in report.notices(most: report.most) + leftOut {
      let fingerprint = Finding.fingerprint(
        rule: notice.kind.rawValue, path: notice.message, at: notice.source)
      guard seen.insert(fingerprint).inserted else { continue }
      Self.write(
        notice.kind.rawValue, notice.message.tidied(), notice.severity,
        at: sources.position(ofLine: notice.line, in: notice.source), fingerprint: fingerprint,
        to: &json)
      try output(json.drain())
    }
    json.endArray()
    json.newline()
    try output(json.drain())
  }

  /// Says how many entries the report leaves out.
  private var leftOut: [Notice] {
    let part = report.source == nil ? "inconclusive session" : "unread file"
    let source = report.source?.paths.first ?? report.inputs.first?.source ?? ""
    return [
      (report.unreported, "cause"), (report.inconclusiveParts - report.most, part),
    ].filter { $0.0 > 0 }.map { count, noun in
      Notice(
        kind: .leftOut, severity: .info, source: source, line: 1,
        message: "There \(count == 1 ? "is" : "are") \(CheckReport.rest(count, noun)).")
    }
  }

  private static func write(
    _ check: String, _ description: String, _ severity: Severity, at position: FilePosition,
    fingerprint: String, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("check_name", check)
    json.field("description", description)
    json.field("fingerprint", fingerprint)
    json.key("location")
    json.beginObject()
    json.key("lines")
    json.beginObject()
    json.field("begin", position.line)
    json.endObject()
    json.field("path", position.path)
    json.endObject()
    json.field("severity", level(severity))
    json.endObject()
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
