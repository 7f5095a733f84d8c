import ExclusiveObservation
import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing

@testable import InstrumentedRIBs
@testable import RIBsRecorder

@Suite(.exclusiveObservation) struct BadFileTests {
  private func startError(_ path: String) -> RIBsRecorder.StartError? {
    do {
      try RIBsRecorder.start(to: URL(fileURLWithPath: path), options: .fixed())
      RIBsRecorder.stop()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a path that cannot be opened is an error with the reason and the remedy`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      startError("/nowhere/at/all.jsonl")?.description
        == "Cannot record RIBs to /nowhere/at/all.jsonl: No such file or directory. Give a file in a folder that exists and is writable."
    )
    #expect(startError(folder)?.description.contains("Is a directory") == true)
    #expect(startError(folder + "/\(UUID()).jsonl/x")?.description.contains("No such file") == true)
  }

  @Test func `a failed start leaves nothing running`() {
    #expect(startError("/nowhere/at/all.jsonl") != nil)
    RIBsRecorder.mark("nobody hears")
    #expect(DetailRouter().routerRecord == nil)
  }

  #if os(Linux)
    @Test func `a full disk does not disturb the app`() throws {
      try RIBsRecorder.start(to: URL(fileURLWithPath: "/dev/full"), options: .fixed())
      let home = HomeRouter()
      home.launch(from: HeadlessWindow())
      home.open()
      #expect(home.children.count == 1)
      home.close()
      #expect(home.children.isEmpty)
      RIBsRecorder.assumeSettled()
      RIBsRecorder.stop()
    }
  #endif

  @Test func `a file that is removed while it is written does not disturb the app`() throws {
    let file = TemporaryFile()
    try recording(to: file) {
      mark(1...5)
      try FileManager.default.removeItem(at: file.url)
      mark(6...1000)
      let home = HomeRouter()
      home.open()
      #expect(home.children.count == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `a folder that is removed while a file in it is written does not disturb the app`()
    throws
  {
    let scratch = try Scratch()
    try RIBsRecorder.start(to: URL(fileURLWithPath: scratch.path("t.jsonl")), options: .fixed())
    mark(1...5)
    try FileManager.default.removeItem(at: scratch.folder)
    mark(6...1000)
    let home = HomeRouter()
    home.open()
    #expect(home.children.count == 1)
    RIBsRecorder.stop()
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.path))
  }

  @Test func `a descriptor that is not open is an error with the path and the reason`() {
    let error = #expect(throws: RIBsRecorder.StartError.self) {
      try FileSink(-1, path: "/some/trace.jsonl", .fixed())
    }
    #expect(
      error?.description.hasPrefix("Cannot record RIBs to /some/trace.jsonl: Bad file descriptor")
        == true)
  }
}
