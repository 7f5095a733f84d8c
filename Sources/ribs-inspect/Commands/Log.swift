import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Shows one RIB's life, event by event.",
    discussion: """
      Each event of the RIB and of its children has its line in the trace, the time since the session began, its \
      call site and the findings at it. --path shows all RIBs that were attached there, one after the other.
      """)

  enum Format: String, Choice {
    case text, json
  }

  @OptionGroup var trace: SingleTraceArguments

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  @Option(help: ArgumentHelp("The RIB's number in the session.", valueName: "number"))
  var id: Int?

  @Option(
    help: ArgumentHelp(
      "The path of one or more RIBs, such as Root/LoggedIn/Profile.", valueName: "path"))
  var path: String?

  @Option(
    help: "The format: \(Format.list).", completion: Format.completion,
    transform: Format.chosen)
  var format = Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(
    help:
      "Show all events of each RIB. By default, a RIB with more than 1,000 events shows the first and last 500."
  )
  var all = false

  func validate() throws {
    if (id == nil) == (path == nil) {
      throw ValidationError("Name the RIB with either --id or --path.")
    }
  }

  func run() throws {
    try trace.files(policy).require(notAmong: output)
    let subject = id.map { RIBSubject.id($0) } ?? .path(path ?? "")
    var scope = AnalysisScope(
      subject: subject, keepsTree: false, keepsFlows: false)
    scope.session = trace.session
    if all { scope.mostEvents = .max }
    let report = try trace.report(scope, policy, verbosity)
    let session = try SessionChoice(report).session(named: trace.session)
    guard session.lives?.lives.isEmpty == false else {
      throw ValidationError(RIBChoice(session).complaint(subject).printable)
    }
    let output = try self.output.map(Output.file) ?? .standard
    let style = self.output == nil ? Terminal.style : .plain
    switch format {
    case .text:
      try output.write(LogText(session, source: report.source, style: style).text)
    case .json:
      try LogJSON(session, source: report.source).write { try output.write($0) }
    }
    try output.close()
  }
}
