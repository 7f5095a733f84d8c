import Foundation
import RIBsTestSupport
import Testing

@Suite("The documentation of what apps and tools import")
struct DocumentationTests {
  @Test func `is built without a warning`() async throws {
    let scratch = try Scratch()
    let outcome = try await Tool(at: Repository.root.appendingPathComponent("scripts/docs"))
      .runAside([scratch.folder.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let archives = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
      .filter { $0.hasSuffix(".doccarchive") }.sorted()
    #expect(
      archives.map { String($0.dropLast(".doccarchive".count)) } == [
        "InstrumentedRIBs", "RIBsAnalysis", "RIBsRecorder", "RIBsRecording", "RIBsTesting",
        "RIBsTrace",
      ])
  }
}
