import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Shows what is wrong, the tree at the end, and the flows.")

  @OptionGroup var traces: TraceArguments

  @OptionGroup var policy: PolicyOptions

  func run() throws {
    let report = traces.report(try policy.policy(), Interest(countsStanding: false))
    try Output.standard.write(TextReport(report, style: Terminal.style).summary())
    if !report.unusable.isEmpty { throw ExitCode.unusableInput }
  }
}
