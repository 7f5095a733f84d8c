#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import RIBsReport

/// Where a person looks on.
enum Terminal {
  /// Colours only on a terminal, and never where `NO_COLOR` is set.
  static var style: TextStyle {
    isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").isEmpty ? .coloured : .plain
  }

  /// Tells on standard error what went wrong.
  static func complain(_ message: String) {
    try? OpenFile.standardError.add("ribs-inspect: \(message.printable)\n")
  }

  /// Tells on standard error what was decided.
  static func note(_ message: String) {
    try? OpenFile.standardError.add("\(message.printable)\n")
  }

  /// A variable of the environment; empty where it is not set.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
