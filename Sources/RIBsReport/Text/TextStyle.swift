import RIBsAnalysis

/// How a text report looks: plain and 80 columns wide in a file, coloured and as wide as the terminal in a terminal.
public struct TextStyle: Sendable {
  /// How many columns a line has.
  public let width: Int
  private let isColoured: Bool

  /// Without colours, 80 columns wide.
  public static let plain = TextStyle(isColoured: false)
  /// With ANSI colours, 80 columns wide.
  public static let coloured = TextStyle(isColoured: true)

  /// - Parameters:
  ///   - isColoured: Whether to use ANSI colours.
  ///   - width: How many columns there are. Text uses at least 60, and no more than 100: longer lines are hard to read.
  public init(isColoured: Bool, width: Int = 80) {
    self.isColoured = isColoured
    self.width = min(max(width, 60), 100)
  }

  func bold(_ text: String) -> String { code("1", text) }
  func dim(_ text: String) -> String { code("2", text) }
  func good(_ text: String) -> String { code("32", text) }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: code("1;31", text)
    case .warning: code("1;33", text)
    case .info: code("36", text)
    }
  }

  private func code(_ code: String, _ text: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
