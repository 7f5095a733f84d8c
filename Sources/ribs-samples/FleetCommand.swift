import ArgumentParser
import Foundation
import TraceGenerator

struct FleetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet",
    abstract: "Write the traces of many users of one app, with mistakes at known rates.",
    discussion: """
      The app has the versions \(Fleet.versions.joined(separator: ", ")), used by 50, 30 and 20 percent. In \
      3.9 a screen of the login leaks in 4 percent of the sessions, and in 3.10 in 12. In 3.8 and 3.9 the login is \
      detached twice in 2 percent. The same values give the same bytes.
      """)

  @Argument(help: "The folder to write to; it is made if it does not exist.")
  var folder: String

  @Option(help: ArgumentHelp("The number of traces.", valueName: "count"))
  var sessions: Int

  @Option(
    help: ArgumentHelp(
      "The number of events in each, at least \(TraceGeneration.fewestEvents).", valueName: "count")
  )
  var events = 1_000

  @Option(help: "The seed for all choices.")
  var seed: UInt64 = 1

  func validate() throws {
    guard sessions >= 1 else { throw ValidationError("--sessions is at least 1.") }
    guard events >= TraceGeneration.fewestEvents else {
      throw ValidationError("--events must be at least \(TraceGeneration.fewestEvents).")
    }
  }

  func run() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let fleet = Fleet(events: events, seed: seed)
    for number in 1...sessions {
      let session = fleet[number]
      let file = try TraceFile("\(folder)/\(session.name).jsonl")
      try fleet.write(session) { bytes throws(TraceOutput.WriteError) in try file.write(bytes) }
      try file.close()
    }
  }
}
