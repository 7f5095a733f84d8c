import RIBsAnalysis

/// The formats of a comparison.
package enum ComparisonFormat: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// Everything, for other programs.
  case json
  /// For a comment on a pull request.
  case markdown

  /// Writes a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison to write.
  ///   - style: Plain or coloured, for formats read in a terminal.
  ///   - output: Receives the next bytes.
  package func write(
    _ comparison: Comparison, style: TextStyle = .plain, to output: ([UInt8]) throws -> Void
  ) rethrows {
    switch self {
    case .text: try output(Array(ComparisonText(comparison, style: style).text.utf8))
    case .json: try ComparisonJSON(comparison).write(to: output)
    case .markdown: try output(Array(ComparisonMarkdown(comparison).text.utf8))
    }
  }
}
