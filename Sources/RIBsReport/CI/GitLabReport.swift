import RIBsAnalysis
import RIBsTrace

/// GitLab's Code Quality report: a list of what is wrong, which a merge request compares with its target
/// branch by fingerprint.
///
/// It has no place for what does not count, nor for a verdict: that a trace could not be used or judged is an
/// entry of its own, so that an empty list means clean.
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
    for cause in report.told {
      let facts = CauseFacts(cause)
      Self.write(
        cause.shown.rule, "\(facts.message) \(facts.fix)", cause.shown.severity,
        at: sources.place(of: cause), fingerprint: cause.shown.fingerprint, to: &json)
      try output(json.drain())
    }
    // GitLab takes two entries of one fingerprint for one.
    var seen: Set<String> = []
    for notice in report.notices(most: report.most) + leftOut {
      let fingerprint = Finding.fingerprint(
        rule: notice.kind.rawValue, path: notice.message, at: notice.source)
      guard seen.insert(fingerprint).inserted else { continue }
      Self.write(
        notice.kind.rawValue, notice.message.tidied(), notice.severity,
        at: sources.place(ofLine: notice.line, in: notice.source), fingerprint: fingerprint,
        to: &json)
      try output(json.drain())
    }
    json.endArray()
    json.newline()
    try output(json.drain())
  }

  /// That there is more than is listed.
  private var leftOut: [Notice] {
    [
      (report.untold, "cause"),
      (report.inconclusiveSessions - report.most, "inconclusive session"),
    ].filter { $0.0 > 0 }.map { count, noun in
      Notice(
        kind: .leftOut, severity: .info, source: report.inputs.first?.source ?? "", line: 1,
        message: "There \(count == 1 ? "is" : "are") \(CheckReport.rest(count, noun)).")
    }
  }

  private static func write(
    _ check: String, _ description: String, _ severity: Severity, at place: Place,
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
    json.field("begin", place.line)
    json.endObject()
    json.field("path", place.path)
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
