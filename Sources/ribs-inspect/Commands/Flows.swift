import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Flows: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flows",
    abstract:
      "Tells of each flow how it is built, how users moved in it, and which design that speaks for.",
    discussion: """
      A horizontal flow is one parent with several children: from any to any other. A vertical flow is a \
      chain in which each step is the child of the one before: one forward, one back.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var trace: SingleTraceArguments

  @Option(
    help: ArgumentHelp(
      "One flow, by its owner's path or that of one of its steps; all by default.",
      valueName: "path"))
  var flow: String?

  @Option(help: "The session, by its name or number; the last by default.")
  var session: String?

  @Option(
    help: "How flows are written: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  @Option(name: [.short, .long], help: "Where they are written; standard output by default.")
  var output: String?

  func run() throws {
    let report = try trace.report(Interest(countsStanding: false))
    let session = try SessionChoice(report).session(named: session)
    let flows = try flow.map { [try FlowChoice(session).flow(at: $0)] }
    let output = try self.output.map(Output.file) ?? .standard
    switch format {
    case .text:
      let style = self.output == nil ? Terminal.style : .plain
      try output.write(FlowsText(session, style: style).text(flows))
    case .json: try output.write(FlowsJSON(session, from: report.source).bytes(flows))
    }
    try output.close()
  }
}
