import RIBsAnalysis
import RIBsDiagram
import RIBsReport

/// The page with everything that traces showed, as one file that needs nothing else.
package struct LiveReport {
  private let report: CheckReport
  private let source: LiveSource?
  private let link: Diagram.SourceLink

  /// - Parameters:
  ///   - report: What was found. The analysis must have kept the sessions' histories.
  ///   - source: The app's source, if it was read.
  ///   - link: Returns the URL of the code at a call site.
  package init(
    _ report: CheckReport, source: LiveSource?, link: @escaping Diagram.SourceLink
  ) {
    (self.report, self.source, self.link) = (report, source, link)
  }

  /// A page with more events would take a browser seconds to open.
  private static let mostEvents = 200_000

  /// Why the page does not have the traces, with the remedy; nil if it has them.
  package var excess: String? {
    let events = report.inputs.reduce(0) { $0 + $1.sessions.reduce(0) { $0 + $1.events } }
    guard events > Self.mostEvents else { return nil }
    return
      "The page of \(name) would have \(events) events, and a browser takes \(Self.mostEvents). Look at it with: ribs-inspect serve \(report.inputs[0].source)"
  }

  private var name: String {
    report.inputs.count == 1 ? report.inputs[0].source : "\(report.inputs.count) traces"
  }

  /// The page as HTML. If there are too many events it says so, and how to look at them.
  ///
  /// - Throws: If the page's own files do not fit together, or there is no memory.
  package func html() throws -> String {
    var overview = Overview(
      trace: name,
      sessions: excess == nil
        ? report.inputs.flatMap(\.sessions).map { LiveSession($0, source: source, link) } : [])
    if let excess { overview.state = .tooLarge(excess) }
    return try ReportPage().html(ReportDocument(overview: overview).json)
  }
}
