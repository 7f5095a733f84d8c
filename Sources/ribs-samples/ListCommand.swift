import ArgumentParser
import SampleApps

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the apps and their journeys.")

  func run() {
    for app in SampleApp.all {
      print(app.name)
      print("  \(app.summary)")
      for journey in app.journeys {
        print("  - \(journey.name): \(journey.summary)")
        if !journey.expected.isEmpty { print("    → \(verdicts(of: journey))") }
      }
    }
  }

  /// Each rule once, with the number of its findings if there are several.
  private func verdicts(of journey: Journey) -> String {
    let counts = Dictionary(grouping: journey.expected) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) ×\($0.value)" }.joined(separator: ", ")
  }
}
