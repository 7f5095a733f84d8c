import ArgumentParser
import RIBsDiagram
import RIBsReport
import RIBsTrace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of a trace, or of a command's JSON output.",
    discussion: """
      trace describes a line of a trace, report the output of `check --format json`, line a line of \
      `check --format ndjson`, picture the output of \
      `render --format json`, and flows, log, compare, stats and doctor that of the commands with these names.
      """)

  enum Subject: String, Choice {
    case trace, report, line, flows, log, compare, stats, picture, doctor

    var schema: [UInt8] {
      switch self {
      case .trace: TraceSchema.bytes
      case .report: ReportSchema.bytes
      case .line: LineSchema.bytes
      case .flows: FlowsSchema.bytes
      case .log: LogSchema.bytes
      case .compare: ComparisonSchema.bytes
      case .stats: StatisticsSchema.bytes
      case .picture: PictureSchema.bytes
      case .doctor: DoctorSchema.bytes
      }
    }
  }

  @Argument(
    help: "What the schema describes: \(Subject.list).", completion: Subject.completion,
    transform: Subject.chosen)
  var subject: Subject = .trace

  func run() throws {
    try Output.standard.write(subject.schema)
  }
}
