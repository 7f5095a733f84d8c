import Foundation
import RIBsReport

/// Where a person looks on.
enum Terminal {
  /// Colours only on a terminal, and never where `NO_COLOR` is set.
  static var style: TextStyle {
    let refuses = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isatty(STDOUT_FILENO) == 1 && !refuses ? .coloured : .plain
  }

  /// Tells on standard error what went wrong.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("ribs-inspect: \(message.printable)\n".utf8))
  }

  /// Tells on standard error what was decided.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data("\(message.printable)\n".utf8))
  }
}
