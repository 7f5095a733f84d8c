import Foundation
import RIBsAnalysis
import Testing

@Suite("A baseline")
struct BaselineTests {
  private let script = """
    root Root
    open Root A @App/R.swift:1
    close Root A @App/R.swift:2
    detach Root A @App/R.swift:3
    settle
    """

  private func report(_ script: String, _ policy: Policy = Policy()) throws -> CheckReport {
    policy.judge(
      [InputReport(source: "t", sessions: [try session(script)])], today: "2026-11-21")
  }

  private func policy(_ baseline: Baseline, isStrict: Bool = false) throws -> Policy {
    var policy = Policy()
    // Write the baseline and read it back, as a file would be.
    policy.baseline = try Baseline(baseline.data(), file: "base.json")
    policy.isBaselineStrict = isStrict
    return policy
  }

  @Test func `passes the causes that it was written from`() throws {
    let baseline = Baseline(of: try report(script), file: "base.json")
    let checked = try report(script, policy(baseline))
    #expect(checked.status == .clean && checked.causes.isEmpty && checked.remarks.isEmpty)
    #expect(checked.exempt.map(\.shown.exemption) == [.baseline, .baseline])
  }

  @Test(
    arguments: [
      "another line": """
      root Root
      open Root A @App/R.swift:11
      close Root A @App/R.swift:12
      detach Root A @App/R.swift:13
      settle
      """,
      "other ids": """
      root Root
      open Root Other
      close Root Other
      destroy Other
      open Root A @App/R.swift:1
      close Root A @App/R.swift:2
      detach Root A @App/R.swift:3
      settle
      """,
      "another count": """
      root Root
      open Root A @App/R.swift:1
      close Root A @App/R.swift:2
      detach Root A @App/R.swift:3
      detach Root A @App/R.swift:3
      open Root A#2 @App/R.swift:1
      close Root A#2 @App/R.swift:2
      settle
      """,
      "another order": """
      root Root
      open Root A @App/R.swift:1
      close Root A @App/R.swift:2
      open Root A#2 @App/R.swift:1
      close Root A#2 @App/R.swift:2
      destroy A#2
      detach Root A#2 @App/R.swift:3
      settle
      """,
    ]
  ) func `does not mind`(what: String, script: String) throws {
    let baseline = Baseline(of: try report(self.script), file: "base.json")
    let checked = try report(script, policy(baseline))
    #expect(checked.status == .clean && checked.remarks.isEmpty)
    #expect(checked.exempt.count == 2)
  }

  @Test(
    arguments: [
      "another rule": "root Root\nopen Root A @App/R.swift:1\nattach Root A @App/R.swift:3",
      "another RIB": """
      root Root
      open Root B @App/R.swift:1
      close Root B @App/R.swift:2
      detach Root B @App/R.swift:3
      destroy B
      """,
      "another file": """
      root Root
      open Root A @App/R.swift:1
      close Root A @App/R.swift:2
      detach Root A @App/Other.swift:3
      destroy A
      """,
    ]
  ) func `does not pass`(what: String, script: String) throws {
    let baseline = Baseline(of: try report(self.script), file: "base.json")
    let checked = try report(script, policy(baseline))
    #expect(checked.status == .findings && checked.causes.count == 1)
  }

  @Test func `reports entries that no longer happen, and fails only if it is strict`() throws {
    let baseline = Baseline(of: try report(script), file: "base.json")
    let mended = "root Root\nopen Root A @App/R.swift:1"
    let checked = try report(mended, policy(baseline))
    #expect(checked.status == .clean)
    #expect(
      checked.remarks.map(\.message) == [
        "double-detach at 'Root/A' no longer happens. Take it out of the baseline.",
        "leaked-child at 'Root/A' no longer happens. Take it out of the baseline.",
      ])
    #expect(checked.remarks.allSatisfy { $0.file == "base.json" && !$0.failsCheck })
    #expect(try report(mended, policy(baseline, isStrict: true)).status == .findings)
  }

  @Test func `leaves out suppressed causes, and notes that fail nothing`() throws {
    var policy = Policy()
    policy.suppressions = [
      Suppression(rule: "leaked-child", path: Glob("**"), reason: "r", until: nil, line: 1)
    ]
    let noted = script + "\ncreate Unused\nsettle"
    #expect(
      Baseline(of: try report(noted, policy), file: "b").entries.map(\.rule) == ["double-detach"])
    policy.threshold = .info
    #expect(
      Baseline(of: try report(noted, policy), file: "b").entries.map(\.rule)
        == ["double-detach", "never-attached"])
  }

  @Test func `written again, it keeps the entries that still happen`() throws {
    let baseline = Baseline(of: try report(script), file: "base.json")
    let again = Baseline(of: try report(script, policy(baseline)), file: "base.json")
    #expect(again.entries == baseline.entries && again.entries.count == 2)
  }

  @Test(
    arguments: [
      ("", "it is not JSON"), ("[1]", "it is not a JSON object"), ("{}", "'version' is missing"),
      (#"{"version":1}"#, "'causes' is missing"),
      (#"{"version":"1"}"#, "'version' has the wrong type"),
      (#"{"version":2,"shape":"new"}"#, "has version 2"),
    ]
  ) func `a file that is not one is an error that says why`(text: String, reason: String) {
    let error = #expect(throws: Baseline.Unusable.self) {
      try Baseline(Data(text.utf8), file: "b")
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `is written with one value per line and sorted keys, so that changes can be reviewed`()
    throws
  {
    let data = try Baseline(of: try report(script), file: "base.json").data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "{" && lines.last == "}")
    #expect(lines.allSatisfy { $0.matches(of: /" ?:/).count <= 1 })
    #expect(lines.contains { $0.hasSuffix(#""Root/A","#) })
  }
}
