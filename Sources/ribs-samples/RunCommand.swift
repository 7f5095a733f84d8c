import ArgumentParser
import SampleApps

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Record one journey of an app, or all of them. 'run' itself can be omitted.",
    usage: "ribs-samples [run] <app> [<journey>] [-o <trace>]")

  @Argument(help: "The sample app; 'ribs-samples list' shows them.")
  var app: String

  @Argument(
    help: "The journey. By default, all journeys of the app are recorded, each as its own session.")
  var journey: String?

  @Option(
    name: .shortAndLong,
    help: "The trace to write; an existing file is replaced. '-' is standard output.")
  var output = "-"

  private var journeys: [Journey] = []

  mutating func validate() throws {
    guard let sampleApp = SampleApp.named(app) else {
      throw ValidationError(
        "There is no sample app '\(app)'. There are: \(names(SampleApp.all.map(\.name))).")
    }
    guard let journey else {
      journeys = sampleApp.journeys
      return
    }
    guard let found = sampleApp.journey(named: journey) else {
      throw ValidationError(
        "The app '\(app)' has no journey '\(journey)'. It has: \(names(sampleApp.journeys.map(\.name)))."
      )
    }
    journeys = [found]
  }

  func run() throws {
    try TraceOutput.write(try TraceOutput.record(journeys), to: output)
  }

  private func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  private enum CodingKeys: CodingKey {
    case app, journey, output
  }
}
