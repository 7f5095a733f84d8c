import Foundation

/// Remarks in the output of a test run, each once in a process.
enum TestNotes {
  private static let lock = NSLock()
  // `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var told: Set<String> = []
  /// At most this many are told.
  private static let most = 50

  /// - Parameter text: A sentence.
  static func note(_ text: String) {
    let isNew = lock.withLock { told.count < most && told.insert(text).inserted }
    if isNew { print("RIBsTesting: \(text)") }
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
