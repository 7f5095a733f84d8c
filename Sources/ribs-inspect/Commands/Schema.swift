import ArgumentParser
import RIBsDiagram
import RIBsReport
import RIBsTrace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a JSON Schema: of a trace's lines, or of what a command writes as JSON.",
    discussion: """
      trace is a line of a trace, report what `check --format json` writes, flows, log and compare what the \
      commands of these names do, and picture what `render --format json` does.
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case trace, report, flows, log, compare, picture

    var schema: [UInt8] {
      switch self {
      case .trace: TraceSchema.bytes
      case .report: ReportSchema.bytes
      case .flows: FlowsSchema.bytes
      case .log: LogSchema.bytes
      case .compare: ComparisonSchema.bytes
      case .picture: PictureSchema.bytes
      }
    }
  }

  @Argument(help: "What the schema is of.")
  var subject: Subject = .trace

  func run() throws {
    try Output.standard.write(subject.schema)
  }
}
