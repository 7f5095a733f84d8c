import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("What counts, in JSON")
struct JSONExemptionTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let suppressed: String?
    }
    struct Session: Decodable {
      let status: String
    }
    let findings: [Finding]
    let sessions: [Session]
    let status: String
  }

  private func report(_ script: String, _ policy: Policy) throws -> Report {
    let input = InputReport(source: "t.jsonl", sessions: try sessions(script))
    let text = ReportFormat.json.text(policy.judge([input], today: "2026-11-22"))
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  @Test func `a suppressed finding is listed with its reason`() throws {
    var policy = Policy()
    policy.suppressions = [
      Suppression(rule: "double-attach", path: Glob("**"), reason: "RIB-12", until: nil, line: 1)
    ]
    let script = "root Root\nopen Root A\nattach Root A\nclose Root A\ndetach Root A\ndestroy A"
    let findings = try report(script, policy).findings
    #expect(findings.first { $0.rule == "double-attach" }?.suppressed == "RIB-12")
    let counted = try #require(findings.first { $0.rule == "double-detach" })
    #expect(counted.suppressed == nil)
  }

  @Test func `the threshold decides the status of a session as well as the report's`() throws {
    var policy = Policy()
    let script = "root Root\nopen Root A on loader\nend exit"
    let lenient = try report(script, policy)
    #expect(lenient.status == "clean" && lenient.sessions.map(\.status) == ["clean"])
    policy.threshold = .warning
    let strict = try report(script, policy)
    #expect(strict.status == "findings" && strict.sessions.map(\.status) == ["findings"])
  }
}
