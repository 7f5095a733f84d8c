import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("A rule about source in a terminal")
struct SourceRuleTextTests {
  private let page = SourceSample.pages[0]

  @Test func `matches its golden file`() throws {
    try expectGolden(RuleText.page(page, .swift), "Source/rule.txt", besides: goldens)
  }

  @Test func `marks the lines that are reported, and does not show the comment`() {
    let text = RuleText.page(page, .swift)
    #expect(text.contains("\n  →     attachChild(home)\n"))
    #expect(!text.contains("// reported"))
  }

  @Test func `has its first example in full, and the others with --all`() {
    let text = RuleText.page(page, .swift)
    #expect(text.contains("\nNot reported:\n  - A guard\n") && !text.contains("guard home == nil"))
    #expect(
      text.hasSuffix("\n`ribs-inspect rules reattach-from-child --all` shows these in full.\n"))
    let all = RuleText.page(page, .swift, all: true)
    #expect(
      all.contains("\nNot reported: A guard\n    guard home == nil") && !all.contains("--all"))
  }

  @Test func `is listed below its group's title, and a group without rules is not`() {
    let text = RuleText.list([
      ("Rules about traces", []), ("Rules about source", SourceSample.pages),
    ])
    #expect(text.hasPrefix("Rules about source\n\nerror    reattach-from-child  A child"))
    #expect(!text.contains("traces"))
  }
}
