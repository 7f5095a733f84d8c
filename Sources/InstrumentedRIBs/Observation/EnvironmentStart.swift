import Foundation

/// Starts a recording if an environment variable asks for it. The recorder implements it, and is found by name,
/// since the runtime does not depend on the recorder.
package protocol RIBEnvironmentStarter {
  /// Starts observing if the environment asks for it. Called once, before the first router is initialised.
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
