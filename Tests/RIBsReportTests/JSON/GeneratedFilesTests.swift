import RIBsReport
import RIBsTestSupport
import RIBsTrace
import Testing

@Suite("The schemas that are made of the reports' formats")
struct GeneratedFilesTests {
  @Test func `each says what its format says`() throws {
    let format = "the report's format"
    try expectGenerated(
      SchemaText(JSONReport.format).text, in: "Sources/RIBsReport/JSON/report.schema.json",
      from: format)
    try expectGenerated(
      SchemaText(LineJSON.format).text, in: "Sources/RIBsReport/JSON/line.schema.json",
      from: format)
    try expectGenerated(
      SchemaText(FlowsJSON.format).text, in: "Sources/RIBsReport/Flows/flows.schema.json",
      from: format)
    try expectGenerated(
      SchemaText(LogJSON.format).text, in: "Sources/RIBsReport/Log/log.schema.json", from: format)
    try expectGenerated(
      SchemaText(ComparisonJSON.format).text,
      in: "Sources/RIBsReport/Comparison/comparison.schema.json", from: format)
    try expectGenerated(
      SchemaText(DoctorJSON.format).text, in: "Sources/RIBsReport/Doctor/doctor.schema.json",
      from: format)
    try expectGenerated(
      SchemaText(StatisticsJSON.format).text,
      in: "Sources/RIBsReport/Statistics/statistics.schema.json", from: format)
  }
}
