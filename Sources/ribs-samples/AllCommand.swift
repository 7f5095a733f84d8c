import ArgumentParser
import SampleApps

struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Record every journey of every app, each into <folder>/<app>/<journey>.jsonl.")

  @Option(
    name: .customLong("into"), help: "The folder to write to; it is created if it does not exist.")
  var folder: String

  func run() throws {
    for app in SampleApp.all {
      let appFolder = "\(folder)/\(app.name)"
      try TraceOutput.makeFolder(appFolder)
      for journey in app.journeys {
        try TraceOutput.write(
          try TraceOutput.record([journey]), to: "\(appFolder)/\(journey.name).jsonl")
      }
    }
  }
}
