import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The schemas of JSON outputs")
struct SchemaContentTests {
  @Test(arguments: [
    ReportSchema.bytes, LineSchema.bytes, FlowsSchema.bytes, LogSchema.bytes,
    ComparisonSchema.bytes,
    DoctorSchema.bytes, StatisticsSchema.bytes,
  ])
  func `describe every key and reject unknown ones`(schema: [UInt8]) throws {
    let content = try SchemaContent(schema)
    #expect(content.openObjects == [])
    #expect(content.undescribedKeys == [])
  }
}
