import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTrace
import Testing

/// Two recordings that want one file.
@Suite(.exclusiveObservation) struct SameFileTests {
  private let file = TemporaryFile()

  @Test func `a file that another process records to is told of, and is left alone`() throws {
    try Data("its trace\n".utf8).write(to: file.url)
    let other = open(file.url.path, O_RDWR)
    defer { close(other) }
    try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
    do {
      try RIBsRecorder.start(to: file.url)
      Issue.record("It records to a file that is in use.")
      RIBsRecorder.stop()
    } catch {
      #expect(
        error.description
          == "Cannot record RIBs to \(file.url.path): another process records to it. Give each process a file of its own."
      )
    }
    #expect(try file.text == "its trace\n")
  }

  @Test func `a recording that cannot start leaves the one that runs alone`() throws {
    let inUse = TemporaryFile()
    let other = open(inUse.url.path, O_RDWR | O_CREAT, 0o644)
    defer { close(other) }
    try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
    try recording(to: file) {
      #expect(throws: RIBsRecorder.StartError.self) { try RIBsRecorder.start(to: inUse.url) }
      RIBsRecorder.mark("goes on")
    }
    #expect(try events(file.url).map(\.body.name) == ["mark", "end"])
  }

  @Test func `starting again on the file that is recorded to ends its session and begins another`()
    throws
  {
    try recordTwice(secondly: file.url)
  }

  @Test func `starting again on the same file by another path is no different`() throws {
    let link = TemporaryFile()
    try FileManager.default.createSymbolicLink(at: link.url, withDestinationURL: file.url)
    try recordTwice(secondly: link.url)
  }

  /// As a process has that the app is starting just then.
  @Test func `a file can be recorded to again while another has a copy of the descriptor`() throws {
    var copy: Int32 = -1
    defer { close(copy) }
    try recording(to: file) {
      copy = dup(try #require(OpenDescriptors.first(of: file.url, O_RDWR)))
    }
    try recording(to: file) { RIBsRecorder.mark("again") }
    #expect(try events(file.url).map(\.body.name) == ["end", "mark", "end"])
  }

  private func recordTwice(secondly second: URL) throws {
    try RIBsRecorder.start(to: file.url, options: .fixed(session: "1"))
    RIBsRecorder.mark("one")
    try recordingMark("two", to: second)
    let (sessions, tornLines) = try FoundSession.all(in: file.url)
    #expect(sessions.map(\.name) == ["1", "2"] && tornLines == 0)
    #expect(
      sessions.map { $0.events.map(\.body) } == [
        [.mark(name: "one"), .end(.exit)], [.mark(name: "two"), .end(.exit)],
      ])
  }

  private func recordingMark(_ name: String, to url: URL) throws {
    defer { RIBsRecorder.stop() }
    try RIBsRecorder.start(to: url, options: .fixed(session: "2"))
    RIBsRecorder.mark(name)
  }
}
