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

  @OptionGroup var options: CheckOptions

  @OptionGroup var source: HazardOptions

  func run() throws {
    var inputs = InputFiles(traces: traces.paths, options.policy)
    inputs.addSource(source.paths)
    let check = try options.begin(
      "check", OutputFiles(besides: inputs), try options.policy.policy())
    let hazards = try source.hazards(options.policy)
    var scope = AnalysisScope(keepsTree: options.formats.showTree, keepsFlows: false)
    scope.mostSessions = options.amount.most
    scope.session = traces.sessions.session
    let report = try traces.report(check.policy, scope, hazards)
    try check.end(report, quiet: traces.verbosity.quiet) { policy in
      policy.judge(report.inputs, unusable: report.unusable, today: Day.today)
    }
  }
}
