import ArgumentParser
import RIBsReport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that the command runs in, if any.
enum Terminal {
  /// As wide as the terminal, and 80 columns without one. Coloured on a terminal that is not dumb, or if
  /// `FORCE_COLOR` or `CLICOLOR_FORCE` asks for colours; never under `NO_COLOR`.
  static var style: TextStyle {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isColoured = environment("NO_COLOR").isEmpty && (wantsColours || isTerminal && !isDumb)
    return TextStyle(isColoured: isColoured, width: isTerminal ? columns : TextStyle.plain.width)
  }

  /// By https://force-color.org any value counts, and by https://bixense.com/clicolors/ any but 0.
  private static var wantsColours: Bool {
    !environment("FORCE_COLOR").isEmpty || !["", "0"].contains(environment("CLICOLOR_FORCE"))
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

  /// Whether a person can be asked.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks a question on standard error. Anything but yes means no.
  static func agrees(_ question: String) -> Bool {
    try? OpenFile.standardError.add("\n\(question) [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }

  /// An environment variable; empty if it is not set.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
