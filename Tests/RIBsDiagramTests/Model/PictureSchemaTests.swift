import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The schema of a picture")
struct PictureSchemaTests {
  @Test func `it describes every key and rejects unknown ones`() throws {
    let content = try SchemaContent(PictureSchema.bytes)
    #expect(content.openObjects == [])
    #expect(content.undescribedKeys == [])
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `it accepts a picture, and rejects missing keys and unknown keys or values`() throws {
    let session = try #require(try sessions(LiveTreeDiagramTests.states).last)
    let style = Diagram.TreeStyle(link: { "https://git.example/\($0)" })
    let picture = try #require(try Diagram.liveTree(of: session, TreeExcerpt(), style)).json()
    let schema = SchemaValidator(PictureSchema.bytes)
    #expect(try schema.complaint(picture) == nil)
    let broken = try BrokenJSON(
      [picture],
      optional: ["boxes/*/alert", "boxes/*/url", "captions/*/tooltip", "captions/*/url"],
      words: ["boxes/*/alert", "boxes/*/role", "boxes/*/shape", "captions/*/role", "links/*/role"])
    #expect(broken.missing.isEmpty && broken.documents.count > 30)
    #expect(try schema.overlooked(broken).isEmpty)
  }
}
