import RIBsAnalysis

/// The formats of statistics.
package enum StatisticsFormat: String, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// Everything, for other programs.
  case json
  /// A line for each cause in each version, for a spreadsheet.
  case csv
  /// A page with pictures, for a browser.
  case html

  /// Writes statistics.
  ///
  /// - Parameters:
  ///   - report: What was counted.
  ///   - style: Plain or coloured, for formats read in a terminal.
  ///   - pictures: Draws the pictures of a page.
  ///   - output: Receives the next bytes.
  package func write(
    _ report: StatisticsReport, style: TextStyle = .plain,
    pictures: () throws -> [StatisticsPage.Picture], to output: ([UInt8]) throws -> Void
  ) rethrows {
    switch self {
    case .text: try output(Array(StatisticsText(report, style: style).text.utf8))
    case .json: try StatisticsJSON(report).write(to: output)
    case .csv: try output(Array(StatisticsCSV(report).text.utf8))
    case .html: try output(Array(StatisticsPage(report, pictures: pictures()).text.utf8))
    }
  }
}
