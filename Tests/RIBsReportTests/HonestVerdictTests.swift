import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

/// A report that calls a trace clean also says what the trace cannot show.
@Suite("A verdict without findings")
struct HonestVerdictTests {
  private static let bareWords = "clean: nothing is wrong"

  /// Scripts, and what their traces cannot show.
  private static let limited = [
    ("root Root\nkilled", "Judged up to event 4; the app did not end in order."),
    ("root Root\nopen Root A", "Lost children cannot be seen: holds were not read."),
    (
      "launch Root\nattach Root A\nhold Root.a A",
      "Leaks cannot be seen: the trace does not say when routers are created and destroyed."
    ),
    (
      """
      headless
      raw {"type":"trace","version":1,"session":"s","sampled":true}
      root Root
      end exit
      """,
      "The trace is sampled: calls that change nothing, such as a second detach, and RIBs that came and went between two samples cannot be seen."
    ),
  ]

  private func words(_ text: String) -> String { text.replacing(/\s+/, with: " ") }

  @Test(arguments: limited)
  func `says what the trace cannot show, in each format`(script: String, limit: String) throws {
    let report = try report(script)
    #expect(report.status == .clean)
    for format in [ReportFormat.text, .json, .markdown, .junit] {
      let text = words(format.text(report))
      #expect(text.contains(limit), "\(format): \(text)")
      #expect(!text.contains(Self.bareWords), "\(format): \(text)")
    }
    let lines = ReportFormat.text.text(report).split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix("✓ clean as far as the trace shows") == true)
    #expect(lines.dropFirst(3).first?.hasPrefix(limit.prefix(40)) == true)
  }

  @Test func `is clean if the trace shows everything`() throws {
    let report = try report("root Root\nopen Root A\nhold Root.a A\nend exit")
    #expect(ReportFormat.text.text(report).contains("✓ \(Self.bareWords)"))
    #expect(ReportFormat.junit.text(report).contains("session example\"/>"))
    #expect(words(ReportFormat.json.text(report)).contains("\"limits\": []"))
  }

  @Test func `of a session without a RIB is inconclusive`() throws {
    let report = try report("mark started\nend exit")
    #expect(report.status == .inconclusive)
    #expect(report.causes.map(\.shown.rule) == ["trace-no-ribs"])
    for format in [ReportFormat.text, .json, .markdown, .junit] {
      let text = format.text(report)
      #expect(text.contains("nothing was checked"), "\(format): \(text)")
      #expect(!text.contains("clean:"), "\(format): \(text)")
    }
  }

  @Test func `counts the sessions that cannot show something`() throws {
    let inputs = try ["root Root\nkilled", "root Root", "root Root\nopen Root A\nkilled"].map {
      InputReport(source: "t.jsonl", sessions: try sessions($0))
    }
    let text = words(TextReport(CheckReport(inputs)).check())
    #expect(
      text.contains(
        "The app did not end in order in 2 of 3 sessions: what happened up to the last event is judged."
      ))
    #expect(
      text.contains("Lost children cannot be seen in 1 of 3 sessions: holds were not read."))
  }

  @Test func `of a comparison names what the trace cannot show`() throws {
    let base = try sessions("root Root\nopen Root A\nhold Root.a A")
    let killed = try sessions("root Root\nkilled")
    let comparison = Comparison(
      base: CheckReport([InputReport(source: "base.jsonl", sessions: base)]),
      trace: CheckReport([InputReport(source: "now.jsonl", sessions: killed)]))
    for text in [ComparisonText(comparison).text, ComparisonMarkdown(comparison).text] {
      #expect(text.contains("Judged up to event 4; the app did not end in order."))
    }
  }

  @Test func `is inconclusive without the end that the team requires`() throws {
    func status(_ setting: Policy.Setting?, _ suppressions: [Suppression] = []) throws
      -> CheckStatus
    {
      var policy = Policy()
      policy.settings["trace-not-ended"] = setting
      policy.suppressions = suppressions
      let input = InputReport(source: "t", sessions: try sessions("root Root\nkilled"))
      return policy.judge([input], today: "2026-11-22").status
    }
    #expect(try status(nil) == .clean)
    #expect(try status(.off) == .clean)
    #expect(try status(.severity(.info)) == .clean)
    #expect(try status(.severity(.warning)) == .inconclusive)
    #expect(try status(.severity(.error)) == .findings)
    let suppression = Suppression(
      rule: "trace-not-ended", path: Glob("**"), reason: "killed on purpose", until: nil, line: 1)
    #expect(try status(.severity(.warning), [suppression]) == .clean)
  }

  @Test func `a session that ends as required is clean`() throws {
    var policy = Policy()
    policy.settings["trace-not-ended"] = .severity(.warning)
    let input = InputReport(source: "t", sessions: try sessions("root Root\nend teardown\n"))
    #expect(policy.judge([input], today: "2026-11-22").status == .findings)
    let ended = InputReport(source: "t", sessions: try sessions("root Root\nend exit"))
    #expect(policy.judge([ended], today: "2026-11-22").status == .clean)
  }
}
