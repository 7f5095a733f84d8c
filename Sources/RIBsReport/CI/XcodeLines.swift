import RIBsAnalysis

/// One line for each problem, in the form in which Xcode's compilers report theirs: Xcode shows it in the editor, at
/// its line.
///
/// A cause in source has a line for each of its places. Causes that do not count are left out, as in an editor only
/// what must change matters.
struct XcodeLines {
  private let report: CheckReport
  private let sources: SourceFiles

  init(_ report: CheckReport, sources: SourceFiles) {
    self.report = report
    self.sources = sources
  }

  /// The lines, each with its line ending; empty if nothing is wrong.
  var text: String {
    let notices = report.notices(most: report.most).map { notice in
      line(
        sources.position(ofLine: notice.line, in: notice.source), notice.severity, notice.message,
        notice.kind.rawValue)
    }
    let causes = report.reported.flatMap { cause in
      let all: [any Reportable] = cause.isInSource ? cause.places : [cause.shown]
      return all.map { shown in
        line(
          sources.position(of: shown, in: cause), shown.severity,
          "\(cause.isInSource ? shown.message : cause.told) \(shown.fix)",
          shown.rule)
      }
    }
    let more = report.unreported
    let rest = more > 0 ? ["\(Product.name): note: \(CheckReport.rest(more))\n"] : []
    return (notices + causes + rest).joined()
  }

  private func line(
    _ position: FilePosition, _ severity: Severity, _ message: String, _ id: String
  ) -> String {
    let place = sources.absolute(position)?.printable ?? Product.name
    return "\(place): \(severity.word): \(message.tidied()) [\(id)]\n"
  }
}
