import RIBsAnalysis

/// The report for a person: whether the traces or the source are clean, then each cause once.
package struct TextReport {
  /// The maximum number of trees; a terminal shows no more at once.
  private static let mostTrees = 20

  private let report: CheckReport
  private let style: TextStyle

  /// - Parameters:
  ///   - report: What was found.
  ///   - style: Plain or coloured.
  package init(_ report: CheckReport, style: TextStyle = .plain) {
    self.report = report
    self.style = style
  }

  /// Verdict and causes, then the live tree and the flows of each session, or the static tree, what traces
  /// reached of it, and remarks.
  ///
  /// - Returns: Lines, each with its line ending.
  package func summary() -> String {
    var lines = findings
    if let source = report.source {
      lines += ["", style.bold("The tree in the source")]
      lines += StaticTreeText(StaticOutline(source), style: style).lines.map { "  " + $0 }
      if let unattached = SourceWords(source).unattached {
        lines += style.lines(unattached, indent: 2).map(style.dim)
      }
      if let coverage = source.coverage {
        lines += [""] + AttachCoverageText(coverage, of: source, style: style).lines
      }
      return Self.text(lines + remarks)
    }
    let sessions = report.inputs.lazy.flatMap { input in input.sessions.lazy.map { (input, $0) } }
    let most = report.most == CheckReport.usualMost ? Self.mostTrees : report.most
    for (input, session) in sessions.prefix(most) {
      let origin = report.inputs.count > 1 ? " of \(input.source)" : ""
      lines += ["", style.bold("The tree at the end of \(session.name)\(origin)".printable)]
      lines += TreeText(session, style: style).lines.map { "  " + $0 }
      lines += FlowText.lines(session.flows, style: style)
    }
    let more = report.inputs.reduce(-most) { $0 + $1.sessions.count }
    if more > 0 { lines += ["", style.dim("… \(CheckReport.rest(more, "session"))")] }
    return Self.text(lines)
  }

  /// Verdict and causes, then remarks on the config and the baseline.
  ///
  /// - Returns: Lines, each with its line ending.
  package func check() -> String { Self.text(findings + remarks) }

  /// One cause, as the report tells it.
  ///
  /// - Returns: Lines without line endings.
  package func lines(on cause: Cause) -> [String] {
    Array(CauseText(report, style: style).paragraph(cause).drop { $0.isEmpty })
  }

  /// What a cause's sentence leaves open: its rule and RIB, the places that it does not name, and what to do about it.
  ///
  /// - Parameter at: The call that is shown beside the sentence.
  /// - Returns: Lines without line endings.
  package func details(of cause: Cause, at: String?) -> [String] {
    CauseText(report, style: style).details(of: cause, at: at)
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The verdict in a few words, without a line ending.
  package var verdict: String { VerdictText(report, style: style).words }

  /// What was checked, in a line.
  package var scope: String { VerdictText(report, style: style).scope }

  /// What the traces cannot show and what was not counted, one sentence each.
  package var limits: [String] { VerdictText(report, style: style).limits }

  /// Empty if no trace could be used; standard error reports that.
  private var findings: [String] {
    guard report.hasInput else { return [] }
    return VerdictText(report, style: style).lines + CauseText(report, style: style).lines
  }

  private var remarks: [String] {
    let lines = RemarkText.lines(report.remarks, most: .max, "remark", style)
    return lines.isEmpty ? [] : [""] + lines
  }
}
