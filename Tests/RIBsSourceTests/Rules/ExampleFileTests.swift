import RIBsAnalysis
import RIBsSource
import SourceExamples
import Testing

/// Small apps that look alike, some of which are wrong and some right.
@Suite struct ExampleFileTests {
  @Test func `each folder of examples is a rule's`() {
    let rules = Set(SourceRuleCatalogue.pages.map(\.id))
    #expect(!ExampleFile.rules.isEmpty)
    for rule in ExampleFile.rules { #expect(rules.contains(rule)) }
  }

  @Test(arguments: SourceRuleCatalogue.pages.map(\.id))
  func `each rule has examples that are reported, and some that are not`(rule: String) {
    let isReported = ExampleFile.all.filter { $0.rule == rule }
      .map { example in example.expected.contains { $0.rule == rule } }
    #expect(isReported.contains(true) && isReported.contains(false))
  }

  @Test func `each shared file is part of an example`() {
    #expect(ExampleFile.unusedSharedFiles.isEmpty, "\(ExampleFile.unusedSharedFiles)")
  }

  @Test(arguments: ExampleFile.all)
  func `an example says what it shows, and its files are there`(example: ExampleFile) {
    #expect(example.title?.isEmpty == false)
    #expect(example.isComplete)
  }

  @Test(arguments: ExampleFile.all)
  func `the hazards of an example are those that its comments name`(example: ExampleFile) throws {
    let expected = example.expected
    let named = Set(expected.map(\.rule) + [example.rule])
    let found = try example.report().hazards.filter { finding in
      finding.exemption == nil && (finding.severity > .info || named.contains(finding.rule))
    }.map { finding in
      ExampleFile.Hazard(
        at: finding.at ?? "", rule: finding.rule, severity: finding.severity.rawValue)
    }
    #expect(found.sorted() == expected)
  }
}
