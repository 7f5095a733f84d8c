import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Flows: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flows",
    abstract:
      "Shows how each flow is built, how users moved in it, and which design fits that better.",
    discussion: """
      In a horizontal flow the steps are children of one parent, and users can go from any step to any other. In a \
      vertical flow each step is the child of the one before, and users go one step forward or back.
      """)

  enum Format: String, Choice {
    case text, json
  }

  @OptionGroup var trace: SingleTraceArguments

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  @Option(
    help: ArgumentHelp(
      "The path of a flow's owner or of one of its steps; all flows by default.",
      valueName: "path"))
  var flow: String?

  @Option(
    help: "The format: \(Format.list).", completion: Format.completion,
    transform: Format.chosen)
  var format = Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    try trace.files(policy).require(notAmong: output)
    var scope = AnalysisScope(keepsTree: false)
    scope.session = trace.session
    let report = try trace.report(scope, policy, verbosity)
    let session = try SessionChoice(report).session(named: trace.session)
    let flows = try flow.map { [try FlowChoice(session).flow(at: $0)] }
    let output = try self.output.map(Output.file) ?? .standard
    switch format {
    case .text:
      let style = self.output == nil ? Terminal.style : .plain
      try output.write(FlowsText(session, style: style).text(flows))
    case .json:
      try FlowsJSON(session, flows, from: report.source).write { try output.write($0) }
    }
    try output.close()
  }
}
