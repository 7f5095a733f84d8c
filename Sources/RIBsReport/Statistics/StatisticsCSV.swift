import RIBsAnalysis

/// A line for each cause in each version, as RFC 4180 has it.
struct StatisticsCSV {
  private let report: StatisticsReport

  init(_ report: StatisticsReport) { self.report = report }

  private static let head = [
    "fingerprint", "rule", "severity", "path", "at", "version", "sessions", "hits", "rate", "low",
    "high",
  ]

  var text: String {
    ([Self.head] + report.causes.flatMap(rows)).map(Self.line).joined()
  }

  private func rows(_ cause: Statistics.Cause) -> [[String]] {
    report.versions.map { version in
      let (rate, newest) = (report.statistics.rate(of: cause, in: version), cause.newest)
      return [
        newest.fingerprint, newest.rule, newest.severity.rawValue, newest.path, newest.at ?? "",
        version.name ?? "", String(rate.sessions), String(rate.hits), Self.share(rate.share),
        Self.share(rate.interval.low), Self.share(rate.interval.high),
      ]
    }
  }

  /// A share from 0 to 1 with six decimals.
  private static func share(_ share: Double) -> String {
    let millionths = String(Int((share * 1_000_000).rounded()))
    let digits = String(repeating: "0", count: max(0, 7 - millionths.count)) + millionths
    return "\(digits.dropLast(6)).\(digits.suffix(6))"
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    // A spreadsheet takes a text that begins like this for a formula.
    let safe = text.first.map { "=+-@\t".contains($0) } == true ? "'" + text : text
    return safe.contains { "\",\r\n".contains($0) || $0.isNewline }
      ? "\"\(safe.replacing("\"", with: "\"\""))\"" : safe
  }
}
