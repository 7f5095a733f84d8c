import ExclusiveObservation
import Foundation
import RIBsTrace
import Testing

@testable import RIBsRecorder

/// Two recordings that want one file.
@Suite(.exclusiveObservation) struct SameFileTests {
  private let file = TemporaryFile()

  private func probe() throws -> TreeProbe<TemporaryFile> {
    try TreeProbe(
      root: file, to: file.url, options: .fixed(session: "probe"), name: { "\(type(of: $0))" },
      children: { _ in [] }, isActive: { _ in true })
  }

  @Test("A file that this process records to already is refused and left alone")
  func inUse() throws {
    let probe = try probe()
    let before = try file.text
    let error = #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url)
    }
    #expect(
      error?.description
        == "Cannot record RIBs to \(file.url.path): this app records to it already. Stop that recording first, or give another file."
    )
    #expect(try file.text == before)
    probe.stop()
    try recording(to: file) { RIBsRecorder.mark("now") }
    #expect(try events(file.url).last?.body == .end(.exit))
  }

  @Test("A file that is in use is not started anew either")
  func inUseStartingAnew() throws {
    let probe = try probe()
    let before = try file.text
    var options = RIBsRecorder.Options.fixed()
    options.startsAnew = true
    #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: options)
    }
    #expect(try file.text == before)
    probe.stop()
  }

  @Test("A recording that is released without a stop frees its file")
  func released() throws {
    _ = try probe()
    try recording(to: file) { RIBsRecorder.mark("now") }
    #expect(try events(file.url).suffix(2).map(\.body) == [.mark(name: "now"), .end(.exit)])
  }

  @Test func `a recording that cannot start leaves the one that runs alone`() throws {
    try recording(to: file) {
      #expect(throws: RIBsRecorder.StartError.self) {
        try RIBsRecorder.start(to: URL(fileURLWithPath: "/nowhere/at/all.jsonl"))
      }
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

  /// A child process that the app is starting has such a copy.
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
