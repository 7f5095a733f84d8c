import RIBsAnalysis
import Testing

@Suite("A team's policy")
struct PolicyTests {
  private let script = """
    root Root
    open Root A @App/R.swift:1
    open A B @App/A.swift:1
    close Root A @App/R.swift:2
    detach Root A @App/R.swift:3
    settle
    """

  private func judged(
    _ change: (inout Policy) -> Void, today: String = "2026-11-21"
  ) throws -> CheckReport {
    var policy = Policy()
    policy.configFile = "config.yml"
    change(&policy)
    let input = InputReport(source: "t", sessions: [try session(script, options: policy.options)])
    return policy.judge([input], today: today)
  }

  private func suppression(
    _ rule: String, _ path: String = "**", until: String? = nil, line: Int = 7
  ) -> Suppression {
    Suppression(rule: rule, path: Glob(path), reason: "RIB-12", until: until, line: line)
  }

  @Test func `changes nothing if it decides nothing`() throws {
    let report = try judged { _ in }
    #expect(report.causes.map(\.finding?.words) == ["leaked-child A", "double-detach A"])
    #expect(report.causes.first?.victims == 1)
    #expect(report.exempt.isEmpty && report.remarks.isEmpty && report.status == .findings)
  }

  @Test func `sets the severity of a rule, or turns the rule off`() throws {
    let report = try judged {
      $0.settings = ["double-detach": .off, "leaked-child": .severity(.info)]
    }
    #expect(report.causes.map(\.finding?.words) == ["leaked-child A"])
    #expect(report.causes.first?.shown.severity == .info)
    #expect(report.status == .clean)
  }

  @Test func `a suppressed culprit takes its victims along but no findings of other rules`() throws
  {
    let report = try judged { $0.suppressions = [suppression("leaked-child", "Root/A")] }
    #expect(report.causes.map(\.shown.rule) == ["double-detach"])
    #expect(report.exempt.map(\.shown.exemption) == [.suppressed(reason: "RIB-12")])
    #expect(report.exempt.first?.victims == 1)
    #expect(report.remarks.isEmpty)
  }

  @Test func `a suppression that matches nothing is reported with its line and fails nothing`()
    throws
  {
    let report = try judged {
      $0.settings = ["double-detach": .off, "leaked-child": .off]
      $0.suppressions = [suppression("lost-child"), suppression("leaked-child", line: 9)]
    }
    #expect(report.remarks.map(\.location) == ["config.yml:7", "config.yml:9"])
    #expect(report.remarks.allSatisfy { $0.message.contains("matches nothing") })
    #expect(report.status == .clean)
  }

  @Test func `a suppression counts to the end of its last day and is reported from then on`() throws
  {
    func report(_ today: String) throws -> CheckReport {
      try judged(
        {
          $0.suppressions = [
            suppression("leaked-child", until: "2026-11-21"),
            suppression("lost-child", until: "2026-11-20"),
          ]
        }, today: today)
    }
    let last = try report("2026-11-21")
    #expect(last.exempt.map(\.shown.rule) == ["leaked-child"])
    #expect(
      last.remarks.map(\.message) == [
        "the suppression of lost-child at '**' counted until 2026-11-20. Remove it."
      ])
    let next = try report("2026-11-22")
    #expect(next.exempt.isEmpty)
    #expect(next.remarks.first?.message.contains("it still happens") == true)
  }

  @Test func `the first of two suppressions that count gives the reason`() throws {
    let report = try judged {
      $0.suppressions = [
        suppression("leaked-child", until: "2020-01-01"),
        Suppression(
          rule: "leaked-child", path: Glob("**/A"), reason: "mine", until: nil, line: 8),
        suppression("leaked-child"),
      ]
    }
    #expect(report.exempt.map(\.shown.exemption) == [.suppressed(reason: "mine")])
    #expect(report.remarks.count == 1)
  }

  @Test func `a RIB whose name is reusable is kept, and so are the RIBs below it`() throws {
    let report = try judged { $0.options.reusable = [Glob("A*")] }
    #expect(report.causes.map(\.finding?.words) == ["double-detach A", "kept-for-reuse A"])
  }
}
