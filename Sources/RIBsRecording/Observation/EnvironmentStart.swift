import Foundation

/// Starts a recording if the environment asks for it. The recorder implements this, and the runtime finds it by name
/// because this module does not depend on it.
package protocol RIBEnvironmentStarter {
  /// Starts a recording. Called at most once, before the first router is initialised.
  static func start()
}

// A release build of an app must not be recorded because of its environment.
#if DEBUG
  enum EnvironmentStart {
    private static let lock = NSLock()
    /// `nonisolated(unsafe)`: guarded by `lock`.
    nonisolated(unsafe) private static var isPending = true

    /// Looks at the environment, the first time only.
    static func runOnce() {
      if takePending() { run() }
    }

    /// An observer that the app starts itself comes before the environment's.
    static func skip() { _ = takePending() }

    private static func takePending() -> Bool {
      lock.withLock {
        defer { isPending = false }
        return isPending
      }
    }

    private static func run() {
      let variable = "RIBS_TRACE"
      guard ProcessInfo.processInfo.environment[variable] != nil else { return }
      if let starter = NSClassFromString("RIBsRecorder.EnvironmentRecording")
        as? any RIBEnvironmentStarter.Type
      {
        starter.start()
      } else {
        let advice =
          "\(variable) is set, but the app does not link RIBsRecorder: nothing is recorded.\n"
        // `write(_:)` would end an app whose standard error is closed.
        try? FileHandle.standardError.write(contentsOf: Data(advice.utf8))
      }
    }
  }
#endif
