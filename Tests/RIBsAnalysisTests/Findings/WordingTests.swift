import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Compares findings in full with files that people have read. `RECORD_GOLDEN=1` records them anew.
@Suite("What findings say in full")
struct WordingTests {
  private static func text(_ examples: [RuleExample]) throws -> String {
    try examples.map { example in
      "== \(example.title)\n\n" + (try findings(example.script).wholeText)
    }.joined(separator: "\n")
  }

  @Test(arguments: RuleCatalogue.pages)
  func `a rule's examples get these findings`(page: RulePage) throws {
    try expectGolden(
      try Self.text(page.triggering + page.nonTriggering), "Examples/\(page.id).txt")
  }

  @Test(arguments: WordingCase.groups.keys.sorted())
  func `each way to put a finding is worded like this`(group: String) throws {
    let cases = try #require(WordingCase.groups[group])
    try expectGolden(
      try cases.map { try $0.text() }.joined(separator: "\n"), "Wordings/\(group).txt")
  }
}

/// A trace whose findings are worded in a way that no rule's example shows.
struct WordingCase {
  let title: String
  let script: String
  var options = AnalysisOptions()

  static let groups = [
    "calls": calls, "leaks": leaks, "objects": objects, "reuse": reuse, "flows": flows,
    "siblings": siblings, "habits": habits, "views": views, "traces": traces, "sites": sites,
  ]

  func text() throws -> String {
    "== \(title)\n\n"
      + (try sessions(TraceScript(script).trace(), options: options).flatMap(\.findings).wholeText)
  }
}
