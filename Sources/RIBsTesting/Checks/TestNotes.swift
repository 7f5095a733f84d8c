import Foundation

/// Remarks in the output of a test run, each once in a process.
enum TestNotes {
  private static let lock = NSLock()
  // `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var told: Set<String> = []
  /// At most this many are told.
  private static let most = 50

  /// - Parameter text: A sentence.
  static func note(_ text: String) { tell("RIBsTesting: \(text)") }

  /// Prints a warning in the form in which Xcode and CI find it.
  ///
  /// - Parameter place: The call; nil if it is not known.
  static func warn(_ text: String, at place: TreeFailure.Place?) {
    tell((place.map { "\($0.path):\($0.line): " } ?? "") + "warning: \(text)")
  }

  private static func tell(_ text: String) {
    let isNew = lock.withLock { told.count < most && told.insert(text).inserted }
    if isNew { print(text) }
  }

  /// Says which properties of mocks keep RIBs alive.
  static func note(_ cycles: [(property: String, type: String)]) {
    for cycle in cycles {
      note(
        "\(cycle.property) holds a \(cycle.type) that holds the mock in turn. This cycle of test objects is no leak of the app, and passes."
      )
    }
  }
}
