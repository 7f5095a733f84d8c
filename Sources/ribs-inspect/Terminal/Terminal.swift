import ArgumentParser
import RIBsReport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that the command runs in, if any.
enum Terminal {
  /// Coloured and as wide as the terminal, unless `NO_COLOR` or a dumb terminal rules out colours. Plain
  /// without a terminal.
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

  /// Reports wrong usage on standard error, in the parser's style.
  static func complain(_ error: ValidationError, usageOf command: any ParsableCommand.Type) {
    let name = command.configuration.commandName ?? ""
    try? OpenFile.standardError.add(
      """
      Error: \(error.message)
      Usage: \(RibsInspect.usageString(for: command))
        See '\(Product.name) \(name) --help' for more information.

      """)
  }

  /// Reports an error on standard error.
  static func complain(_ message: String) {
    try? OpenFile.standardError.add("ribs-inspect: \(message.printable)\n")
  }

  /// Writes a note to standard error.
  static func note(_ message: String) {
    try? OpenFile.standardError.add("\(message.printable)\n")
  }

  /// An environment variable; empty if it is not set.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
