import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The traces of a command that takes several.
struct TraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Traces, or folders of them; - is standard input.", valueName: "trace"))
  var paths: [String]

  /// Analyses the traces and applies the policy. One that cannot be used is told on standard error and costs
  /// the others nothing.
  func report(_ policy: Policy) -> CheckReport {
    let outcomes = TraceBatch(paths).analysed(policy.options)
    var inputs: [InputReport] = []
    var unusable: [UnusableInput] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let input): inputs.append(input)
      case .failure(let input):
        Terminal.complain(input.description)
        unusable.append(input)
      }
    }
    return policy.judge(inputs, unusable: unusable, today: Day.today)
  }
}

/// The trace of a command that takes one.
struct SingleTraceArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("A trace; - is standard input.", valueName: "trace"))
  var path: String

  @OptionGroup var policy: PolicyOptions

  func report(treeAt moment: Moment = .end) throws -> InputReport {
    let policy = try policy.policy()
    do {
      let inputs = try TraceInput.inputs(at: path)
      guard let input = inputs.first, inputs.count == 1 else {
        throw UnusableInput(
          source: path, reason: "a folder with \(inputs.count) traces. Name the one to draw.")
      }
      let report = policy.judge(
        [try input.analysed(policy.options, treeAt: moment)], today: Day.today)
      return report.inputs[0]
    } catch let error as UnusableInput {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
