import ArgumentParser
import RIBsReport
import RIBsTrace

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a JSON Schema: of a trace's lines, or of a report in the format json.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case trace, report
  }

  @Argument(help: "What the schema is of: trace, where nothing is said, or report.")
  var subject: Subject = .trace

  func run() throws {
    switch subject {
    case .trace: try Output.standard.write(TraceSchema.bytes)
    case .report: try Output.standard.write(ReportSchema.bytes)
    }
  }
}
