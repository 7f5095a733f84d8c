import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces and fails if something is wrong; for CI.",
    discussion: """
      Exit codes: 0 clean, 1 a finding at or above --fail-on, 2 a trace or the config could not be used, \
      3 no such finding but not everything could be judged, 64 wrong usage, 70 the tool itself failed.
      """)

  @OptionGroup var traces: TraceArguments

  @OptionGroup var formats: FormatOptions

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var source: HazardOptions

  @Option(
    help: ArgumentHelp(
      "The lowest severity that fails the check; error by default.",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Pass if nothing was found, even if not everything could be judged.")
  var allowIncomplete = false

  func run() throws {
    var policy = try self.policy.policy()
    if let failOn { policy.threshold = failOn }
    try requireOutputs()
    try baseline.read(into: &policy)
    let hazards = try source.hazards()
    // Opened first, so that an unwritable output fails before the command reads a long trace.
    let outputs = try formats.outputs()
    var scope = AnalysisScope(keepsTree: formats.showTree, keepsFlows: false)
    scope.mostSessions = amount.most
    scope.session = traces.sessions.session
    var report = try traces.report(policy, scope, hazards)
    if let written = try baseline.write(report, quiet: traces.verbosity.quiet) {
      policy.baseline = written
      report = policy.judge(report.inputs, unusable: report.unusable, today: Day.today)
    }
    report.most = amount.most
    for output in outputs { try output.write(report) }
    if !traces.verbosity.quiet, !formats.showsVerdict {
      let text = TextReport(report)
      for line in [text.verdict] + text.limits { Terminal.note(line) }
    }
    if !report.unusable.isEmpty { throw ExitCode.unusableInput }
    switch report.status {
    case .clean: break
    case .findings: throw ExitCode.findings
    case .inconclusive: if !allowIncomplete { throw ExitCode.inconclusive }
    }
  }
}

extension Check {
  /// Refuses outputs that are also inputs, before anything is written.
  private func requireOutputs() throws {
    var inputs = InputFiles(traces: traces.paths, policy)
    try inputs.require(notAmong: baseline.writeBaseline)
    // A new baseline may replace the one that was read; a report may not.
    if let read = baseline.baseline { inputs.add(read, "the baseline '\(read)'") }
    for path in source.paths { inputs.add(path, "the source '\(path)'") }
    for file in formats.files { try inputs.require(notAmong: file) }
  }
}

extension Severity: ExpressibleByArgument {}
