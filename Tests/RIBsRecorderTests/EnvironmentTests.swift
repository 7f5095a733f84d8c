import Foundation
import RIBsRecorder
import RIBsTestSupport
import RIBsTrace
import Testing

/// An app is recorded because `RIBS_TRACE` says so: by itself in a debug build, and in a release build if it opts in.
@Suite struct EnvironmentTests {
  private let file = TemporaryFile()

  private func expectRecording() throws {
    let bodies = try events(file.url).map(\.body)
    #expect(bodies.first == .create(id: 1, rib: "App", kind: .viewless))
    #expect(bodies.contains(.attach(id: 2, parent: 1)))
    #expect(bodies.last == .end(.exit))
  }

  @Test("RIBS_TRACE records an app that never calls a recorder, in debug builds only")
  func withoutCode() throws {
    let outcome = try Tool("recorder-probe").run(
      ["app"], environment: ["RIBS_TRACE": file.url.path])
    #expect(outcome.status == 0 && outcome.errors == "")
    if RIBsRecorder.Options.isDebugBuild {
      try expectRecording()
    } else {
      #expect(!FileManager.default.fileExists(atPath: file.url.path))
    }
  }

  @Test("RIBS_TRACE records any build of an app that opts in")
  func optIn() throws {
    let outcome = try Tool("recorder-probe").run(
      ["opt-in"], environment: ["RIBS_TRACE": file.url.path])
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output == "true\n")
    try expectRecording()
  }

  @Test("RIBS_TRACE may be the address of a live reader")
  func address() throws {
    let reader = try LiveReader()
    let outcome = try Tool("recorder-probe").run(
      ["opt-in"], environment: ["RIBS_TRACE": "tcp://127.0.0.1:\(reader.port)"])
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output == "true\n")
    try reader.meet()
    try reader.readToEnd()
    #expect(try events(in: reader.bytes).last?.body == .end(.exit))
  }

  @Test("A recording that the app starts itself comes before RIBS_TRACE")
  func appsOwnRecording() throws {
    let other = TemporaryFile()
    let outcome = try Tool("recorder-probe").run(
      ["own", file.url.path], environment: ["RIBS_TRACE": other.url.path])
    #expect(outcome.status == 0 && outcome.errors == "")
    try expectRecording()
    #expect(!FileManager.default.fileExists(atPath: other.url.path))
  }

  @Test("An app that opts in is not recorded without RIBS_TRACE", arguments: [nil, ""])
  func optInWithoutVariable(value: String?) throws {
    let outcome = try Tool("recorder-probe").run(
      ["opt-in"], environment: value.map { ["RIBS_TRACE": $0] } ?? [:])
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output == "false\n")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `%p in RIBS_TRACE is the process's number`() throws {
    let folder = file.url.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 1...2 {
      let outcome = try Tool("recorder-probe").run(
        ["opt-in"], environment: ["RIBS_TRACE": folder.appendingPathComponent("%p.jsonl").path])
      #expect(outcome.status == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9]+\.jsonl/) != nil })
  }

  @Test func `nothing is recorded where RIBS_TRACE is not set`() throws {
    let outcome = try Tool("recorder-probe").run(["app"])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  #if DEBUG
    @Test func `an app runs on where RIBS_TRACE cannot be written, and says why`() throws {
      let outcome = try Tool("recorder-probe").run(
        ["app"], environment: ["RIBS_TRACE": "/nowhere/at/all.jsonl"])
      #expect(outcome.status == 0)
      #expect(
        outcome.errors
          == "Cannot record RIBs to /nowhere/at/all.jsonl: No such file or directory. Give a file in a folder that exists and is writable.\n"
      )
    }

    @Test func `an app that opts in is told whether RIBS_TRACE could be written`() throws {
      let outcome = try Tool("recorder-probe").run(
        ["opt-in"], environment: ["RIBS_TRACE": "/nowhere/at/all.jsonl"])
      #expect(outcome.status == 0 && outcome.output == "false\n")
    }
  #endif
}
