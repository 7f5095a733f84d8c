import RIBsAnalysis

/// The formats of a check's report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// Everything, for other programs.
  case json
  /// A line of JSON for each session and each cause in it, for tables and lakes.
  case ndjson
  /// SARIF 2.1.0, for GitHub's code scanning and other viewers.
  case sarif
  /// JUnit XML, for Jenkins and other programs that show tests.
  case junit
  /// Annotations in a GitHub workflow.
  case github
  /// GitLab's Code Quality report.
  case gitlab
  /// For a comment on a pull request.
  case markdown
  /// A line for each finding, as Xcode shows it in the editor.
  case xcode

  /// Whether the report includes the final tree. GitHub's annotations do, through the job's summary.
  package var showsTree: Bool {
    switch self {
    case .json, .markdown, .github: true
    case .text, .ndjson, .sarif, .junit, .gitlab, .xcode: false
    }
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - style: Plain or coloured, for formats read in a terminal.
  ///   - sources: Finds the files of call sites.
  ///   - output: Receives the next bytes.
  package func write(
    _ report: CheckReport, style: TextStyle = .plain, sources: SourceFiles,
    to output: ([UInt8]) throws -> Void
  ) rethrows {
    switch self {
    case .text: try output(Array(TextReport(report, style: style).check().utf8))
    case .json: try JSONReport(report).write(to: output)
    case .ndjson: try LineJSON.write(report, causesOnly: report.tellsCausesOnly, to: output)
    case .sarif: try SARIFReport(report, sources: sources).write(to: output)
    case .junit: try JUnitReport(report).write(to: output)
    case .github: try output(Array(GitHubAnnotations(report, sources: sources).text.utf8))
    case .gitlab: try GitLabReport(report, sources: sources).write(to: output)
    case .markdown: try output(Array(MarkdownReport(report).text.utf8))
    case .xcode: try output(Array(XcodeLines(report, sources: sources).text.utf8))
    }
  }
}
