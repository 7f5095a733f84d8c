import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The traces of a command that takes several.
struct TraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Traces or folders of traces, gzip-compressed or not; - is standard input.",
      valueName: "trace"), completion: .file())
  var paths: [String]

  /// Analyses the traces and applies the policy. Reports an unusable trace on standard error and still judges
  /// the others.
  ///
  /// - Parameters:
  ///   - scope: What to keep of each session in addition to its findings.
  ///   - hazards: The hazards in the app's source, if it was read. Findings name those that explain them.
  ///   - sessions: Which sessions to judge.
  ///   - leaks: What else says who holds a RIB.
  func report(
    _ policy: Policy, _ scope: AnalysisScope, _ hazards: HazardIndex?, _ sessions: SessionOption,
    _ verbosity: QuietOption, _ leaks: LeaksOption? = nil
  ) throws -> CheckReport {
    var (inputs, unusable) = try sessions.chosen(
      of: TraceBatch(paths).usable(policy.options, scope, verbosity), verbosity)
    leaks?.explain(&inputs, &unusable)
    if let hazards { inputs = inputs.map { $0.explained(by: hazards) } }
    let report = policy.judge(inputs, unusable: unusable, today: Day.today)
    leakUntilExit(report)
    return report
  }

  /// How many traces are analysed before their reports are forgotten.
  private static let batchSize = 256

  /// The reports on batches of the traces, each made when it is asked for.
  func reports(
    _ policy: Policy, _ scope: AnalysisScope, _ hazards: HazardIndex?, _ verbosity: QuietOption
  ) -> some Sequence<CheckReport> {
    Self.reports(paths, policy, scope, hazards, verbosity)
  }

  /// The reports on batches of the traces at some paths.
  static func reports(
    _ paths: [String], _ policy: Policy, _ scope: AnalysisScope, _ hazards: HazardIndex?,
    _ verbosity: QuietOption
  ) -> some Sequence<CheckReport> {
    TraceBatch(paths).batches(of: batchSize).lazy.map { batch in
      var (inputs, unusable) = batch.usable(policy.options, scope, verbosity)
      if let hazards { inputs = inputs.map { $0.explained(by: hazards) } }
      return policy.judge(inputs, unusable: unusable, today: Day.today)
    }
  }
}

/// The trace of a command that takes one.
struct SingleTraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A trace, gzip-compressed or not; - is standard input.", valueName: "trace"),
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "The session: its name, its number or last; the last by default.", valueName: "session"))
  var session: String?

  /// The files that the command reads.
  func files(_ policy: PolicyOptions) -> InputFiles { InputFiles(traces: [path], policy) }

  /// - Parameter scope: What to keep of each session in addition to its findings.
  func report(
    _ scope: AnalysisScope, _ policy: PolicyOptions, _ verbosity: QuietOption
  ) throws -> InputReport {
    let policy = try policy.policy()
    do {
      let inputs = try TraceFiles([path]).found.map { found throws(UnusableInput) in
        try found.get()
      }
      guard let input = inputs.first, inputs.count == 1 else {
        throw UnusableInput(
          source: path, reason: "a folder with \(inputs.count) traces. Give one of them.")
      }
      let report = try verbosity.showProgress(ReadAmount(of: input.size)) { progress in
        try input.analysed(policy.options, scope, progress, isAlone: true)
      }
      return policy.judge([report], today: Day.today).inputs[0]
    } catch let error as UnusableInput {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
