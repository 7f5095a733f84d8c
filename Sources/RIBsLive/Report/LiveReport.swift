import RIBsAnalysis
import RIBsDiagram
import RIBsReport

/// The page with everything that traces showed, as one file that needs nothing else.
package struct LiveReport {
  private let report: CheckReport
  private let source: LiveSource?
  private let code: CodeSites

  /// - Parameters:
  ///   - report: What was found. The analysis must have kept the sessions' histories.
  ///   - source: The app's source, if it was read.
  ///   - code: Finds the code at call sites.
  package init(_ report: CheckReport, source: LiveSource?, code: CodeSites = CodeSites()) {
    (self.report, self.source, self.code) = (report, source, code)
    excess = Self.excess(of: report)
  }

  /// A page with more events would take a browser seconds to open.
  private static let mostEvents = 200_000
  /// The most changes of RIBs and boxes. One attach or detach can change a whole subtree.
  private static let mostChanges = 4_000_000

  /// Why the page does not have the traces, with the remedy; nil if it has them.
  package let excess: String?

  private static func excess(of report: CheckReport) -> String? {
    let events = report.inputs.reduce(0) { $0 + $1.sessions.reduce(0) { $0 + $1.events } }
    if events > mostEvents {
      return tooMuch("\(events) events, and a browser takes \(mostEvents)", in: report)
    }
    var changes = 0
    for session in report.inputs.flatMap(\.sessions) {
      changes += TreeCursor.changes(in: session, most: mostChanges - changes)
      if changes >= mostChanges {
        return tooMuch("\(changes) or more changes of RIBs, and a browser takes fewer", in: report)
      }
    }
    return nil
  }

  private static func tooMuch(_ what: String, in report: CheckReport) -> String {
    "The page of \(name(of: report)) would have \(what). Look at it with: ribs-inspect serve \(report.inputs[0].source)"
  }

  private static func name(of report: CheckReport) -> String {
    report.inputs.count == 1 ? report.inputs[0].source : "\(report.inputs.count) traces"
  }

  /// The page as HTML. If there are too many events it says so, and how to look at them.
  ///
  /// - Throws: If the page's own files do not fit together, or there is no memory.
  package func html() throws -> String {
    var overview = Overview(
      trace: Self.name(of: report),
      sessions: excess == nil
        ? report.inputs.flatMap(\.sessions).map { LiveSession($0, source: source, code) } : [])
    if let excess { overview.state = .tooLarge(excess) }
    return try ReportPage().html(ReportDocument(overview: overview).json)
  }
}
