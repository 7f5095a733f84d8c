import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// The limits at which reports leave something out and say so.
@Suite("Reports at their limits")
struct ReportLimitTests {
  /// A number of RIBs, each attached twice.
  private func faults(_ count: Int) -> String {
    "root Root\n"
      + (1...count).map { "open Root A\($0)x @App/R.swift:1\nattach Root A\($0)x @App/R.swift:2\n" }
      .joined()
  }

  @Test(arguments: [(25, nil), (26, "and 1 more"), (40, "and 15 more")] as [(Int, String?)])
  func `a comment lists twenty-five causes and counts the rest`(
    count: Int, more: String?
  ) throws {
    let text = MarkdownReport(try report(faults(count))).text
    let tree = text.range(of: "<details>")?.lowerBound ?? text.endIndex
    let shown = (1...count).count { text[..<tree].contains("A\($0)x") }
    #expect(shown == min(count, 25))
    if let more { #expect(text.contains(more)) } else { #expect(!text.contains("and 1 more")) }
  }

  @Test func `a cause in many traces names the first five`() throws {
    let inputs = try (1...8).map {
      InputReport(source: "\($0).jsonl", sessions: try sessions(faults(1)))
    }
    let text = TextReport(CheckReport(inputs)).check().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("5.jsonl once and 3 more traces"))
    let five = TextReport(CheckReport(Array(inputs.prefix(5)))).check()
    #expect(five.contains("5.jsonl once") && !five.contains("more trace"))
  }

  @Test func `CI formats count the RIBs that a leak affects`() throws {
    let report = try report(
      """
      root Root
      open Root A @App/R.swift:1
      open A B
      open B C
      close Root A @App/R.swift:2
      settle
      """)
    for format in [ReportFormat.github, .sarif] {
      #expect(format.text(report).contains("with 2 RIBs below it"), "\(format)")
    }
  }

  @Test func `a tree in a terminal has sixty lines and twenty levels`() throws {
    func tree(_ script: String) throws -> [Substring] {
      let text = TextReport(try report(script)).summary()
      let start = try #require(text.range(of: "The tree at the end"))
      return Array(
        text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
          .dropFirst().prefix { !$0.isEmpty })
    }
    let fan = (1..<70).map { "open Root R\($0)x\n" }.joined()
    let wide = try tree("root Root\n" + fan)
    #expect(wide.count { $0.contains("R") && $0.contains("x") } == 59)
    #expect(wide.contains { $0.contains("… 10 more") })
    let chain = (1..<25).map { "open N\($0)x N\($0 + 1)x\n" }.joined()
    let deep = try tree("root N1x\n" + chain)
    #expect(deep.contains { $0.contains("N20x") } && !deep.contains { $0.contains("N21x") })
    #expect(deep.contains { $0.contains("… 5 more") })
  }

  @Test func `a comparison names twenty paths of the tree`() throws {
    func compared(_ count: Int) throws -> String {
      let base = [InputReport(source: "a.jsonl", sessions: try sessions("root Root"))]
      let opened = (0..<count).map { "open Root R\($0)x\n" }.joined()
      let trace = [InputReport(source: "b.jsonl", sessions: try sessions("root Root\n" + opened))]
      return ComparisonText(
        Policy().compare(base: (base, []), trace: (trace, []), today: "2026-11-22")
      ).text
    }
    #expect(try compared(20).contains("R19x") && !compared(20).contains(" more;"))
    #expect(try !compared(21).contains("R20x") && compared(21).contains("… 1 more;"))
  }

  @Test(arguments: [60, 61]) func `a name in a Mermaid box has sixty letters`(count: Int) throws {
    let name = String(repeating: "A", count: count)
    let session = try #require(try sessions("root Root\nopen Root \(name)").first)
    let shown = String(name.prefix(60)) + (count > 60 ? "…" : "")
    #expect(MermaidTree(session).text.contains("(\"\(shown)\")"))
  }

  @Test func `a comparison with a new warning is not clean, even if it passes`() throws {
    let base = [InputReport(source: "a.jsonl", sessions: try sessions("root Root"))]
    let trace = [
      InputReport(source: "b.jsonl", sessions: try sessions("root Root\nopen Root A on loader"))
    ]
    let comparison = Policy().compare(base: (base, []), trace: (trace, []), today: "2026-11-22")
    #expect(comparison.status == .clean)
    #expect(ComparisonText(comparison).verdict.hasPrefix("! 1 new warning"))
  }
}
