import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite(
  "The schema of flows",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct FlowsSchemaTests {
  private let schema = SchemaValidator(FlowsSchema.bytes)

  private func flows(_ session: SessionReport?) throws -> [UInt8] {
    FlowsJSON(try #require(session), from: "t.jsonl").bytes()
  }

  /// Every kind of move: forward, a jump, an overlay and a repeat; and two steps that share a name.
  private func everyMove() throws -> [UInt8] {
    try flows(
      sessions(
        """
        root Root
        open Root A
        close Root A
        open Root B
        close Root B
        open Root B#2
        close Root B#2
        open Root C
        open Root D
        close Root D
        close Root C
        open Root A#2
        open A#2 Node
        open Node Node#2
        close Node Node#2
        """
      ).last)
  }

  @Test func `it accepts every kind of move, no flow, and steps that share a name`() throws {
    let documents = try [everyMove(), flows(sessions("root Root").last)]
    let text = String(decoding: documents[0], as: UTF8.self)
    for key in ["moves", "overlays", "repeats", "permitted", "forbidden"] {
      #expect(text.contains("\"\(key)\": [\n"), "\(key) is empty")
    }
    #expect(try schema.complaints(documents) == [nil, nil])
  }

  @Test func `steps that share a name have different indices`() throws {
    let session = try #require(
      sessions("root Root\nopen Root Node\nopen Node Node#2\nclose Node Node#2").last)
    let text = String(decoding: try flows(session), as: UTF8.self).filter {
      $0 != "\n" && $0 != " "
    }
    #expect(text.contains(#""steps":["Node","Node"]"#))
    #expect(
      text.contains(
        #""moves":[{"count":1,"from":0,"to":1},{"count":1,"from":1,"to":0}]"#))
  }

  @Test func `it rejects a missing key, an unknown key and an unknown value`() throws {
    let broken = try BrokenJSON(
      [everyMove()], optional: [], words: ["flows/*/shape", "flows/*/verdict"])
    #expect(broken.missing.isEmpty && broken.documents.count > 60)
    #expect(try schema.overlooked(broken).isEmpty)
  }
}
