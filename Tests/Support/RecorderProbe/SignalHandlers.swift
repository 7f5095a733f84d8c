import Foundation
import RIBsRecorder

/// Prints the signals whose handlers a recording changes, or "none".
enum SignalHandlers {
  static func compare(recordingTo file: String) throws {
    let before = handlers()
    try RecorderProbe.record(to: file)
    for number in 1...1000 { RIBsRecorder.mark(String(number)) }
    let during = handlers()
    RIBsRecorder.stop()
    let changed = before.indices.filter { before[$0] != during[$0] || before[$0] != handlers()[$0] }
    print(changed.isEmpty ? "none" : "\(changed.map { $0 + 1 })")
  }

  /// The addresses of all handlers, from signal 1.
  private static func handlers() -> [UInt] {
    (Int32(1)..<32).map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      #if canImport(Darwin)
        return unsafeBitCast(action.__sigaction_u.__sa_handler, to: UInt.self)
      #else
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      #endif
    }
  }
}
