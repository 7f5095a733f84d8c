import RIBsAnalysis
import RIBsDiagram
import RIBsReport

/// The page with everything that traces showed, as one file that needs nothing else.
package struct LiveReport {
  private let report: CheckReport
  private let link: Diagram.SourceLink

  /// - Parameters:
  ///   - report: What was found. The analysis must have kept the sessions' histories.
  ///   - link: Returns the URL of the code at a call site.
  package init(_ report: CheckReport, link: @escaping Diagram.SourceLink) {
    (self.report, self.link) = (report, link)
  }

  /// The page as HTML.
  ///
  /// - Throws: If the page's own files do not fit together, or there is no memory.
  package func html() throws -> String {
    let sessions = report.inputs.flatMap(\.sessions).map { LiveSession($0, link) }
    let inputs = report.inputs.map(\.source)
    let overview = Overview(
      trace: inputs.count == 1 ? inputs[0] : "\(inputs.count) traces", sessions: sessions)
    return try ReportPage().html(ReportDocument(overview: overview).json)
  }
}
