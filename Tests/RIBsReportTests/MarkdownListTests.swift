import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsReport

@Suite("Lists in Markdown") struct MarkdownListTests {
  private func list(_ items: [String], most: Int, room: Int) -> String {
    MarkdownList(items, most: most, room: room) { $0 }.text(("cause", "causes"))
  }

  @Test func `an item that just fits is listed`() {
    // Each item takes its line ending too.
    #expect(list(["ab", "cd"], most: 5, room: 6) == "ab\ncd")
    #expect(list(["ab", "cd"], most: 5, room: 5) == "ab\n- … and 1 more")
  }

  @Test func `without room for any item they are counted`() {
    #expect(list(["ab"], most: 5, room: 2) == "- … 1 cause")
    #expect(list(["ab", "cd"], most: 5, room: 2) == "- … 2 causes")
  }

  /// RIBs that are each attached twice.
  private func faults(_ range: ClosedRange<Int>) -> String {
    "root Root\n"
      + range.map { "open Root A\($0)x @App/R.swift:1\nattach Root A\($0)x @App/R.swift:2\n" }
      .joined() + "end exit"
  }

  private func comparison(_ base: String, _ trace: String) throws -> String {
    func inputs(_ name: String, _ script: String) throws -> [InputReport] {
      [InputReport(source: name, sessions: try sessions(script))]
    }
    return ComparisonMarkdown(
      Policy().compare(
        base: (try inputs("base.jsonl", base), []), trace: (try inputs("now.jsonl", trace), []),
        today: "2026-11-21")
    ).text
  }

  private func items(below title: String, in text: String) throws -> [Substring] {
    let start = try #require(text.range(of: "**\(title)")).upperBound
    let lines = text[start...].split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.dropFirst(2).prefix { !$0.isEmpty })
  }

  @Test func `a comparison lists twenty-five causes that are fixed or no longer seen`() throws {
    let opened = faults(1...30).split(separator: "\n").filter { !$0.hasPrefix("attach") }
    let fixed = try comparison(faults(1...30), opened.joined(separator: "\n"))
    #expect(try items(below: "Fixed", in: fixed).count == 26)
    #expect(try items(below: "Fixed", in: fixed).last == "- … and 5 more")
    let unseen = try comparison(faults(1...30), "root Root\nend exit")
    #expect(try items(below: "No longer seen", in: unseen).count == 26)
    #expect(try items(below: "The tree", in: unseen).count == 26)
    let new = try comparison("root Root\nend exit", faults(1...30))
    #expect(new.contains("- … and 5 more"))
  }

  @Test func `two traces are counted, and causes name theirs`() throws {
    let inputs = try ["a.jsonl", "b.jsonl"].map {
      InputReport(source: $0, sessions: try sessions(faults(1...1)))
    }
    let both = MarkdownReport(CheckReport(inputs)).text
    #expect(both.contains("Checked: 2 traces · "))
    #expect(both.contains("b.jsonl"))
    let one = MarkdownReport(CheckReport(Array(inputs.prefix(1)))).text
    #expect(!one.contains("traces · ") && !one.contains("a.jsonl"))
  }
}
