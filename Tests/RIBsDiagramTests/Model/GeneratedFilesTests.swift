import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The schema that is made of the picture's format")
struct GeneratedFilesTests {
  @Test func `it says what the format says`() throws {
    try expectGenerated(
      SchemaText(Diagram.format).text, in: "Sources/RIBsDiagram/Model/picture.schema.json",
      from: "the picture's format")
  }
}
