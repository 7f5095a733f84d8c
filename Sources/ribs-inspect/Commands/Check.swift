import ArgumentParser
import RIBsAnalysis

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces and fails if something is wrong; for CI.",
    discussion: """
      Exit codes: 0 clean, 1 a finding at or above --fail-on, 2 a trace or the config could not be used, \
      3 no such finding but not everything could be judged, 64 wrong usage, 70 the tool itself failed.
      """)

  @OptionGroup var traces: TraceArguments

  @OptionGroup var sessions: SessionOption

  @OptionGroup var verbosity: QuietOption

  @OptionGroup var formats: FormatOptions

  @OptionGroup var root: SourceRootOption

  @OptionGroup var amount: AmountOptions

  @Flag(
    help:
      "With --format ndjson: write no lines of sessions, only of causes and of traces that cannot be used."
  )
  var summaryOnly = false

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var verdict: VerdictOptions

  @OptionGroup var source: HazardOptions

  @OptionGroup var leaks: LeaksOption

  func validate() throws {
    if summaryOnly, !formats.showsHeaders {
      throw ValidationError("--summary-only goes with --format ndjson.")
    }
  }

  func run() throws {
    var inputs = InputFiles(traces: traces.paths, policy)
    inputs.addSource(source.paths)
    if let leaks = leaks.path { inputs.add(leaks, "the report of leaks '\(leaks)'") }
    let check = try options.begin(
      "check", OutputFiles(besides: inputs), try policy.policy())
    let hazards = try source.hazards(policy)
    var scope = AnalysisScope(keepsTree: formats.showTree, keepsFlows: false)
    scope.mostSessions = amount.most
    scope.session = sessions.session
    scope.keepsHeaders = formats.showsHeaders
    if options.allowLines, sessions.session == nil, leaks.path == nil {
      return try check.end(traces.reports(check.policy, scope, hazards, verbosity).lazy.map(told))
    }
    let report = try traces.report(check.policy, scope, hazards, sessions, verbosity, leaks)
    try check.end(told(report), quiet: verbosity.quiet) { policy in
      told(policy.judge(report.inputs, unusable: report.unusable, today: Day.today))
    }
  }

  /// The report, without what the options leave out.
  private func told(_ report: CheckReport) -> CheckReport {
    var report = report
    report.tellsCausesOnly = summaryOnly
    return report
  }

  private var options: CheckOptions {
    CheckOptions(
      formats: formats, root: root, amount: amount, baseline: baseline, verdict: verdict)
  }
}
