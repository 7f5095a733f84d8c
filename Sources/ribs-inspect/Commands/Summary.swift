import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Shows the findings, the tree at the end, and the flows.")

  @OptionGroup var traces: TraceArguments

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var source: HazardOptions

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
    scope.session = traces.sessions.session
    let policy = try policy.policy()
    var report = try traces.report(policy, scope, try source.hazards())
    report.most = amount.most
    try Output.standard.write(TextReport(report, style: Terminal.style).summary())
    if !report.unusable.isEmpty { throw ExitCode.unusableInput }
  }
}
