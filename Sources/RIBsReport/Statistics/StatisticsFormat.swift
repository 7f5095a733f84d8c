import RIBsAnalysis

/// The formats of statistics.
package enum StatisticsFormat: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// Everything, for other programs.
  case json
  /// A line for each cause in each version, for a spreadsheet.
  case csv

  /// Writes statistics.
  ///
  /// - Parameters:
  ///   - report: What was counted.
  ///   - style: Plain or coloured, for formats read in a terminal.
  ///   - output: Receives the next bytes.
  package func write(
    _ report: StatisticsReport, style: TextStyle = .plain, to output: ([UInt8]) throws -> Void
  ) rethrows {
    switch self {
    case .text: try output(Array(StatisticsText(report, style: style).text.utf8))
    case .json: try StatisticsJSON(report).write(to: output)
    case .csv: try output(Array(StatisticsCSV(report).text.utf8))
    }
  }
}
