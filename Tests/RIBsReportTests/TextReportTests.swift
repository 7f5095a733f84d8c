import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The text report")
struct TextReportTests {
  private func report(_ fixture: String) throws -> CheckReport {
    CheckReport([try inputReport(fixture)])
  }

  @Test(
    arguments: [
      "board/double-tap", "home-flow/left-behind", "careers/detach-again", "careers/switch-tabs",
      "careers/attach-late",
    ]
  ) func `the summary of a sample matches its golden file`(fixture: String) throws {
    let name = fixture.replacingOccurrences(of: "/", with: "-")
    try expectGolden(TextReport(try report(fixture)).summary(), "\(name).txt")
  }

  @Test func `the report on several traces matches its golden file`() throws {
    var policy = Policy()
    policy.configFile = ".ribs-inspect.yml"
    policy.suppressions = [
      Suppression(
        rule: "lost-child", path: Glob("**/Random"), reason: "RIB-12", until: nil, line: 4),
      Suppression(
        rule: "lost-child", path: Glob("Root/News"), reason: "RIB-7", until: nil, line: 7),
    ]
    let inputs = try [
      "careers/detach-twice", "board/open-and-back", "careers/detach-again", "careers/attach-late",
      "home-flow/back-goes-forward",
    ].map { try inputReport($0) }
    let torn = InputReport(source: "torn.jsonl", sessions: try sessions("root Root\ntorn {"))
    let unusable = UnusableInput(source: "none.jsonl", reason: "no such file.")
    let report = policy.judge(inputs + [torn], unusable: [unusable], today: "2026-11-21")
    try expectGolden(TextReport(report).check(), "several-traces.txt")
  }

  @Test(arguments: Repository.fixtures) func `no line is wider than 80 columns`(fixture: URL) throws
  {
    let text = TextReport(CheckReport([try inputReport(at: fixture)])).summary()
    for line in text.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `the first line says whether the trace is clean`() throws {
    let clean = TextReport(
      CheckReport([InputReport(source: "t", sessions: try sessions("root Root"))])
    ).check()
    #expect(clean.hasPrefix("t\n✓ clean: nothing is wrong\n"))
    let wrong = try sessions(
      "root Root\nopen Root A\nclose Root A\ndetach Root A\ndetach Root A")
    #expect(
      TextReport(CheckReport([InputReport(source: "t", sessions: wrong)])).check().hasPrefix(
        "t\n✗ 1 error\n"))
  }

  @Test func `a cause appears once with its number of findings`() throws {
    let wrong = try sessions(
      "root Root\nopen Root A\nclose Root A\n"
        + String(repeating: "detach Root A @App/R.swift:9\n", count: 7) + "destroy A")
    let text = TextReport(CheckReport([InputReport(source: "t", sessions: wrong)])).check()
    #expect(text.components(separatedBy: "double-detach").count == 2)
    #expect(text.contains("7 times"))
    #expect(text.contains("  where  App/R.swift:9\n"))
    #expect(text.contains("  RIB    Root/A\n"))
  }

  @Test func `an incomplete trace is never called clean`() throws {
    let torn = try sessions("root Root\ntorn {\"type\":")
    let text = TextReport(CheckReport([InputReport(source: "t", sessions: torn)])).check()
    #expect(text.hasPrefix("t\n? inconclusive"))
    #expect(!text.contains("clean:"))
  }

  @Test func `a name cannot move the cursor`() throws {
    let session = try sessions(
      #"""
      root Root
      raw {"type":"create","seq":5,"t":9000000,"id":9,"rib":"\u001b[2J\u202eevil\n","kind":"viewable"}
      raw {"type":"attach","seq":6,"t":9000000,"id":9,"parent":1}
      raw {"type":"attach","seq":7,"t":9000000,"id":9,"parent":1}
      """#)
    let text = TextReport(CheckReport([InputReport(source: "t\u{1B}[1m", sessions: session)]))
      .summary()
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("double-attach"))
  }

  @Test func `a plain report has no colours`() throws {
    let report = CheckReport([InputReport(source: "t", sessions: try sessions("root Root"))])
    #expect(!TextReport(report).summary().contains("\u{1B}"))
    #expect(TextReport(report, style: .coloured).summary().contains("\u{1B}[32m✓"))
  }

  @Test func `a deep and a wide tree are folded`() throws {
    let chain = (1...100).map { "attach N\($0) N\($0 + 1)" }.joined(separator: "\n")
    let rows = (1...100).map { "open N1 Row\($0)" }.joined(separator: "\n")
    for script in ["root N1\n" + chain, "root N1\n" + rows] {
      let text = TextReport(CheckReport([InputReport(source: "t", sessions: try sessions(script))]))
        .summary()
      #expect(text.split(separator: "\n").count < 90)
      #expect(text.contains("more; `ribs-inspect render` draws the whole tree"))
    }
  }
}
