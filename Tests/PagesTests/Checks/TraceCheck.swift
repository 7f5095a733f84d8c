import Foundation
import RIBsTestSupport

/// Lines of a trace on a page.
struct TraceExample {
  /// The lines alone.
  let session: String
  /// The lines, each at the number that it has on the page. Readers ignore the blank ones above.
  let text: String

  /// - Returns: nil if the block shows something else. Line numbers may stand in front.
  init?(_ block: MarkdownBlock) {
    let lines = block.lines.map { $0.trimmingPrefix(#/ *[0-9]* */#) }
    guard lines.first?.hasPrefix(#"{"type":"#) == true else { return nil }
    let first = block.numberedLines.first?.number ?? 1
    session = lines.joined(separator: "\n") + "\n"
    text = String(repeating: "\n", count: first - 1) + session
  }

  /// A line of a trace that has a document as the value of a key that readers ignore.
  init(json block: MarkdownBlock) {
    let document = block.lines.joined(separator: " ")
    session = #"{"type":"mark","t":0,"name":"","document":\#(document)}"# + "\n"
    text =
      #"{"type":"trace","version":1}"# + String(repeating: "\n", count: max(1, block.line - 1))
      + session
  }
}

/// Reads the traces and the JSON of a page. The reader of traces reads all of it: unlike Foundation, it takes nothing
/// that is not JSON.
enum TraceCheck {
  static func complaints(about page: Page) throws -> [Complaint] {
    try page.blocks.flatMap { block -> [Complaint] in
      let isJSON = block.kind == .fence(language: "json")
      guard isJSON || block.kind == .indentedCode else { return [] }
      guard let trace = TraceExample(block) ?? (isJSON ? TraceExample(json: block) : nil) else {
        return []
      }
      return try complaints(about: trace, on: page, block.line)
    }
  }

  /// What makes a line unusable. An example need not be a whole session.
  private static let rules: Set = [
    "trace-malformed-line", "trace-line-too-long", "trace-invalid-field", "trace-unknown-type",
    "trace-torn-tail", "trace-contradiction", "trace-gap", "trace-clock",
  ]

  private static func complaints(
    about trace: TraceExample, on page: Page, _ line: Int
  ) throws -> [Complaint] {
    let outcome = try Tool("ribs-inspect").run(
      ["check", "-", "--format", "json"], input: Data(trace.text.utf8))
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.unusable.map { page.complaint(line, $0.reason) }
      + report.findings.filter { rules.contains($0.rule) }.map {
        page.complaint($0.line ?? line, "\($0.rule): \($0.message)")
      }
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let message: String
      let line: Int?
    }
    /// A trace of which no line could be read.
    struct Unusable: Decodable {
      let reason: String
    }
    let findings: [Finding]
    let unusable: [Unusable]
  }
}
