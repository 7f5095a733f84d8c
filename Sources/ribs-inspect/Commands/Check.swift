import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fails where something is wrong: the leak check for a CI.",
    discussion: """
      Exit codes: 0 clean, 1 a finding at or above --fail-on, 2 a trace could not be used, 3 no such \
      finding but part of a trace is missing, 64 wrong usage, 70 the tool itself failed.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var traces: TraceArguments

  @Option(
    help: "How findings are written: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  @Option(name: [.short, .long], help: "Where findings are written; standard output by default.")
  var output: String?

  @Option(help: "From which severity on a finding fails the check: info, warning, error.")
  var failOn = Severity.error

  @Flag(help: "Pass where nothing is found though part of a trace is missing.")
  var allowIncomplete = false

  func run() throws {
    var reports: [InputReport] = []
    let unusable = try traces.forEachReport { reports.append($0) }
    let output = try self.output.map(Output.file) ?? .standard
    switch format {
    case .text:
      let style = self.output == nil ? Terminal.style : .plain
      for (index, report) in reports.enumerated() {
        if index > 0 { try output.write("\n") }
        try output.write(TextReport(report, style: style, failOn: failOn).check())
      }
    case .json:
      try JSONReport(reports, unusable: unusable, failOn: failOn).write { try output.write($0) }
    }
    try output.close()
    if !unusable.isEmpty { throw ExitCode.unusableInput }
    switch CheckStatus(reports.lazy.flatMap(\.sessions), failOn: failOn) {
    case .clean: break
    case .findings: throw ExitCode.findings
    case .inconclusive: if !allowIncomplete { throw ExitCode.inconclusive }
    }
  }
}

extension Severity: ExpressibleByArgument {}
