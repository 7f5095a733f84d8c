import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a session for Perfetto or for OpenTelemetry.",
    discussion: """
      perfetto is a trace for ui.perfetto.dev and its trace_processor: a track for each RIB below its parent's, with \
      slices while it is attached and active, marks, and findings with flows from what led to them.

      otlp is a line of OTLP's JSON for spans and one for log records: the session is a trace, each attachment a span, and \
      each finding a log record.
      """)

  @OptionGroup var trace: SingleTraceArguments

  @Option(
    help: "The format: \(ExportFormat.list).", completion: ExportFormat.completion,
    transform: ExportFormat.chosen)
  var format: ExportFormat

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    try trace.files(policy).require(notAmong: output)
    var scope = AnalysisScope(keepsPositions: true, keepsTree: false, keepsFlows: false)
    scope.keepsHistory = true
    scope.keepsHeaders = true
    scope.session = trace.session
    let report = try trace.report(scope, policy, verbosity)
    let session = try SessionChoice(report).session(named: trace.session)
    let output = try self.output.map(Output.file) ?? .standard
    let leftOut = try format.write(session) { try output.write($0) }
    try output.close()
    if let leftOut { verbosity.note(leftOut) }
  }
}

extension ExportFormat: Choice {}
