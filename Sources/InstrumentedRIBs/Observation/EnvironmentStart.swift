import Foundation

/// What records because an environment variable says so. The recorder has one; it is found by its name,
/// since the runtime does not know the recorder.
public protocol RIBEnvironmentStarter {
  /// Starts observing where the environment wants it. Called once, before the first router is made.
  static func start()
}

enum EnvironmentStart {
  static func run() {
    let variable = "RIBS_TRACE"
    guard ProcessInfo.processInfo.environment[variable] != nil else { return }
    if let starter = NSClassFromString("RIBsRecorder.EnvironmentRecording")
      as? any RIBEnvironmentStarter.Type
    {
      starter.start()
    } else {
      let advice =
        "\(variable) is set, but the app does not link RIBsRecorder: nothing is recorded.\n"
      FileHandle.standardError.write(Data(advice.utf8))
    }
  }
}
