import RIBsSource
import Testing

@Suite struct SourceRuleExampleTests {
  @Test func `each rule has a page of its own`() {
    let ids = SourceRuleCatalogue.pages.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
