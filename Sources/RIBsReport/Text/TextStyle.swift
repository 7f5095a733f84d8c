import RIBsAnalysis

/// How a text report may look: plain for files, coloured for a terminal.
public struct TextStyle: Sendable {
  private let isColoured: Bool

  /// Without colours.
  public static let plain = TextStyle(isColoured: false)
  /// With ANSI colours.
  public static let coloured = TextStyle(isColoured: true)

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
