import Testing

@testable import RIBsAnalysis

@Suite struct RulePageTests {
  @Test func `each rule has its own id`() {
    let ids = RuleCatalogue.pages.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleCatalogue.pages.indices)
  func `an id is in kebab case and finds its page`(index: Int) {
    let page = RuleCatalogue.pages[index]
    #expect(page.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(RuleCatalogue.page(page.id)?.summary == page.summary)
  }

  @Test func `there is no page for an id that no rule has`() {
    #expect(RuleCatalogue.page("no-such-rule") == nil)
  }

  @Test(arguments: RuleCatalogue.pages.indices)
  func `a page says everything, in sentences`(index: Int) {
    let page = RuleCatalogue.pages[index]
    for text in [page.summary, page.reason, page.fix] {
      #expect(text.last == ".", "\(page.id): \(text)")
      #expect(!text.contains("  ") && !text.contains("\n\n"), "\(page.id): \(text)")
    }
    #expect(!page.summary.contains("\n"))
    #expect(!page.fix.contains("\n"))
  }

  @Test(arguments: RuleCatalogue.pages.indices)
  func `a page shows both what triggers the rule and what does not`(index: Int) {
    let page = RuleCatalogue.pages[index]
    #expect(!page.triggering.isEmpty)
    #expect(!page.nonTriggering.isEmpty)
    let titles = (page.triggering + page.nonTriggering).map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(titles.allSatisfy { !$0.isEmpty })
  }

  @Test func `a rule set has room for every rule`() {
    #expect(RuleCatalogue.rules.count <= RuleSet.capacity)
  }
}
