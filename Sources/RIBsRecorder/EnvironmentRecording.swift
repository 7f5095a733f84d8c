import Foundation
import InstrumentedRIBs

/// Starts a recording when the environment variable `RIBS_TRACE` is set, without any code in the app. Its value
/// is a path, in which `%p` stands for the process ID, or `tcp://HOST:PORT`.
public final class EnvironmentRecording: RIBEnvironmentStarter {
  /// Starts recording to the target in `RIBS_TRACE`. Errors go to standard error.
  public static func start() {
    guard let value = ProcessInfo.processInfo.environment["RIBS_TRACE"], !value.isEmpty else {
      return
    }
    do {
      try RIBsRecorder.start(to: url(value))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
  }

  private static func url(_ value: String) -> URL {
    if value.hasPrefix("tcp://"), let url = URL(string: value) { return url }
    let number = String(ProcessInfo.processInfo.processIdentifier)
    return URL(fileURLWithPath: value.replacingOccurrences(of: "%p", with: number))
  }
}
