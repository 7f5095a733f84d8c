import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite(
  "The schema of the JSON report",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct ReportSchemaTests {
  private let schema = SchemaValidator(ReportSchema.bytes)

  @Test func `it accepts reports of every shape`() throws {
    let reports =
      try [
        CISample.report(), CISample.clean(), CheckReport([]),
        CheckReport([], unusable: [UnusableInput(source: "t", reason: "r")]),
        report("headless\nattach A B\nend teardown"),
        report("root Root\nopen Root A\nopen A B\nend exit", failOn: .info),
      ] + Repository.fixtures.map { CheckReport([try inputReport(at: $0)]) }
    let complaints = try schema.complaints(reports.map { Array(ReportFormat.json.text($0).utf8) })
    #expect(complaints.count == reports.count)
    #expect(complaints.allSatisfy { $0 == nil }, "\(complaints)")
  }

  @Test func `it rejects a missing key, an unknown key and an unknown value`() throws {
    let finding = "findings/*"
    let broken = try BrokenJSON(
      [Array(ReportFormat.json.text(try CISample.report()).utf8)],
      optional: Set(
        ["remarks/*/line", "sessions/*/app", "sessions/*/tree/*/kind"]
          + ["at", "heldBy", "id", "parent", "rib", "suppressed", "related/*/at"].map {
            "\(finding)/\($0)"
          }),
      words: [
        "status", "\(finding)/severity", "sessions/*/ended", "sessions/*/status",
        "sessions/*/tree/*/kind",
      ])
    #expect(broken.missing.isEmpty && broken.documents.count > 60)
    #expect(try schema.overlooked(broken).isEmpty)
  }
}
