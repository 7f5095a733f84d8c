import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The traces of a command that takes several.
struct TraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Traces, or folders of them, also gzip-compressed; - is standard input.",
      valueName: "trace"))
  var paths: [String]

  @OptionGroup var talk: TalkOptions

  /// Analyses the traces and applies the policy. One that cannot be used is told on standard error and costs
  /// the others nothing.
  ///
  /// - Parameter interest: What to keep of each session besides what is wrong with it.
  func report(_ policy: Policy, _ interest: Interest) -> CheckReport {
    let (inputs, unusable) = TraceBatch(paths).usable(policy.options, interest, talk)
    let report = policy.judge(inputs, unusable: unusable, today: Day.today)
    ForGood.keep(report)
    return report
  }
}

/// The trace of a command that takes one.
struct SingleTraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A trace, also gzip-compressed; - is standard input.", valueName: "trace"))
  var path: String

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var talk: TalkOptions

  /// - Parameter interest: What to keep of each session besides what is wrong with it.
  func report(_ interest: Interest) throws -> InputReport {
    let policy = try policy.policy()
    do {
      let inputs = try TraceInput.inputs(at: path)
      guard let input = inputs.first, inputs.count == 1 else {
        throw UnusableInput(
          source: path, reason: "a folder with \(inputs.count) traces. Name one of them.")
      }
      let progress = talk.progress(of: input.size)
      defer { progress.end() }
      let report = try input.analysed(policy.options, interest, progress, isAlone: true)
      return policy.judge([report], today: Day.today).inputs[0]
    } catch let error as UnusableInput {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
