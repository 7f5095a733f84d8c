import ArgumentParser
import RIBsAnalysis
import RIBsLive

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes the live page as one file, with everything that traces show.",
    discussion: """
      The file needs nothing else and makes no request: keep it as an artifact of a CI run. For traces that are \
      too large for it, or still grow, use `serve`.
      """)

  @OptionGroup var traces: TraceArguments

  @OptionGroup var sessions: SessionOption

  @OptionGroup var verbosity: QuietOption

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var source: HazardOptions

  @OptionGroup var links: SourceLinkOptions

  @OptionGroup var root: SourceRootOption

  func run() throws {
    var inputs = InputFiles(traces: traces.paths, policy)
    inputs.addSource(source.paths)
    try inputs.require(notAmong: output)
    let app = try source.report(policy).map { LiveSource($0.tree, source.hazards($0)) }
    var scope = AnalysisScope()
    scope.keepsHistory = true
    scope.session = sessions.session
    let report = try traces.report(
      try policy.policy(), scope, app?.hazards, sessions, verbosity)
    guard report.hasInput else { throw ExitCode.unusableInput }
    let page = LiveReport(report, source: app, code: try links.code(source, root, isLocal: false))
    if let excess = page.excess, !verbosity.quiet { Terminal.note(excess) }
    let output = try self.output.map(Output.file) ?? .standard
    try output.write(try page.html())
    try output.close()
    if !report.unusable.isEmpty { throw ExitCode.unusableInput }
  }
}
