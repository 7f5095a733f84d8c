import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// A trace of a few kilobytes can have more findings than anyone can read, so every report is bounded.
@Suite("Bounded reports")
struct BoundedReportTests {
  /// One cause for each of `count` RIBs, which are attached twice.
  private func report(causes: Int) throws -> CheckReport {
    let wrong = (1...causes).map { "open Root A\($0)\nattach Root A\($0)" }
    return try RIBsReportTests.report("root Root\n" + wrong.joined(separator: "\n"))
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `each format lists 1000 causes and counts the rest`() throws {
    let report = try report(causes: 1203)
    #expect(report.causes.count == 1203)
    let text = TextReport(report).check()
    #expect(text.components(separatedBy: "double-attach").count == 1001)
    #expect(text.contains("… 203 more causes; `--all` shows them"))
    let json = try json(ReportFormat.json.text(report))
    #expect((json["findings"] as? [Any])?.count == 1000)
    #expect(json["leftOut"] as? [String: Int] == ["causes": 203, "findings": 203, "sessions": 0])
    let log = try SARIFLog(report)
    #expect(log.results.count == 1000)
    #expect(log.notifications.first?.message.text == "203 more causes are left out.")
    let junit = ReportFormat.junit.text(report)
    #expect(junit.components(separatedBy: "<failure").count == 1001)
    #expect(junit.contains("… 203 more causes; `--all` shows them"))
    let gitlab = ReportFormat.gitlab.text(report)
    #expect(gitlab.components(separatedBy: "\"check_name\": \"double-attach\"").count == 1001)
    #expect(gitlab.contains("There are 203 more causes; `--all` shows them."))
  }

  @Test func `--all lists every cause`() throws {
    var report = try report(causes: 1203)
    report.most = .max
    #expect(TextReport(report).check().components(separatedBy: "double-attach").count == 1204)
    let json = try json(ReportFormat.json.text(report))
    #expect((json["findings"] as? [Any])?.count == 1203)
    #expect(json["leftOut"] == nil)
    #expect(try SARIFLog(report).results.count == 1203)
  }

  @Test func `the JSON lists the first 10000 findings of a frequent cause`() throws {
    let often = String(repeating: "attach Root A\n", count: 12_000)
    let report = try RIBsReportTests.report("root Root\nopen Root A\n" + often)
    let json = try json(ReportFormat.json.text(report))
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count == 10_000)
    #expect(findings.first?["seq"] as? Int == report.causes.first?.finding?.seq)
    #expect(json["leftOut"] as? [String: Int] == ["causes": 0, "findings": 2000, "sessions": 0])
    #expect(TextReport(report).check().contains("12000 times"))
  }

  /// 118 findings in a chain of 260 RIBs whose names are very long.
  private func deep(_ length: Int) throws -> CheckReport {
    var text = #"{"type":"trace","version":1,"session":"s"}"# + "\n"
    text += #"{"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}"# + "\n"
    var seq = 1
    func attach(_ id: Int) -> String {
      seq += 1
      let name = "N\(id)" + String(repeating: "x", count: length)
      return
        #"{"type":"attach","seq":\#(seq),"t":0,"id":\#(id),"parent":\#(id - 1),"rib":"\#(name)"}"#
        + "\n"
    }
    for id in 2...260 { text += attach(id) }
    for id in 143...260 { text += attach(id) }
    text += #"{"type":"end","seq":\#(seq + 1),"t":0,"reason":"exit"}"# + "\n"
    var analyzer = TraceAnalyzer()
    analyzer.feed(Array(text.utf8))
    return CheckReport([InputReport(source: "t.jsonl", sessions: try analyzer.finish())])
  }

  @Test(arguments: ReportFormat.allCases)
  func `long names in long paths do not make a report long`(format: ReportFormat) throws {
    let report = try deep(20_000)
    #expect(report.causes.count == 118)
    #expect(format.text(report).utf8.count < 3_000_000)
    #expect(TextReport(report).summary().utf8.count < 3_000_000)
    #expect(report.causes.allSatisfy { $0.shown.path.unicodeScalars.count <= 2000 })
    // Names that differ only in their cut middles keep their different ends.
    #expect(Set(report.causes.map(\.shown.fingerprint)).count == 118)
  }

  @Test(.timeLimit(.minutes(5)))
  func `the summary of a chain of 100000 RIBs takes a page or two`() throws {
    var text = #"{"type":"launch","t":0,"id":1,"rib":"R"}"# + "\n"
    for id in 2...100_000 {
      text += #"{"type":"attach","t":0,"id":\#(id),"parent":\#(id - 1),"rib":"Step\#(id)"}"# + "\n"
    }
    var analyzer = TraceAnalyzer()
    analyzer.feed(Array(text.utf8))
    let report = CheckReport([InputReport(source: "t.jsonl", sessions: try analyzer.finish())])
    let summary = TextReport(report).summary()
    #expect(summary.contains("99998 steps") && summary.utf8.count < 10_000)
    let session = try #require(report.inputs.first?.sessions.first)
    let flows = FlowsText(session).text()
    #expect(flows.contains(" and 99948 more") && flows.utf8.count < 10_000)
  }

  @Test func `the summary shows 20 trees and 20 flows and counts the rest`() throws {
    let sessions = (1...30).map { session in
      #"raw {"type":"trace","version":1,"session":"s\#(session)"}"# + "\n"
        + #"raw {"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}"#
    }
    let many = try RIBsReportTests.report("headless\n" + sessions.joined(separator: "\n"))
    let summary = TextReport(many).summary()
    #expect(summary.components(separatedBy: "The tree at the end of").count == 21)
    #expect(summary.contains("… 10 more sessions; `--all` shows them"))
    let flows = (1...25).map { owner in
      "open Root P\(owner)\nopen P\(owner) A\(owner)\nclose P\(owner) A\(owner)\n"
        + "open P\(owner) B\(owner)\nclose P\(owner) B\(owner)\nopen P\(owner) C\(owner)"
    }
    let wide = try RIBsReportTests.report("root Root\n" + flows.joined(separator: "\n"))
    #expect(TextReport(wide).summary().contains("more; `ribs-inspect flows` shows them"))
  }

  @Test func `the JSON lists 1000 sessions and counts the rest`() throws {
    let sessions = (1...1010).map { session in
      #"raw {"type":"trace","version":1,"session":"s\#(session)"}"# + "\n"
        + #"raw {"type":"launch","seq":1,"t":0,"id":1,"rib":"Root"}"#
    }
    let many = try RIBsReportTests.report("headless\n" + sessions.joined(separator: "\n"))
    let json = try json(ReportFormat.json.text(many))
    #expect((json["sessions"] as? [Any])?.count == 1000)
    #expect((json["leftOut"] as? [String: Int])?["sessions"] == 10)
    let junit = ReportFormat.junit.text(many)
    #expect(junit.components(separatedBy: "name=\"session s").count == 1001)
    #expect(junit.contains("… 10 more sessions; `--all` shows them"))
  }

  @Test func `each format names some of 1010 inconclusive sessions and counts the rest`()
    throws
  {
    let sessions = (1...1010).map { #"raw {"type":"trace","version":1,"session":"s\#($0)"}"# }
    var report = try RIBsReportTests.report("headless\n" + sessions.joined(separator: "\n"))
    #expect(report.status == .inconclusive)
    #expect(TextReport(report).check().utf8.count < 2000)
    let github = ReportFormat.github.text(report)
    #expect(github.components(separatedBy: "title=inconclusive-session").count == 10)
    // The cause that all sessions share is also a warning.
    #expect(github.contains("and \(1010 - 9 + 1) more warnings"))
    let gitlab = ReportFormat.gitlab.text(report)
    #expect(gitlab.components(separatedBy: #""inconclusive-session""#).count == 1001)
    #expect(gitlab.contains("There are 10 more inconclusive sessions; `--all` shows them."))
    let log = try SARIFLog(report)
    #expect(log.notifications.count == 1001)
    #expect(log.notifications.last?.message.text == "10 more notifications are left out.")
    let markdown = ReportFormat.markdown.text(report)
    #expect(markdown.components(separatedBy: "\n- `t.jsonl`, session `s").count == 11)
    #expect(markdown.contains("- … and 1000 more"))
    report.most = .max
    let all = ReportFormat.gitlab.text(report)
    #expect(all.components(separatedBy: #""inconclusive-session""#).count == 1011)
    #expect(!all.contains("--all"))
  }

  @Test func `the tree of a summary counts equal leaves and RIBs that it leaves out`() throws {
    let rows = (1...200).map { "open Root Row\($0)\nopen Row\($0) Cell\($0)" }
    let posts = (1...50).map { "open Root Post#\($0)" }
    let script = ["root Root", "open Root Post#0"] + rows + posts + ["open Root Footer"]
    let summary = TextReport(try RIBsReportTests.report(script.joined(separator: "\n"))).summary()
    let lines = summary.split(separator: "\n")
    let tree = lines.filter { $0.hasPrefix("  ") && $0.contains("─ ") }
    #expect(tree.count == 59)
    // Equal leaves share a line, wherever they are among their siblings.
    #expect(tree.first == "  ├─ Post ×51")
    // More rows follow after the last one shown.
    #expect(
      tree.dropFirst().allSatisfy { $0.hasPrefix("  ├─ Row") || $0.hasPrefix("  │  └─ Cell") })
    // 1 root, 51 posts, and 29 of 200 rows with a cell each.
    #expect(lines.contains("  … 343 more; `ribs-inspect render` draws the whole tree"))
  }

  private func log(_ subject: RIBSubject, _ script: String, most: Int = 1000) throws
    -> SessionReport
  {
    var scope = AnalysisScope(subject: subject)
    scope.mostEvents = most
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(try TraceScript(script).trace())
    return try #require(analyzer.finish().last)
  }

  @Test func `a long life shows its first and last events and counts those in between`()
    throws
  {
    let script = "root Root\nopen Root A\n" + String(repeating: "attach Root A\n", count: 3000)
    let session = try log(.path("Root/A"), script, most: 10)
    let text = LogText(session, source: "t").text
    let lines = text.split(separator: "\n").filter { $0.contains("attach to Root") }
    #expect(lines.count == 5 + 1)
    #expect(text.contains("more events; `--all` shows them"))
    // Findings appear only at events that are shown.
    #expect(text.components(separatedBy: "✗ double-attach").count <= 10)
    let all = LogText(try log(.path("Root/A"), script, most: .max), source: "t").text
    #expect(all.components(separatedBy: "✗ double-attach").count == 3001)
    #expect(!all.contains("--all"))
  }

  @Test func `the log of a path shows its first 100 RIBs`() throws {
    let script =
      "root Root\n"
      + (1...130).map { "open Root A#\($0)\nclose Root A#\($0)" }.joined(
        separator: "\n")
    let session = try log(.path("Root/A"), script)
    #expect(session.lives?.lives.count == 100 && session.lives?.leftOut == 30)
    #expect(
      LogText(session, source: "t").text.contains("The first 100 of 130 RIBs; `--id` shows another")
    )
  }
}
