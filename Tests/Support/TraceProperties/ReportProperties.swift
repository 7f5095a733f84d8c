import Foundation
import RIBsAnalysis
import RIBsReport

/// Properties of the reports on a trace.
enum ReportProperties {
  /// The deepest tree whose JSON is parsed. Foundation's parser limits nesting, and each RIB takes two levels.
  private static let deepestTree = 250

  static func check(_ sessions: [SessionReport], _ broken: inout Violations) {
    let report = CheckReport([InputReport(source: "trace.jsonl", sessions: sessions)])
    checkText(report, &broken)
    checkJSON(report, sessions, &broken)
    checkOtherFormats(report, &broken)
  }

  /// Checks only that the other formats can be parsed. Each has tests of its own.
  private static func checkOtherFormats(_ report: CheckReport, _ broken: inout Violations) {
    let sources = SourceFiles(root: "/nowhere", workingDirectory: "/nowhere")
    for format in ReportFormat.allCases where format != .text && format != .json {
      var bytes: [UInt8] = []
      format.write(report, sources: sources) { bytes += $0 }
      guard format == .sarif || format == .gitlab else { continue }
      broken.expect(
        (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil,
        "the \(format) does not parse")
    }
  }

  private static func checkText(_ report: CheckReport, _ broken: inout Violations) {
    let check = Array(TextReport(report).check().utf8)
    let summary = withoutColours(TextReport(report, style: .coloured).summary())
    broken.expect(summary.starts(with: check), "the summary begins unlike the check")
    broken.expect(check.last == 0x0A && summary.last == 0x0A, "a report breaks off")
    // Any ESC that is left comes from the trace.
    let controls = zip(summary, summary.dropFirst()).filter { byte, next in
      byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 && (0x80...0x9F).contains(next)
    }
    broken.expect(controls.isEmpty, "a report has \(controls.count) control characters in it")
  }

  private static func withoutColours(_ text: String) -> [UInt8] {
    let parts = text.utf8.split(separator: 0x1B, omittingEmptySubsequences: false)
    return Array(parts.prefix(1).joined())
      + parts.dropFirst().flatMap { $0.drop { $0 != UInt8(ascii: "m") }.dropFirst() }
  }

  /// Foundation treats U+FEFF at the beginning of a string as a byte order mark and drops it.
  private static func withoutMark(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }

  private static func checkJSON(
    _ report: CheckReport, _ told: [SessionReport], _ broken: inout Violations
  ) {
    var bytes: [UInt8] = []
    JSONReport(report).write { bytes += $0 }
    let deepest = told.lazy.flatMap(\.tree.nodes).map(\.depth).max() ?? 0
    guard deepest < deepestTree else { return }
    do {
      let parsed = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let findings = parsed?["findings"] as? [[String: Any]]
      let sessions = parsed?["sessions"] as? [[String: Any]]
      broken.expect(
        findings?.compactMap { $0["message"] as? String }.map(withoutMark)
          == told.flatMap(\.findings).map(\.message).map(withoutMark),
        "the JSON has other findings")
      broken.expect(
        sessions?.compactMap { $0["session"] as? String }.map(withoutMark)
          == told.map(\.name).map(withoutMark),
        "the JSON has other sessions")
      broken.expect(
        parsed?["status"] as? String == report.status.rawValue,
        "the JSON has another status")
    } catch {
      broken.expect(false, "the JSON does not parse: \(error)")
    }
  }
}
