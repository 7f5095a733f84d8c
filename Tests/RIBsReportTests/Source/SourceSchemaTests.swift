import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The schemas of other programs", .enabled(if: SchemaValidator.isInstalled))
struct SourceSchemaTests {
  private let reports: [CheckReport]

  init() throws {
    let empty = CheckReport(source: SourceReport(paths: ["."]), rules: [])
    reports = [
      try SourceSample.report(), SourceSample.clean(), SourceSample.incomplete(), empty,
      CheckReport(source: try ShopSource.joined(), rules: SourceSample.pages),
    ]
  }

  @Test func `accept a report on source in JSON`() throws {
    let complaints = try SchemaValidator(ReportSchema.bytes)
      .complaints(reports.map { Array(ReportFormat.json.text($0).utf8) })
    #expect(complaints == [nil, nil, nil, nil, nil])
  }

  @Test func `reject a report without a key of an edge or a RIB, or with another value`() throws {
    let broken = try BrokenJSON(
      [Array(ReportFormat.json.text(try SourceSample.report()).utf8)],
      optional: Set(
        ["edges", "ribs", "edges/*/childIndex", "edges/*/parentIndex", "remarks/*/line"]
          + ["at", "rib", "suppressed", "related/*/at"].map { "findings/*/\($0)" }),
      words: ["status", "findings/*/severity", "edges/*/grade", "ribs/*/kind"])
    #expect(broken.missing.isEmpty && broken.documents.count > 30)
    #expect(try SchemaValidator(ReportSchema.bytes).overlooked(broken).isEmpty)
  }

  @Test func `reject a report joined with traces that lacks a key or has another value`() throws {
    let broken = try BrokenJSON(
      [Array(ReportFormat.json.text(reports[4]).utf8)],
      optional: Set(
        ["coverage", "edges", "ribs", "coverage/blindSpots/*/at"]
          + ["at", "outcome", "rib"].map { "findings/*/\($0)" }),
      words: [
        "status", "findings/*/severity", "findings/*/outcome", "coverage/blindSpots/*/call",
        "edges/*/grade", "ribs/*/kind",
      ])
    #expect(broken.missing.isEmpty && broken.documents.count > 30)
    #expect(try SchemaValidator(ReportSchema.bytes).overlooked(broken).isEmpty)
  }

  private static let sarif = Repository.foreignSchema("sarif-schema-2.1.0.json")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: sarif.path)))
  func `accept a report on source in SARIF`() throws {
    let complaints = try SchemaValidator(Data(contentsOf: Self.sarif))
      .complaints(reports.map { Array(ReportFormat.sarif.text($0).utf8) })
    #expect(complaints == [nil, nil, nil, nil, nil])
  }

  @Test func `show alerts of SARIF at the source's own line, each with its rule`() throws {
    let log = try SARIFLog(try SourceSample.report())
    #expect(log.rules.map(\.id) == SourceSample.pages.map(\.id))
    #expect(log.results.map(\.ruleId).first == "reattach-from-child")
    for result in log.results {
      #expect(log.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.locations[0].base == "%SRCROOT%")
      #expect(result.locations[0].uri.hasPrefix("Apps/Shop%20app/Sources/App/"))
      #expect(result.partialFingerprints["primaryLocationLineHash"] == nil)
    }
    #expect(log.results[0].locations[0].line == 30)
    #expect(log.results[0].relatedLocations?.map(\.line) == [17])
    #expect(
      log.notifications.map(\.descriptor.id) == [
        "unread-source", "config-remark", "config-remark", "config-remark", "not-counted",
        "not-counted",
      ])
  }
}
