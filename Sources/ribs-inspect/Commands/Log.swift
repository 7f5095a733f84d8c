import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tells one RIB's life, event by event.",
    discussion: """
      Each event of the RIB and of its children stands with its line in the trace, the time since the session \
      began, its call site and what was found at it. With --path all RIBs are told that were attached there, one \
      after the other.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var trace: SingleTraceArguments

  @Option(help: ArgumentHelp("The RIB's number in the session.", valueName: "number"))
  var id: Int?

  @Option(
    help: ArgumentHelp(
      "The path of the RIB or RIBs, such as Root/LoggedIn/Profile.", valueName: "path"))
  var path: String?

  @Option(help: "The session to look at, by its name or number; the last by default.")
  var session: String?

  @Option(help: "How it is written: text, json; text by default.")
  var format = Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Where it is written; standard output by default.", valueName: "file"))
  var output: String?

  func validate() throws {
    if (id == nil) == (path == nil) {
      throw ValidationError("Name the RIB with --id or with --path, and not with both.")
    }
  }

  func run() throws {
    let subject = id.map { RIBSubject.id($0) } ?? .path(path ?? "")
    let report = try trace.report(Interest(subject: subject, countsStanding: false))
    let session = try SessionChoice(report).session(named: session)
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
