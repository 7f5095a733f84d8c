import RIBsAnalysis
import Testing

@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: RulePage
    let example: RuleExample
    var testDescription: String { "\(page.id): \(example.title)" }
  }

  static let triggering = RuleCatalogue.pages.flatMap { page in
    page.triggering.map { Case(page: page, example: $0) }
  }
  static let nonTriggering = RuleCatalogue.pages.flatMap { page in
    page.nonTriggering.map { Case(page: page, example: $0) }
  }

  @Test(arguments: triggering)
  func `a triggering example triggers its rule and no other warning or error`(example: Case) throws
  {
    let found = try findings(example.example.script)
    #expect(found.contains { $0.rule == example.page.id })
    let others = found.filter { $0.rule != example.page.id && $0.severity >= .warning }
    #expect(others.isEmpty, "\(others.map(\.message))")
  }

  @Test(arguments: nonTriggering)
  func `a non-triggering example does not trigger its rule`(example: Case) throws {
    #expect(try !findings(example.example.script).contains { $0.rule == example.page.id })
  }

  @Test(arguments: triggering)
  func `a finding says what happened, where and what to do`(example: Case) throws {
    for finding in try findings(example.example.script) where finding.rule == example.page.id {
      #expect(finding.message.last == ".")
      #expect(finding.fix.last == ".")
      #expect(finding.session == "example" || example.page.id == "trace-no-header")
      #expect(finding.fingerprint.wholeMatch(of: /[0-9a-f]{64}/) != nil)
      #expect(finding.related.allSatisfy { !$0.note.isEmpty && $0.line >= 1 })
      #expect(finding.id == nil || finding.rib != nil)
      #expect(finding.path.isEmpty == finding.rule.hasPrefix("trace-"))
    }
  }
}
