import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTrace
import RIBsTestSupport
import Testing

/// Files that were there before the recording.
@Suite(.exclusiveObservation) struct ForeignFileTests {
  private let file = TemporaryFile()

  private func hold(_ text: String) throws { try Data(text.utf8).write(to: file.url) }

  @Test(
    "A file that is not a trace is refused and left as it is",
    arguments: [
      "notes\n", "x", #"{"name":"app"}"#, "{\n  \"type\": \"trace\"\n}\n", "[]\n",
      #"{"type":"info","message":"started"}"# + "\n",
      "# Traces\n{\"type\":\"trace\",\"version\":1}\n", "\0PNG", "\n\nnotes",
    ])
  func noTrace(content: String) throws {
    try hold(content)
    let error = #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: .fixed())
    }
    #expect(
      error?.description
        == "Cannot record RIBs to \(file.url.path): the file is not a trace. It was left as it is; give another file, or delete this one."
    )
    RIBsRecorder.mark("unheard")
    RIBsRecorder.stop()
    #expect(try file.text == content)
  }

  @Test("A large file of zeros, such as a disk image, is not a trace")
  func zeros() throws {
    try Data(count: 100_000).write(to: file.url)
    #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: .fixed())
    }
    #expect(try Data(contentsOf: file.url) == Data(count: 100_000))
  }

  @Test("Blank lines are no trace if there are too many to look behind them")
  func blankLines() throws {
    try hold(String(repeating: "\n", count: 65_535))
    try recording(to: file) {}
    #expect(try file.text.hasSuffix(#""reason":"exit"}"# + "\n"))
    try hold(String(repeating: "\n", count: 65_536))
    #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: .fixed())
    }
  }

  @Test("A first line of any length is a trace's if it begins like one")
  func longFirstLine() throws {
    try hold(#"{"type":"trace","app":""# + String(repeating: "x", count: 100_000))
    try recording(to: file) { RIBsRecorder.mark("here") }
    #expect(try file.text.contains(#""name":"here""#))
    try hold(#"{"version":1,"type":"trace","app":""# + String(repeating: "x", count: 100_000))
    #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: .fixed())
    }
  }

  @Test("A file that is not a trace is not replaced either")
  func noTraceStartingAnew() throws {
    try hold("notes\n")
    var options = RIBsRecorder.Options.fixed()
    options.startsAnew = true
    #expect(throws: RIBsRecorder.StartError.self) {
      try RIBsRecorder.start(to: file.url, options: options)
    }
    #expect(try file.text == "notes\n")
  }

  @Test(
    "A session is appended to a trace that another tool wrote, or that was cut",
    arguments: [
      #"{ "version": 1, "type": "trace" }"# + "\r\n", #"{"t":1,"type":"settle"}"# + "\n",
      "\n" + #"{"type":"trace","version":1}"# + "\n", #"{"type":"trace","ver"#, #"{"ty"#,
      #"{"type":"trace","ver"# + "\n" + #"{"type":"trace","version":1}"# + "\n",
    ])
  func foreignTrace(content: String) throws {
    try hold(content)
    try recording(to: file) { RIBsRecorder.mark("here") }
    let text = try file.text
    #expect(text.hasPrefix(content))
    #expect(text.contains(#""name":"here""#))
  }

  @Test("A file that a killed app left empty takes a new trace")
  func nothingInIt() throws {
    try Data().write(to: file.url)
    try recording(to: file) { RIBsRecorder.mark("here") }
    #expect(try file.text.hasPrefix(#"{"type":"trace""#))
    #expect(try events(file.url).map(\.body.name) == ["mark", "end"])
  }

  @Test("startsAnew replaces a trace")
  func startsAnew() throws {
    try recording(to: file, .fixed(session: "1")) { mark(1...1000) }
    var options = RIBsRecorder.Options.fixed(session: "2")
    options.startsAnew = true
    try recording(to: file, options) { RIBsRecorder.mark("here") }
    #expect(try events(file.url).map(\.body) == [.mark(name: "here"), .end(.exit)])
    #expect(try file.text.contains(#""session":"2""#))
  }

  @Test("Only the user may read a new trace")
  func permissions() throws {
    try recording(to: file) {}
    let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  #if DEBUG
    @Test("An app goes on if RIBS_TRACE names a file that is not a trace, and says why")
    func environment() throws {
      try hold("notes\n")
      let outcome = try Tool("recorder-probe").run(
        ["app"], environment: ["RIBS_TRACE": file.url.path])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("the file is not a trace"))
      #expect(try file.text == "notes\n")
    }
  #endif
}
