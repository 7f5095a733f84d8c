import ArgumentParser
import Foundation
import GraphvizRendering
import RIBsAnalysis
import RIBsDiagram
import RIBsReport

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Shows which causes hit how many of many sessions, and how the app's RIBs are used.",
    discussion: """
      TRACE may also be a file of the lines that `check --format ndjson` writes; its name ends in .ndjson or .ndjson.gz. \
      Such lines do not say how RIBs are used.

      Causes are ranked by the sessions that they hit, with the rate in each version of the app and its 95 % confidence \
      interval. Two versions are compared: what is new, gone, more or less frequent. Versions come from the headers of \
      the traces.

      The exit code is 0 whatever the traces show, and 2 if a trace, the source or the config could not be used.
      """)

  @OptionGroup var traces: TraceArguments

  @Option(
    help: ArgumentHelp(
      "The version to compare with; the last but one by default.", valueName: "version"))
  var from: String?

  @Option(
    help: ArgumentHelp("The version to compare; the last by default.", valueName: "version"))
  var to: String?

  @Option(
    help:
      "The format: \(StatisticsFormat.list); by default that of the output's ending, or text.",
    completion: StatisticsFormat.completion, transform: StatisticsFormat.chosen)
  var format: StatisticsFormat?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "The app's source, a folder or file: its hazards are ranked by how often the traces reach them. Can be repeated.",
      valueName: "path"), completion: .file())
  var sources: [String] = []

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  func validate() throws {
    if !sources.isEmpty, traces.paths.allSatisfy(CheckLines.areIn) {
      throw ValidationError("--source goes with traces: lines do not say which calls were made.")
    }
  }

  func run() throws {
    let policy = try self.policy.policy()
    var inputs = InputFiles(traces: traces.paths, self.policy)
    inputs.addSource(sources)
    try inputs.require(notAmong: output)
    let output = try self.output.map(Output.file) ?? .standard
    let source = try HazardOptions.report(on: sources, self.policy)
    var scope = AnalysisScope(keepsTree: false, keepsFlows: false)
    scope.keepsHeaders = true
    scope.keepsCalls = true
    var statistics = Statistics()
    let lines = traces.paths.filter(CheckLines.areIn)
    verbosity.showProgress(ReadAmount(of: nil)) { progress in
      for path in lines { CheckLines.add(path, to: &statistics, progress) }
    }
    let others = traces.paths.filter { !lines.contains($0) }
    for report in TraceArguments.reports(others, policy, scope, nil, verbosity) {
      for input in report.inputs { statistics.add(input) }
      for input in report.unusable { statistics.add(input) }
    }
    var report: StatisticsReport
    do throws(StatisticsReport.UnknownVersion) {
      report = try StatisticsReport(statistics, from: from, to: to, source: source)
    } catch {
      let known =
        error.known.isEmpty
        ? "No header has one." : "They have \(error.known.suffix(20).joined(separator: ", "))."
      throw ValidationError("No session has the version '\(error.name)'. \(known)".printable)
    }
    report.most = amount.most
    let isShown = (self.output ?? "-") == "-"
    let ending = (self.output as NSString?)?.pathExtension.lowercased() ?? ""
    let format = self.format ?? StatisticsFormat(rawValue: ending) ?? .text
    try format.write(
      report, style: isShown ? Terminal.style : .plain, pictures: { try pictures(of: report) }
    ) { try output.write($0) }
    try output.close()
    if !statistics.unusable.isEmpty { throw ExitCode.unusableInput }
  }
}

extension Stats {
  /// The rates, the causes as bars, and the tree with its traffic, as far as there are any.
  private func pictures(of report: StatisticsReport) throws -> [StatisticsPage.Picture] {
    let diagrams = [
      Diagram.causeRates(report), Diagram.causeBars(report), try Diagram.traffic(report),
    ]
    return try diagrams.compactMap(\.self).map { diagram in
      var picture = Data()
      try GraphvizRenderer().draw(diagram, as: .svg, .auto) { picture.append(contentsOf: $0) }
      return StatisticsPage.Picture(
        words: "\(diagram.title). \(diagram.summary)", base64: picture.base64EncodedString())
    }
  }
}

extension StatisticsFormat: Choice {}
