import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Compares the analyzer with a second implementation of the rules.
///
/// `RIBS_DIFFERENTIAL=N` compares N traces. `RIBS_DIFFERENTIAL_SEED=S` starts at seed S.
@Suite(.timeLimit(.minutes(60))) struct DifferentialTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `random traces get the same verdict from the analyzer and from the reference`() async {
    let count = Self.setting("RIBS_DIFFERENTIAL") ?? 5_000
    let seed = Self.setting("RIBS_DIFFERENTIAL_SEED") ?? 1
    let run = await DifferentialRun.inBlocks(count, from: UInt64(max(seed, 0)))
    for report in run.reports(8) { Issue.record("\(report)") }
    if Self.setting("RIBS_DIFFERENTIAL") != nil {
      print("\(run.traces) traces, \(run.findings.values.reduce(0, +)) findings compared")
      for (rule, count) in run.findings.sorted(by: { $0.key < $1.key }) { print(rule, count) }
    }
  }

  @Test func `random traces reach every rule, and what follows from a finding`() {
    var (findings, explaining): ([String: Int], [String: Int]) = ([:], [:])
    for seed in 1...UInt64(1500) {
      for row in Verdict.ofProduct(RandomTrace(seed: seed).bytes).rows where row.isFinding {
        findings[row.kind, default: 0] += 1
        if row.hasVictims { explaining[row.kind, default: 0] += 1 }
        let severities = RuleCatalogue.page(row.kind)?.severities.map(\.rawValue) ?? []
        #expect(severities.contains(row.severity), "\(row.kind) is never \(row.severity)")
      }
    }
    for page in RuleCatalogue.pages {
      #expect(findings[page.id, default: 0] >= 3, "\(page.id)")
    }
    for rule in [
      "leaked-child", "lost-child", "stranded-sibling", "view-outlives-rib",
      "view-gone-rib-attached", "retained-object", "active-while-detached",
    ] {
      #expect(explaining[rule, default: 0] >= 3, "\(rule)")
    }
  }

  @Test(arguments: Repository.fixtures)
  func `a recorded trace gets the same verdict from both`(file: URL) throws {
    let pair = VerdictPair(Array(try Data(contentsOf: file)))
    #expect(pair.difference == nil, "\(pair.text)")
  }

  @Test(arguments: RuleCatalogue.pages)
  func `a rule's examples get the same verdict from both`(page: RulePage) throws {
    for example in page.triggering + page.nonTriggering {
      let pair = VerdictPair(try TraceScript(example.script).trace())
      #expect(pair.difference == nil, "\(pair.text)")
    }
  }
}
