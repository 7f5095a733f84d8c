/// A sample app, with everything its users do.
package struct SampleApp: Sendable {
  /// The app's name on the command line and in its traces.
  package let name: String
  /// The app's RIBs and what it shows, in a line.
  package let summary: String
  /// Its journeys, those in order first.
  package let journeys: [Journey]

  /// All sample apps, in the order of the list.
  package static let all = [
    board, deepLink, profile, gallery, homeFlow, careers, signUp,
  ]

  /// - Parameter name: A sample app's name.
  /// - Returns: The app; nil where there is none of that name.
  package static func named(_ name: String) -> SampleApp? { all.first { $0.name == name } }

  /// - Parameter name: The name of one of the app's journeys.
  /// - Returns: The journey; nil where there is none of that name.
  package func journey(named name: String) -> Journey? { journeys.first { $0.name == name } }
}
