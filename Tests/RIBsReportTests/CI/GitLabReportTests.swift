import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("GitLab's Code Quality report")
struct GitLabReportTests {
  private struct Entry: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func entries(_ report: CheckReport) throws -> [Entry] {
    try JSONDecoder().decode(
      [Entry].self, from: Data(ReportFormat.gitlab.text(report).utf8))
  }

  @Test func `a report matches its golden file`() throws {
    try expectGolden(
      ReportFormat.gitlab.text(try CISample.report()), "ci.gitlab.json", besides: goldens)
  }

  @Test func `a clean report is an empty list`() throws {
    #expect(ReportFormat.gitlab.text(try CISample.clean()) == "[]\n")
  }

  @Test func `fingerprints are unique, and what does not count is left out`() throws {
    let entries = try entries(try CISample.report())
    #expect(Set(entries.map(\.fingerprint)).count == entries.count)
    #expect(!entries.contains { $0.check_name == "view-gone-rib-attached" })
    #expect(!entries.contains { $0.check_name == "leaked-child" })
    #expect(entries.contains { $0.check_name == "inconclusive-session" })
    for entry in entries {
      #expect(["info", "minor", "major"].contains(entry.severity))
      #expect(!entry.location.path.isEmpty && entry.location.lines.begin >= 1)
    }
  }

  @Test func `two truncated sessions of one name share an entry`() throws {
    let cut = try sessions("root Root\ngap 2\nsettle")
    let report = CheckReport([InputReport(source: "t.jsonl", sessions: cut + cut)])
    #expect(try entries(report).filter { $0.check_name == "inconclusive-session" }.count == 1)
  }
}
