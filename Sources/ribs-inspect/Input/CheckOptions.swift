import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

/// What makes a check fail.
struct VerdictOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      ConfigFile.failOn.help, valueName: "severity"), completion: Severity.completion,
    transform: Severity.chosen)
  var failOn: Severity?

  @Flag(help: "Pass if nothing was found, even if not everything could be judged.")
  var allowIncomplete = false
}

/// The options of the commands that check something and fail if something is wrong.
struct CheckOptions {
  let formats: FormatOptions
  let root: SourceRootOption
  let amount: AmountOptions
  let baseline: BaselineOptions
  let verdict: VerdictOptions

  /// Prepares a check: refuses outputs that are inputs or one file, then reads the baseline and opens the outputs. They are
  /// opened first, so that an unwritable output fails before the command reads for a long time.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - outputs: What the command writes besides the baseline and the report, and what it reads besides the baseline.
  ///   - policy: The team's policy.
  ///   - showsSummary: Whether the report is a summary if no format is named.
  func begin(
    _ command: String, _ outputs: OutputFiles, _ policy: Policy, showsSummary: Bool = false
  ) throws -> CheckRun {
    var (policy, files) = (policy, outputs)
    if let failOn = verdict.failOn { policy.threshold = failOn }
    if let written = baseline.writeBaseline { try files.add(written) }
    // A new baseline may replace the one that was read; a report may not.
    if let read = baseline.baseline { files.inputs.add(read, "the baseline '\(read)'") }
    for file in formats.files { try files.add(file) }
    try baseline.read(into: &policy, command: command)
    let outputs = try formats.outputs(root.sources, showsSummary: showsSummary)
    return CheckRun(options: self, policy: policy, outputs: outputs)
  }
}

extension CheckOptions {
  /// Whether traces can be reported batch by batch, and then forgotten.
  var allowLines: Bool {
    formats.isLinesAlone && baseline.writeBaseline == nil && !baseline.strictBaseline
  }
}

/// A check whose outputs are open.
struct CheckRun {
  fileprivate let options: CheckOptions
  let policy: Policy
  fileprivate let outputs: [ReportOutput]

  /// Writes the baseline and the report, and throws the exit code.
  ///
  /// - Parameters:
  ///   - report: What was found under the policy.
  ///   - quiet: Whether to write nothing but errors to standard error.
  ///   - judge: Judges the same input under another policy.
  func end(
    _ report: CheckReport, quiet: Bool, judge: (Policy) -> CheckReport
  ) throws {
    var report = report
    let written = try options.baseline.write(report, replacing: policy.baseline, quiet: quiet)
    if let written {
      var policy = policy
      policy.baseline = written
      report = judge(policy)
    }
    report.most = options.amount.most
    for output in outputs { try output.write(report) }
    if !quiet, !options.formats.showsVerdict, !options.formats.isLinesAlone {
      let text = TextReport(report)
      for line in [text.verdict] + text.limits { Terminal.note(line) }
    }
    try exit(report.status, hasUnusable: !report.unusable.isEmpty)
  }

  /// Writes the lines of each report when it is ready, and throws the exit code at the end. It has no remarks about the
  /// config, because they need all traces at once.
  func end(_ reports: some Sequence<CheckReport>) throws {
    var (isFound, isInconclusive, hasUnusable) = (false, false, false)
    for var report in reports {
      report.most = options.amount.most
      for output in outputs { try output.append(report) }
      hasUnusable = hasUnusable || !report.unusable.isEmpty
      isFound = isFound || report.status == .findings
      isInconclusive = isInconclusive || report.status == .inconclusive
    }
    for output in outputs { try output.close() }
    try exit(
      isFound ? .findings : isInconclusive ? .inconclusive : .clean, hasUnusable: hasUnusable)
  }

  private func exit(_ status: CheckStatus, hasUnusable: Bool) throws {
    if hasUnusable { throw ExitCode.unusableInput }
    switch status {
    case .clean: break
    case .findings: throw ExitCode.findings
    case .inconclusive: if !options.verdict.allowIncomplete { throw ExitCode.inconclusive }
    }
  }
}

extension Severity: Choice {}
