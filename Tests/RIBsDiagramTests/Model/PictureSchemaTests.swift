import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The schema of a picture")
struct PictureSchemaTests {
  @Test func `its values match the code`() throws {
    #expect(
      try SchemaContent(PictureSchema.bytes).words == [
        "$defs/box/properties/alert": Diagram.Box.Alert.allCases.map(\.rawValue),
        "$defs/box/properties/role": Diagram.Box.Role.allCases.map(\.rawValue),
        "$defs/box/properties/shape": Diagram.Box.Shape.allCases.map(\.rawValue),
        "$defs/caption/properties/role": Diagram.Caption.Role.allCases.map(\.rawValue),
        "$defs/link/properties/alert": Diagram.Link.Alert.allCases.map(\.rawValue),
        "$defs/link/properties/role": Diagram.Link.Role.allCases.map(\.rawValue),
      ])
  }

  @Test func `every object lists its required keys and rejects unknown keys`()
    throws
  {
    #expect(try SchemaContent(PictureSchema.bytes).openObjects.isEmpty)
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
