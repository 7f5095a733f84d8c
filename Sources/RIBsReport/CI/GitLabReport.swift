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
    let entries = [AnySequence(causes), AnySequence(notices)].joined()
    try JSONFormat.list(of: Entry.format).write(entries, to: output)
  }

  private var causes: some Sequence<Entry> {
    report.reported.lazy.map { cause in
      let facts = CauseFacts(cause)
      return Entry(
        check: cause.shown.rule, description: "\(facts.message) \(facts.fix)",
        fingerprint: cause.shown.fingerprint, position: sources.position(of: cause),
        severity: cause.shown.severity)
    }
  }

  private var notices: [Entry] {
    // GitLab merges entries that share a fingerprint.
    var seen: Set<String> = []
    return (report.notices(most: report.most) + leftOut).compactMap { notice in
      let fingerprint = Finding.fingerprint(
        rule: notice.kind.rawValue, path: notice.message, at: notice.source)
      guard seen.insert(fingerprint).inserted else { return nil }
      return Entry(
        check: notice.kind.rawValue, description: notice.message.tidied(),
        fingerprint: fingerprint,
        position: sources.position(ofLine: notice.line, in: notice.source),
        severity: notice.severity)
    }
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

  private struct Entry {
    let check: String
    let description: String
    let fingerprint: String
    let position: FilePosition
    let severity: Severity

    static let format = JSONFormat<Self>.object([
      .required("check_name", .text, \.check),
      .required("description", .text, \.description),
      .required("fingerprint", .text, \.fingerprint),
      .required(
        "location",
        .object([
          .required("lines", .object([.required("begin", .positive, \.line)]), { $0 }),
          .required("path", .text, \.path),
        ]), \.position),
      .required("severity", .text, { level($0.severity) }),
    ])
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
