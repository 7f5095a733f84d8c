import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsReport

@Suite(
  "The schema of the lives of RIBs",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct LogSchemaTests {
  private let schema = SchemaValidator(LogSchema.bytes)

  /// A life with findings, one of them suppressed.
  private func log(_ script: String, of path: String) throws -> [UInt8] {
    var analyzer = TraceAnalyzer(AnalysisScope(subject: .path(path)))
    analyzer.feed(try RIBsTestSupport.script(script))
    var policy = Policy()
    policy.suppressions = [
      Suppression(rule: "double-attach", path: Glob("**"), reason: "RIB-9", until: nil, line: 1)
    ]
    let input = InputReport(source: "t.jsonl", sessions: try analyzer.finish())
    let report = policy.judge([input], today: "2026-11-21")
    let session = try #require(report.inputs.first?.sessions.first)
    var bytes: [UInt8] = []
    LogJSON(session, source: "t.jsonl").write { bytes += $0 }
    return bytes
  }

  private func lives() throws -> [[UInt8]] {
    [
      try log(
        """
        root Root
        open Root A @App/R.swift:1
        attach Root A @App/R.swift:2
        close Root A @App/R.swift:3
        detach Root A @App/R.swift:4
        destroy A
        open Root A#2
        """, of: "Root/A"),
      try log("headless\nattach A B", of: "A/B"), try log("root Root", of: "Root/None"),
    ]
  }

  @Test func `it accepts a life with findings, a life of unknown origin, and no life`() throws {
    let complaints = try schema.complaints(lives())
    #expect(complaints.allSatisfy { $0 == nil }, "\(complaints)")
  }

  @Test func `it rejects a missing key, an unknown key and an unknown value`() throws {
    let finding = "ribs/*/events/*/findings/*"
    let broken = try BrokenJSON(
      try lives(),
      optional: Set(
        ["created", "destroyed", "kind", "events/*/at", "events/*/t"].map { "ribs/*/\($0)" }
          + ["at", "id", "parent", "rib", "suppressed", "related/*/at"].map { "\(finding)/\($0)" }),
      words: ["ribs/*/kind", "\(finding)/severity"])
    #expect(broken.missing.isEmpty && broken.documents.count > 60)
    #expect(try schema.overlooked(broken).isEmpty)
  }
}
