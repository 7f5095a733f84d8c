import ArgumentParser
import Foundation
import SampleApps

struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Walk through an app's journeys at the speed of a person, for ribs-inspect serve.")

  @Argument(help: "The sample app; all of them by default.")
  var app: String?

  @Option(help: "Where to record: tcp://127.0.0.1:PORT, or a file that is continued.")
  var to: String

  @Option(help: "How long to stay at each mark, in seconds.")
  var pace = 1.0

  func validate() throws {
    if let app, SampleApp.named(app) == nil {
      throw ValidationError(
        "There is no sample app '\(app)'. There are: \(SampleApp.all.map(\.name).joined(separator: ", "))."
      )
    }
    if !(0...60).contains(pace) { throw ValidationError("--pace is from 0 to 60 seconds.") }
  }

  func run() throws {
    let apps = app.flatMap(SampleApp.named).map { [$0] } ?? SampleApp.all
    let target = to.hasPrefix("tcp://") ? URL(string: to) : URL(fileURLWithPath: to)
    guard let target else { throw ValidationError("'\(to)' is not an address.") }
    // A command runs on the main thread, as RIBs do in apps.
    try MainActor.assumeIsolated {
      for journey in apps.flatMap(\.journeys) { try journey.walk(to: target, pace: pace) }
    }
  }
}
