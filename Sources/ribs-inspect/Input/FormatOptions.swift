import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

/// The formats of the report and their outputs. One run can write several formats.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format: \(ReportFormat.list); text by default. Can be repeated, each with its own file: --format sarif=report.sarif.",
      valueName: "format[=file]"), completion: ReportFormat.completion,
    transform: FormatArgument.parsed)
  var format: [FormatArgument] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file for the format without a file of its own; standard output by default.",
      valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    guard format.count(where: { $0.file == nil }) <= 1 else {
      throw ValidationError(
        "Only one format can go to \(output ?? "standard output"); give the others a file, as in --format sarif=report.sarif."
      )
    }
    if output != nil, !format.isEmpty, format.allSatisfy({ $0.file != nil }) {
      throw ValidationError("--output is for a format without a file, but each format has one.")
    }
  }

  /// Whether standard output shows the verdict as text.
  var showsVerdict: Bool { chosen.contains { ($0.file ?? "-") == "-" && $0.format == .text } }

  /// Whether one of the formats shows the tree.
  var showTree: Bool { chosen.contains { $0.format.showsTree } }

  /// Whether all formats are lines, which can be written while the next traces are read.
  var isLinesAlone: Bool { chosen.allSatisfy { $0.format == .ndjson } }

  /// Whether a format reports the headers of sessions.
  var showsHeaders: Bool { chosen.contains { $0.format == .ndjson } }

  /// Whether one of the formats carries the edits that mend hazards.
  var showsEdits: Bool { chosen.contains { $0.format == .sarif } }

  private var chosen: [FormatArgument] {
    let format = format.isEmpty ? [FormatArgument(format: .text, file: nil)] : format
    return format.map { FormatArgument(format: $0.format, file: $0.file ?? output) }
  }

  /// The report's outputs; `-` and nil mean standard output.
  var files: [String?] { chosen.map(\.file) + (stepSummary.map { [$0] } ?? []) }

  /// In a GitHub workflow, annotations come with a job summary.
  private var stepSummary: String? {
    let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return summary.isEmpty || !chosen.contains { $0.format == .github } ? nil : summary
  }

  /// Opens the files. Reports appear in them completely or not at all.
  ///
  /// - Parameters:
  ///   - sources: Finds the files of call sites. All formats share it, so folders are walked once.
  ///   - showsSummary: Whether the report is a summary if no format is named.
  func outputs(_ sources: SourceFiles, showsSummary: Bool) throws -> [ReportOutput] {
    var outputs = try chosen.map { argument in
      let isTerminal = argument.file == nil
      return ReportOutput(
        format: argument.format, isSummary: showsSummary && format.isEmpty,
        output: try argument.file.map(Output.file) ?? .standard,
        style: isTerminal ? Terminal.style : .plain, sources: sources)
    }
    // Nobody asked for the job summary by name, so a check does not fail without it. Standard error says why.
    if let stepSummary, let output = try? Output.appending(to: stepSummary, as: "the job summary") {
      outputs.append(
        ReportOutput(
          format: .markdown, isSummary: false, isExtra: true, output: output, style: .plain,
          sources: sources))
    }
    return outputs
  }
}

/// A format and its output.
struct ReportOutput {
  fileprivate let format: ReportFormat
  /// Whether the text is the summary for a person, with the tree.
  fileprivate let isSummary: Bool
  /// Whether the check goes on without it if it cannot be written.
  fileprivate var isExtra = false
  fileprivate let output: Output
  fileprivate let style: TextStyle
  fileprivate let sources: SourceFiles

  /// Writes a report that is followed by others.
  func append(_ report: CheckReport) throws {
    try format.write(report, style: style, sources: sources) { try output.write($0) }
  }

  /// Closes the output, after the last report that was appended.
  func close() throws { try output.close() }

  func write(_ report: CheckReport) throws {
    do {
      try put(report)
    } catch  where isExtra {
      // Standard error says why.
    }
  }

  private func put(_ report: CheckReport) throws {
    if isSummary {
      try output.write(TextReport(report, style: style).summary())
    } else {
      try append(report)
    }
    try close()
  }
}

/// `sarif`, or `sarif=report.sarif`.
struct FormatArgument {
  let format: ReportFormat
  let file: String?

  init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  /// For the parameter `transform` of an option.
  @Sendable static func parsed(_ argument: String) throws -> FormatArgument {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try ReportFormat.chosen(String(parts[0]))
    guard parts.count > 1 else { return FormatArgument(format: format, file: nil) }
    guard !parts[1].isEmpty else {
      throw ValidationError("No file follows '='. Name one, as in \(format)=report.")
    }
    return FormatArgument(format: format, file: String(parts[1]))
  }
}

extension ReportFormat: Choice {}
