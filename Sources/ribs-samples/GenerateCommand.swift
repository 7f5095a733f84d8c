import ArgumentParser
import TraceGenerator

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write a synthetic trace of any length, for benchmarks.",
    discussion: """
      'app' is a session of an app with about 120 kinds of RIBs and three mistakes, as the recorder writes \
      it. The other shapes are extreme trees, which show costs that grow faster than the trace: a chain, a \
      fan of children below one parent, a subtree that is detached and attached over and over, one mistake \
      made over and over, and one mistake made with RIBs of different names. The same values give the same bytes.
      """)

  @Option(
    help: ArgumentHelp(
      "The number of events, at least \(TraceGeneration.fewestEvents).", valueName: "count"))
  var events: Int

  @Option(
    help: ArgumentHelp(
      "The approximate number of live RIBs at any time, at least \(TraceGeneration.fewestLive); for 'app' and 'flapping'.",
      valueName: "count"))
  var live = 1_000

  @Option(help: "The seed for the user's actions.")
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "\(TraceGeneration.Shape.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "shape"))
  var shape = TraceGeneration.Shape.app

  @Flag(help: "Leave out which properties hold a RIB, as a release build's recorder does.")
  var withoutHolds = false

  @Option(
    help: ArgumentHelp(
      "Give RIBs that share one of the app's 120 names this many different names.",
      valueName: "count"))
  var namesPerName = 1

  @Option(
    name: .shortAndLong,
    help: "The trace to write; an existing file is replaced. '-' is standard output.")
  var output = "-"

  func validate() throws {
    guard events >= TraceGeneration.fewestEvents else {
      throw ValidationError("--events must be at least \(TraceGeneration.fewestEvents).")
    }
    guard live >= TraceGeneration.fewestLive else {
      throw ValidationError("--live must be at least \(TraceGeneration.fewestLive).")
    }
    guard namesPerName >= 1 else { throw ValidationError("--names-per-name is at least 1.") }
  }

  func run() throws {
    let file = try TraceFile(output)
    var generation = TraceGeneration(shape: shape, events: events, live: live, seed: seed)
    generation.variation.hasHolds = !withoutHolds
    generation.variation.namesPerName = namesPerName
    try generation.write { bytes throws(TraceOutput.WriteError) in try file.write(bytes) }
    try file.close()
  }
}

extension TraceGeneration.Shape: ExpressibleByArgument {}
