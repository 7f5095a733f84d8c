/// A sample app with all its journeys.
package struct SampleApp: Sendable {
  /// The app's name on the command line and in its traces.
  package let name: String
  /// The app's RIBs and screens, in one line.
  package let summary: String
  /// The app's journeys, correct ones first.
  package let journeys: [Journey]

  /// All sample apps, in list order.
  package static let all = [
    board, deepLink, profile, gallery, homeFlow, careers, signUp,
  ]

  /// - Parameter name: A sample app's name.
  /// - Returns: The app; nil if no app has that name.
  package static func named(_ name: String) -> SampleApp? { all.first { $0.name == name } }

  /// - Parameter name: The name of one of the app's journeys.
  /// - Returns: The journey; nil if no journey has that name.
  package func journey(named name: String) -> Journey? { journeys.first { $0.name == name } }
}
