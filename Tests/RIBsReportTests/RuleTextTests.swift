import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The rules in a terminal")
struct RuleTextTests {
  @Test func `summaries of a list stand in one column, behind the longest name`() throws {
    let pages = RuleCatalogue.pages
    let longest = try #require(pages.max { $0.id.count < $1.id.count })
    let lines = RuleText.list(pages).split(separator: "\n")
    for page in pages {
      let line = try #require(
        lines.first { $0.split(separator: " ").prefix(2).last == page.id[...] }, "\(page.id)")
      let name = try #require(line.range(of: page.id))
      let gap = line[name.upperBound...].prefix { $0 == " " }.count
      #expect(page.id.count + gap == longest.id.count + 2, "\(line)")
    }
  }

  @Test(arguments: RuleCatalogue.pages) func `an example's report matches its golden file`(
    page: RulePage
  ) throws {
    let example = try #require(page.triggering.first)
    let input = InputReport(source: "trace.jsonl", sessions: try sessions(example.script))
    let report = CheckReport([input], failOn: .error)
    try expectGolden(TextReport(report).summary(), "Rules/\(page.id).txt")
  }

  @Test(arguments: ["leaked-child", "growth"]) func `a page matches its golden file`(
    rule: String
  ) throws {
    let page = try #require(RuleCatalogue.page(rule))
    try expectGolden(RuleText.page(page), "Rules/page-\(rule).txt")
  }

  @Test(arguments: RuleCatalogue.pages) func `a page shows the findings of its examples`(
    page: RulePage
  ) {
    let text = RuleText.page(page)
    #expect(text.components(separatedBy: "    → ").count == page.triggering.count + 1)
    for line in text.split(separator: "\n") where !line.hasPrefix("    raw") {
      #expect(line.count <= 80)
    }
  }
}
