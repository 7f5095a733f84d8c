import RIBsAnalysis

/// The look of a text report. A file gets plain text, 80 columns wide; a terminal gets colours and its own width.
package struct TextStyle: Sendable {
  /// The number of columns per line.
  package let width: Int
  private let isColoured: Bool

  /// Without colours, 80 columns wide.
  package static let plain = TextStyle(isColoured: false)
  /// With ANSI colours, 80 columns wide.
  package static let coloured = TextStyle(isColoured: true)

  /// - Parameters:
  ///   - isColoured: Whether to use ANSI colours.
  ///   - width: The number of columns. Text uses 60 to 100 of them, because longer lines are hard to read.
  package init(isColoured: Bool, width: Int = 80) {
    self.isColoured = isColoured
    self.width = min(max(width, 60), 100)
  }

  package func bold(_ text: String) -> String { code("1", text) }
  package func dim(_ text: String) -> String { code("2", text) }
  package func good(_ text: String) -> String { code("32", text) }
  package func bad(_ text: String) -> String { code("31", text) }

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
