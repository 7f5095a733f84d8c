import ArgumentParser
import TraceGenerator

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write a trace of any length that no app recorded, for measuring.",
    discussion: """
      'app' is a session of an app with about 120 kinds of RIBs, as the recorder writes it, with three \
      mistakes. The other shapes are trees that cost more than their length if a reader is careless: a \
      chain, a fan of children below one parent, a subtree that is detached and attached again and again, \
      and one mistake made again and again. The same values write the same bytes.
      """)

  @Option(
    help: ArgumentHelp(
      "How many events, at least \(TraceGeneration.fewestEvents).", valueName: "count"))
  var events: Int

  @Option(
    help: ArgumentHelp(
      "About how many RIBs are alive at any time, at least \(TraceGeneration.fewestLive); for 'app' and 'flapping'.",
      valueName: "count"))
  var live = 1_000

  @Option(help: "What the app's user does depends on it.")
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "\(TraceGeneration.Shape.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "shape"))
  var shape = TraceGeneration.Shape.app

  @Option(
    name: .shortAndLong,
    help: "The trace to write; what it holds is replaced. Standard output by default, and for '-'.")
  var output = "-"

  func validate() throws {
    guard events >= TraceGeneration.fewestEvents else {
      throw ValidationError("--events is at least \(TraceGeneration.fewestEvents).")
    }
    guard live >= TraceGeneration.fewestLive else {
      throw ValidationError("--live is at least \(TraceGeneration.fewestLive).")
    }
  }

  func run() throws {
    let file = try TraceFile(output)
    let generation = TraceGeneration(shape: shape, events: events, live: live, seed: seed)
    try generation.write { bytes throws(TraceOutput.WriteError) in try file.write(bytes) }
    try file.close()
  }
}

extension TraceGeneration.Shape: ExpressibleByArgument {}
