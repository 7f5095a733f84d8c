import Foundation
import InstrumentedRIBs

/// Records where `RIBS_TRACE` says, without a line of the app's: a path, in which `%p` stands for the
/// process's number, or `tcp://HOST:PORT`.
public final class EnvironmentRecording: RIBEnvironmentStarter {
  /// Starts recording as `RIBS_TRACE` says; what is wrong with it goes to standard error.
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
