import RIBsAnalysis
import RIBsSource
import Testing

@Suite("What a rule about source explains")
struct ExplainedRuleTests {
  @Test func `is a rule about traces`() {
    for (rule, explained) in SourceRuleCatalogue.explains {
      #expect(!explained.isEmpty, "\(rule)")
      for id in explained { #expect(RuleCatalogue.page(id) != nil, "\(rule) explains \(id)") }
    }
  }

  @Test func `belongs to a rule in the catalogue`() {
    guard !SourceRuleCatalogue.pages.isEmpty else { return }
    let known = Set(SourceRuleCatalogue.pages.map(\.id))
    for rule in SourceRuleCatalogue.explains.keys { #expect(known.contains(rule), "\(rule)") }
  }
}
