import RIBsAnalysis
import RIBsSource
import Testing

/// The examples that `ribs-inspect rules ID` prints. All others are files: see ``ExampleFileTests``.
@Suite struct SourceRuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: RulePage
    let example: RuleExample
    var testDescription: String { "\(page.id): \(example.title)" }

    /// The hazards that no comment in the example accepts.
    var hazards: [Hazard] {
      SourceAnalysis.report(onText: example.script).hazards.filter { $0.exemption == nil }
    }

    /// The line that ends with the comment `// reported`, from 1.
    var reportedLine: Int? {
      example.script.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasSuffix("// reported") }.map { $0 + 1 }
    }
  }

  static let triggering = SourceRuleCatalogue.pages.flatMap { page in
    page.triggering.map { Case(page: page, example: $0) }
  }
  static let nonTriggering = SourceRuleCatalogue.pages.flatMap { page in
    page.nonTriggering.map { Case(page: page, example: $0) }
  }

  @Test func `each rule has a page of its own`() {
    let ids = SourceRuleCatalogue.pages.map(\.id)
    #expect(Set(ids).count == ids.count)
    let runtime = Set(RuleCatalogue.pages.map(\.id))
    #expect(runtime.isDisjoint(with: ids))
  }

  @Test(arguments: SourceRuleCatalogue.pages)
  func `a page shows one example that triggers and one or two that do not`(page: RulePage) {
    #expect(page.triggering.count == 1 && [1, 2].contains(page.nonTriggering.count))
  }

  @Test(arguments: triggering + nonTriggering)
  func `a finding has a severity that its rule's page names, unless it is a guess`(
    example: Case
  ) throws {
    for finding in example.hazards {
      if finding.message.contains("This is a guess:") {
        #expect(finding.severity == .info)
        continue
      }
      let page = SourceRuleCatalogue.pages.first { $0.id == finding.rule }
      #expect(page?.severities.contains(finding.severity) == true, "\(finding.rule)")
    }
  }

  @Test(arguments: triggering)
  func `a triggering example triggers its rule at the marked line, and no other warning or error`(
    example: Case
  ) throws {
    let line = try #require(example.reportedLine)
    let findings = example.hazards
    #expect(findings.contains { $0.rule == example.page.id && $0.line == line })
    let others = findings.filter { $0.rule != example.page.id && $0.severity >= .warning }
    #expect(others.isEmpty, "\(others.map(\.message))")
  }

  @Test(arguments: nonTriggering)
  func `a non-triggering example does not trigger its rule`(example: Case) {
    let found = example.hazards.filter { $0.rule == example.page.id }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: triggering)
  func `a hazard says what is wrong, where and what to do`(example: Case) {
    for finding in example.hazards {
      #expect(finding.message.last == ".")
      #expect(finding.fix.last == ".")
      #expect(finding.at == "App.swift:\(finding.line)")
      #expect(finding.rib?.isEmpty == false && !finding.path.isEmpty)
      #expect(finding.fingerprint.wholeMatch(of: /[0-9a-f]{64}/) != nil)
      #expect(finding.related.allSatisfy { !$0.note.isEmpty && $0.line >= 1 })
    }
  }
}
