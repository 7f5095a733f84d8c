import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing

/// An app is recorded because `RIBS_TRACE` says so.
@Suite struct EnvironmentTests {
  private let file = TemporaryFile()

  @Test func `an app that knows of no recorder is recorded where RIBS_TRACE is set`() throws {
    let outcome = try Tool("recorder-probe").run(
      ["app"], environment: ["RIBS_TRACE": file.url.path])
    #expect(outcome.status == 0 && outcome.errors == "")
    let bodies = try events(file.url).map(\.body)
    #expect(bodies.first == .create(id: 1, rib: "App", kind: .viewless))
    #expect(bodies.contains(.attach(id: 2, parent: 1)))
    #expect(bodies.last == .end(.exit))
  }

  @Test func `%p in RIBS_TRACE is the process's number`() throws {
    let folder = file.url.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 1...2 {
      let outcome = try Tool("recorder-probe").run(
        ["app"], environment: ["RIBS_TRACE": folder.appendingPathComponent("%p.jsonl").path])
      #expect(outcome.status == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9]+\.jsonl/) != nil })
  }

  @Test func `an app runs on where RIBS_TRACE cannot be written, and says why`() throws {
    let outcome = try Tool("recorder-probe").run(
      ["app"], environment: ["RIBS_TRACE": "/nowhere/at/all.jsonl"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Cannot record RIBs to /nowhere/at/all.jsonl"))
  }

  @Test func `nothing is recorded where RIBS_TRACE is not set`() throws {
    let outcome = try Tool("recorder-probe").run(["app"])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }
}
