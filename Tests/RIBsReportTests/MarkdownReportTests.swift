import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  private func text(_ script: String, unusable: [UnusableInput] = []) throws -> String {
    MarkdownReport(
      CheckReport(
        [InputReport(source: "t.jsonl", sessions: try sessions(script))], unusable: unusable)
    ).text
  }

  @Test(arguments: ["home-flow/back-goes-forward", "careers/switch-tabs"])
  func `a sample's comment matches its golden file`(fixture: String) throws {
    let report = CheckReport([try inputReport(fixture)])
    let name = fixture.replacingOccurrences(of: "/", with: "-")
    try expectGolden(MarkdownReport(report).text, "\(name).md")
  }

  @Test func `a comment on everything at once matches its golden file`() throws {
    var policy = Policy()
    policy.configFile = ".ribs-inspect.yml"
    policy.suppressions = [
      Suppression(
        rule: "detach-after-cascade", path: Glob("Root/**"), reason: "RIB-12", until: nil, line: 4),
      Suppression(
        rule: "lost-child", path: Glob("Root/News"), reason: "RIB-7", until: nil, line: 7),
    ]
    let inputs = try [
      "careers/detach-twice", "careers/detach-again", "careers/rebuild-tabs",
      "home-flow/back-goes-forward", "deep-link/never-logs-in",
    ].map { try inputReport($0) }
    let torn = InputReport(source: "torn.jsonl", sessions: try sessions("root Root\ntorn {"))
    let unusable = UnusableInput(source: "none.jsonl", reason: "no such file.")
    let report = policy.judge(inputs + [torn], unusable: [unusable], today: "2026-11-21")
    try expectGolden(MarkdownReport(report).text, "several-traces.md")
  }

  @Test func `the verdict is the first line`() throws {
    #expect(try text("root Root").hasPrefix("### ribs-inspect: ✓ clean: nothing is wrong\n"))
    #expect(try text("root Root\ngap 2\nsettle").hasPrefix("### ribs-inspect: ? inconclusive"))
    let nothing = MarkdownReport(
      CheckReport([], unusable: [UnusableInput(source: "x.jsonl", reason: "no such file.")])
    ).text
    #expect(nothing.hasPrefix("### ribs-inspect: ? inconclusive\n"))
    #expect(nothing.contains("- `x.jsonl`: no such file."))
  }

  @Test func `each cause appears once, the worst first, and notes are folded`() throws {
    let text = try text(
      "root Root\nopen Root A on network\nopen Root B\nclose Root B\ncreate C\n"
        + String(repeating: "detach Root B @App/R.swift:9\n", count: 7) + "destroy B\nsettle")
    let error = try #require(text.range(of: "**✗ error** `double-detach`, 7 times"))
    let warning = try #require(text.range(of: "**! warning** `off-main-thread`, once"))
    let folded = try #require(text.range(of: "<details>\n<summary>1 note</summary>"))
    let note = try #require(text.range(of: "**note** `never-attached`: "))
    let places = [error, warning, folded, note].map(\.lowerBound)
    #expect(places == places.sorted())
    #expect(text.components(separatedBy: "`double-detach`").count == 2)
    #expect(text.contains("\n  - where: `App/R.swift:9`\n  - RIB: `Root/B`\n"))
  }

  @Test func `the tree is that of the worst session`() throws {
    let clean = InputReport(source: "a.jsonl", sessions: try sessions("root Calm"))
    let wrong = InputReport(
      source: "b.jsonl", sessions: try sessions("root Wild\nopen Wild A\nattach Wild A"))
    let text = MarkdownReport(CheckReport([clean, wrong])).text
    #expect(text.contains("of `b.jsonl`.\n\n```mermaid\nflowchart TD\n"))
    #expect(text.contains("\"Wild\"") && !text.contains("\"Calm\""))
    #expect(!MarkdownReport(CheckReport([clean, clean])).text.contains("mermaid"))
    #expect(try self.text("root Calm").contains("\"Calm\""))
  }

  /// The part of a line that Markdown interprets: the line without its code spans.
  private func bare(_ line: Substring) -> String {
    var rest = line
    var bare = ""
    while let start = rest.firstIndex(of: "`") {
      bare += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      var after = rest[fence.endIndex...]
      var close: Substring?
      while let next = after.firstIndex(of: "`") {
        let run = after[next...].prefix { $0 == "`" }
        after = after[run.endIndex...]
        if run.count == fence.count {
          close = run
          break
        }
      }
      if close == nil { bare += fence }
      rest = close.map { rest[$0.endIndex...] } ?? rest[fence.endIndex...]
    }
    return bare + rest
  }

  @Test(arguments: [
    "`", "``a`b```", "@octocat", "#123", "GH-12", "<img src=x>", "a|b", "**b**", "[x](http://y.z)",
    "line\\nbreak",
    "- x", "1. x", "# x", "$x$", "~~~", "&lt;", "\\\\", ":bug:", "www.a.bc", "me@example.com",
    "</details>", "_x_",
  ]) func `a name is shown and does nothing else`(name: String) throws {
    let text = try text(
      #"""
      raw {"type":"trace","version":1,"session":"\#(name)","app":"\#(name)"}
      root Root
      raw {"type":"create","seq":5,"t":9000000,"id":9,"rib":"\#(name)","kind":"viewable"}
      raw {"type":"attach","seq":6,"t":9000000,"id":9,"parent":1,"at":"\#(name)"}
      raw {"type":"attach","seq":7,"t":9000000,"id":9,"parent":1,"at":"\#(name)"}
      raw {"type":"create","seq":8,"t":9000000,"id":10,"rib":"\#(name)","kind":"viewable"}
      settle
      """#,
      unusable: [
        UnusableInput(source: name, reason: "\(name) is \(name), \(name)."),
        UnusableInput(source: name, reason: "\(name)\(name)"),
      ])
    #expect(text.contains("double-attach") && text.contains("never-attached"))
    let frames = ["<details>", "</details>", "<summary>2 notes</summary>"]
    let chart = try #require(text.range(of: "```mermaid\n"))
    for line in text[..<chart.lowerBound].split(separator: "\n") where !frames.contains("\(line)") {
      if line.hasPrefix("<summary>The tree at the end: ") { continue }
      var bare = bare(line)
      for own in ["### ", "**", "  - ", "- "] { bare = bare.replacing(own, with: "") }
      #expect(!bare.contains { "`@#<>|*[]$~&\\_".contains($0) }, "\(line)")
      #expect(!bare.contains(/GH-|:bug|www\./), "\(line)")
      #expect(
        line.wholeMatch(of: /(### |Checked: |\*\*|  - |- \*\*|- `|Session `|[A-Z]).*/) != nil,
        "\(line)")
    }
  }

  @Test func `every report fits into a comment`() throws {
    let longName = String(repeating: "Long", count: 300)
    var script = "root Root\n"
    for index in 1...300 {
      let name = "R\(index)\(longName)"
      script += "open Root \(name) @\(longName)/R.swift:1 on network\n"
      script += "attach Root \(name) @\(longName)/R.swift:\(index)\n"
    }
    let inputs = try (1...20).map { number in
      InputReport(source: "\(number)\(longName).jsonl", sessions: try sessions(script + "torn {"))
    }
    let unusable = (1...50).map { UnusableInput(source: "\($0)\(longName)", reason: longName) }
    let remarks = (1...50).map { Remark(file: longName, line: $0, message: longName) }
    let text = MarkdownReport(CheckReport(inputs, unusable: unusable, remarks: remarks)).text
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains(/- … and [0-9]+ more\n/))
    #expect(text.contains("more RIBs, not drawn"))
    #expect(text.hasSuffix("```\n\n</details>\n"))
  }
}
