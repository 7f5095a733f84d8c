import Foundation

/// Where the recorder tells a developer what it cannot tell in a trace.
enum StandardError {
  /// Writes a line. Does nothing if standard error is closed, where `FileHandle.write(_:)` would end the app.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
