import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing

@testable import RIBsReport

@Suite("The schemas of JSON outputs")
struct SchemaContentTests {
  private static let schemas = [
    ReportSchema.bytes, FlowsSchema.bytes, LogSchema.bytes, ComparisonSchema.bytes,
  ]
  private static let severities = Severity.allCases.map(\.rawValue)
  private static let outcomes = HazardOutcome.allCases.map(\.rawValue)
  private static let kinds = RIBKind.allCases.map(\.rawValue)

  @Test func `the values of a report match the code`() throws {
    #expect(
      try SchemaContent(ReportSchema.bytes).words == [
        "$defs/blindSpot/properties/call": RecordedCall.Kind.allCases.map(\.rawValue),
        "$defs/edge/properties/grade": StaticEdge.Grade.allCases.map(\.rawValue),
        "$defs/finding/properties/outcome": Self.outcomes,
        "$defs/finding/properties/severity": Self.severities,
        "$defs/node/properties/kind": Self.kinds,
        "$defs/rib/properties/kind": StaticRIB.Kind.allCases.map(\.rawValue),
        "$defs/session/properties/ended": EndReason.allCases.map(\.rawValue) + ["null"],
        "$defs/status": CheckStatus.allCases.map(\.rawValue),
      ])
  }

  @Test func `the values of flows match the code`() throws {
    #expect(
      try SchemaContent(FlowsSchema.bytes).words == [
        "$defs/flow/properties/shape": Flow.Shape.allCases.map(\.rawValue),
        "$defs/flow/properties/verdict": FlowsJSON.Verdict.allCases.map(\.rawValue),
      ])
  }

  @Test func `the values of a log match the code`() throws {
    #expect(
      try SchemaContent(LogSchema.bytes).words == [
        "$defs/finding/properties/outcome": Self.outcomes,
        "$defs/finding/properties/severity": Self.severities,
        "$defs/life/properties/kind": Self.kinds,
      ])
  }

  @Test func `the values of a comparison match the code`() throws {
    #expect(
      try SchemaContent(ComparisonSchema.bytes).words == [
        "$defs/cause/properties/reason": Comparison.Reason.allCases.map(\.rawValue),
        "$defs/cause/properties/severityBefore": Self.severities,
        "$defs/cause/properties/state": ComparisonJSON.State.allCases.map(\.rawValue),
        "$defs/finding/properties/outcome": Self.outcomes,
        "$defs/finding/properties/severity": Self.severities,
        "properties/status": CheckStatus.allCases.map(\.rawValue),
      ])
  }

  @Test func `every object lists its required keys and rejects unknown keys`()
    throws
  {
    for schema in Self.schemas { #expect(try SchemaContent(schema).openObjects == []) }
  }

  @Test func `a definition is the same in all schemas that share it`() throws {
    var byName: [String: [String]] = [:]
    for schema in Self.schemas {
      for (name, text) in try SchemaContent(schema).definitions {
        byName[name, default: []].append(text)
      }
    }
    let shared = byName.filter { $1.count > 1 }
    #expect(shared.keys.sorted() == ["finding", "related", "unusable"])
    for (name, texts) in shared { #expect(Set(texts).count == 1, "\(name)") }
  }
}
