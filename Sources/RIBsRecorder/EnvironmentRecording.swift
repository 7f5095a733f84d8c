import Foundation
import RIBsRecording

/// Starts a recording without any code in the app. The runtime finds this class by name, in debug builds only.
package final class EnvironmentRecording: RIBEnvironmentStarter {
  /// Starts recording to the target in `RIBS_TRACE`.
  package static func start() { RIBsRecorder.startFromEnvironment() }
}

extension RIBsRecorder {
  /// Starts recording if the environment variable `RIBS_TRACE` is set. Its value is a path, in which `%p` stands for
  /// the process ID, or `tcp://HOST:PORT`. A target that cannot be used is not the app's mistake: the reason goes to
  /// standard error, and the app is not recorded.
  ///
  /// In a debug build the runtime does this before the first router is initialised. A release build ignores the
  /// variable unless the app calls this.
  ///
  /// - Parameter options: What the header says, and how the recording is made.
  /// - Returns: Whether a recording was started.
  @discardableResult
  public static func startFromEnvironment(options: Options = Options()) -> Bool {
    guard let value = ProcessInfo.processInfo.environment["RIBS_TRACE"], !value.isEmpty else {
      return false
    }
    do {
      try start(to: url(value), options: options)
      return true
    } catch {
      StandardError.write(error.description)
      return false
    }
  }

  private static func url(_ value: String) -> URL {
    if value.hasPrefix("tcp://"), let url = URL(string: value) { return url }
    let number = String(ProcessInfo.processInfo.processIdentifier)
    return URL(fileURLWithPath: value.replacingOccurrences(of: "%p", with: number))
  }
}
