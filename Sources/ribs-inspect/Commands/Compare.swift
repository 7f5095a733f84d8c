import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Shows what is new, fixed and unchanged between two traces, and how the tree differs.",
    discussion: """
      BASE is from before a change and TRACE from after it; either may be a folder of traces. Two findings have \
      one cause if they share rule, path and file, whatever the line and however often.

      Exit codes: 0 nothing new, 1 a cause at or above --fail-on that is new or was less severe, 2 a trace or the \
      config could not be used, 3 nothing new but not everything in TRACE could be judged, 64 wrong usage, 70 the \
      tool itself failed.
      """)

  @Argument(
    help: "The trace from before the change, or a folder of traces; - is standard input.",
    completion: .file())
  var base: String

  @Argument(
    help: "The trace from after the change, or a folder of traces; - is standard input.",
    completion: .file())
  var trace: String

  @OptionGroup var sessions: SessionOption

  @Option(
    help: "The format: \(ComparisonFormat.list).", completion: ComparisonFormat.completion,
    transform: ComparisonFormat.chosen)
  var format = ComparisonFormat.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @Option(
    help: ArgumentHelp(
      "The lowest severity of a new cause that fails: \(Severity.list); error by default.",
      valueName: "severity"), completion: Severity.completion, transform: Severity.chosen)
  var failOn: Severity?

  @Flag(help: "Pass if nothing is new, even if not everything in TRACE could be judged.")
  var allowIncomplete = false

  @OptionGroup var verbosity: QuietOption

  func validate() throws {
    if base == "-", trace == "-" {
      throw ValidationError("Only one of the two traces can be standard input.")
    }
  }

  func run() throws {
    var policy = try self.policy.policy()
    if let failOn { policy.threshold = failOn }
    try InputFiles(traces: [base, trace], self.policy).require(notAmong: self.output)
    let output = try self.output.map(Output.file) ?? .standard
    var scope = AnalysisScope()
    scope.session = sessions.session
    var comparison = policy.compare(
      base: try sessions.chosen(
        of: TraceBatch([base]).usable(policy.options, scope, verbosity), verbosity),
      trace: try sessions.chosen(
        of: TraceBatch([trace]).usable(policy.options, scope, verbosity), verbosity),
      today: Day.today)
    comparison.most = amount.most
    let isShown = (self.output ?? "-") == "-"
    try format.write(comparison, style: isShown ? Terminal.style : .plain) { try output.write($0) }
    try output.close()
    if !verbosity.quiet, !isShown || format != .text {
      Terminal.note(ComparisonText(comparison).verdict)
    }
    guard comparison.base.unusable.isEmpty, comparison.trace.unusable.isEmpty else {
      throw ExitCode.unusableInput
    }
    switch comparison.status {
    case .clean: break
    case .findings: throw ExitCode.findings
    case .inconclusive: if !allowIncomplete { throw ExitCode.inconclusive }
    }
  }
}

extension ComparisonFormat: Choice {}
