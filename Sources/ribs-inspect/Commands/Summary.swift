import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Shows the findings, the tree at the end, and the flows.",
    discussion: """
      For a person. The exit code is 0 whatever the traces show, and 2 if a trace or the config could not be used. In \
      CI, use `ribs-inspect check`, which fails if something is wrong.
      """)

  /// The last line. A summary in CI would look like a check that passes.
  private static let reminder =
    "Exit code 0, findings or not. In CI: `ribs-inspect check`."

  @OptionGroup var traces: TraceArguments

  @OptionGroup var sessions: SessionOption

  @OptionGroup var verbosity: QuietOption

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var source: HazardOptions

  @OptionGroup var leaks: LeaksOption

  func validate() throws {
    // This command is the default, so a mistyped command arrives as a trace.
    guard let word = traces.paths.first, !word.contains(where: { "./".contains($0) }),
      access(word, F_OK) != 0,
      let command = word.nearest(
        among: RibsInspect.configuration.subcommands.compactMap { $0.configuration.commandName })
    else { return }
    throw ValidationError(
      "There is no command or trace '\(word)'. Did you mean '\(Product.name) \(command)'?".printable
    )
  }

  func run() throws {
    var scope = AnalysisScope()
    scope.mostSessions = amount.most
    scope.session = sessions.session
    let policy = try policy.policy()
    try InputFiles(traces: traces.paths, self.policy).require(notAmong: nil)
    var report = try traces.report(
      policy, scope, try source.hazards(self.policy), sessions, verbosity, leaks)
    report.most = amount.most
    let style = Terminal.style
    try Output.standard.write(TextReport(report, style: style).summary())
    if !report.unusable.isEmpty { throw ExitCode.unusableInput }
    try Output.standard.write("\n\(style.dim(Self.reminder))\n")
  }
}
