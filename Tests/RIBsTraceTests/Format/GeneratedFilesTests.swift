import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite("Files that are made of the format's table")
struct GeneratedFilesTests {
  @Test("The schema and the fuzzer's dictionary say what the table says")
  func generatedFiles() throws {
    let table = "the format's table"
    try expectGenerated(
      TraceSchemaText.text, in: "Sources/RIBsTrace/Schema/trace.schema.json", from: table)
    try expectGenerated(FuzzDictionary.text, in: "Fuzzing/trace.dict", from: table)
  }
}
