import ArgumentParser
import RIBsReport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that the command runs in, if any.
enum Terminal {
  /// As wide as the terminal and coloured, unless `NO_COLOR` or a dumb terminal rules colours out; plain elsewhere.
  static var style: TextStyle {
    guard isatty(STDOUT_FILENO) == 1 else { return .plain }
    return TextStyle(isColoured: environment("NO_COLOR").isEmpty && !isDumb, width: columns)
  }

  /// Whether the terminal may not understand escape sequences.
  static var isDumb: Bool { ["", "dumb"].contains(environment("TERM")) }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Says on standard error that the command was used wrongly, as the parser does.
  static func complain(_ error: ValidationError, usageOf command: any ParsableCommand.Type) {
    let name = command.configuration.commandName ?? ""
    try? OpenFile.standardError.add(
      """
      Error: \(error.message)
      Usage: \(RibsInspect.usageString(for: command))
        See '\(Product.name) \(name) --help' for more information.

      """)
  }

  /// Says on standard error what went wrong.
  static func complain(_ message: String) {
    try? OpenFile.standardError.add("ribs-inspect: \(message.printable)\n")
  }

  /// Says on standard error that something in a folder has a trace's name and cannot be one.
  static func notePassedOver(_ path: String) {
    complain("\(path): passed over, because it is a pipe, a socket or a device and not a file.")
  }

  /// Says something on standard error that is no error.
  static func note(_ message: String) {
    try? OpenFile.standardError.add("\(message.printable)\n")
  }

  /// A variable of the environment; empty where it is not set.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
