import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// What the page says about the trace, whatever happens to it.
@Suite("What is the case with a trace", .timeLimit(.minutes(30))) struct LiveInputTests {
  private let content = LiveContent(name: "a.jsonl")
  private let updates = LiveUpdates()
  private let input: LiveInput

  init() { input = LiveInput(content: content, updates: updates) }

  private struct Update: Decodable {
    var state: String
    var message: String
    var sessions: Int
  }

  /// Waits until the page hears this.
  private func expect(
    _ state: String, _ message: String, sessions: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let expected = "\(state): \(message) \(sessions)"
    var last = ""
    for _ in 0..<3000 where last != expected {
      if let bytes = updates.newest(after: 0)?.message {
        let update = try JSONDecoder().decode(Update.self, from: Data(bytes))
        last = "\(update.state): \(update.message) \(update.sessions)"
      }
      if last != expected { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(last == expected, sourceLocation: sourceLocation)
  }

  /// Waits until the overview has this text. The page may hear that the app runs before the last
  /// piece is read.
  private func expectOverview(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var overview = ""
    for _ in 0..<1000 where !overview.contains(text) {
      overview = try self.overview()
      if !overview.contains(text) { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(overview.contains(text), sourceLocation: sourceLocation)
  }

  private func overview() throws -> String {
    String(decoding: try #require(content.answer("api/overview", [:])), as: UTF8.self)
  }

  private func read(_ text: String, percent: Int? = 100) {
    Array(text.utf8).withUnsafeBytes {
      input.take(TraceFollower.Event.bytes($0, percent: percent))
    }
  }

  private func take(_ text: String) {
    read(text)
    input.take(TraceFollower.Event.caughtUp)
  }

  private let start = #"{"type":"trace","version":1,"session":"noon"}"# + "\n"
  private let root = #"{"type":"launch","t":0,"id":1,"rib":"Root"}"# + "\n"
  private let end = #"{"type":"end","t":1,"reason":"exit"}"# + "\n"

  @Test func `a file comes, goes, comes back and ends`() async throws {
    input.take(TraceFollower.Event.missing)
    try await expect("waiting", "Waiting for the app to write a.jsonl.")
    input.take(TraceFollower.Event.caughtUp)
    try await expect(
      "waiting", "a.jsonl is empty so far. Waiting for the app to write its first line.")
    take(start)
    take(root)
    try await expect("following", "Following the app.", sessions: 1)
    // What came in two pieces is one session.
    try await expectOverview(#""name":"noon","app":null,"events":1,"#)
    input.take(TraceFollower.Event.missing)
    try await expect(
      "gone", "a.jsonl is gone. What was read of it is shown until it comes back.", sessions: 1)
    input.take(TraceFollower.Event.restarted)
    try await expect(
      "waiting", "a.jsonl is empty so far. Waiting for the app to write its first line.")
    take(start + root)
    try await expect("following", "Following the app.", sessions: 1)
    input.take(TraceFollower.Event.failed("cannot be read: it burns"))
    try await expect("unreadable", "a.jsonl cannot be read: it burns.", sessions: 1)
    take(end)
    try await expect("ended", "The app ended in order.", sessions: 1)
    input.take(TraceFollower.Event.quiet(written: 5))
    try await expect("ended", "The app ended in order.", sessions: 1)
  }

  @Test func `while a file is read, the page says how much of it was, and of what`() async throws {
    read(start, percent: 3)
    try await expect("reading", "Reading a.jsonl: 3 %.", sessions: 1)
    // Even if what was read so far has ended.
    read(root + end, percent: 47)
    for _ in 0..<3000 where !(try overview()).contains("47 %") {
      read("", percent: 47)
      try await Task.sleep(for: .milliseconds(10))
    }
    try await expectOverview(
      #""state":"reading","words":"reading 47 %","title":"Reading the trace","message":"Reading a.jsonl: 47 %.""#
    )
    take("")
    try await expect("ended", "The app ended in order.", sessions: 1)
  }

  @Test func `a file that nobody writes has no end yet, or a last line that is incomplete`()
    async throws
  {
    read(start + root)
    input.take(TraceFollower.Event.quiet(written: 1_700_000_000))
    try await expect("noEnd", "No end of the session yet.", sessions: 1)
    try await expectOverview(#""written":1700000000,"mayGrow":true"#)
    read(String(end.prefix(10)))
    input.take(TraceFollower.Event.quiet(written: 1_700_000_009))
    try await expect(
      "torn", "The last line is incomplete: it has no line break. No end of the session yet.",
      sessions: 1)
    try await expectOverview(#""written":1700000009,"#)
    take(String(end.dropFirst(10)))
    try await expect("ended", "The app ended in order.", sessions: 1)
    try await expectOverview(#""written":null,"mayGrow":false"#)
  }

  @Test(arguments: [
    ("", "the trace is empty. Was the recorder started before the launch router was built?"),
    ("{\"type\":", "it has no complete line. Give a .jsonl file that RIBsRecorder wrote."),
    (
      "\u{89}PNG\r\n",
      "line 1: this is not a trace: none of its lines can be read as an event. Give a .jsonl file that RIBsRecorder wrote."
    ),
  ])
  func `what is no trace is unreadable`(text: String, reason: String) async throws {
    read(text)
    input.take(TraceFollower.Event.quiet(written: 5))
    try await expect("unreadable", "a.jsonl cannot be read: \(reason)")
  }

  @Test func `standard input ends without the session's end`() async throws {
    read(start + root, percent: nil)
    try await expect("following", "Following the app.", sessions: 1)
    input.take(TraceFollower.Event.ended)
    try await expect(
      "killed", "The trace ends without the session's end: the app was killed, or it crashed.",
      sessions: 1)
  }

  @Test func `why standard input failed is said after its end, too`() async throws {
    read(start + root, percent: nil)
    input.take(TraceFollower.Event.failed("cannot be unpacked: it is torn"))
    input.take(TraceFollower.Event.ended)
    try await expect("unreadable", "a.jsonl cannot be unpacked: it is torn.", sessions: 1)
  }

  @Test func `apps come and go`() async throws {
    let content = LiveContent(name: nil)
    let input = LiveInput(content: content, updates: updates)
    func take(_ text: String, of app: Int) {
      Array(text.utf8).withUnsafeBytes { input.take(TraceListener.Event.bytes(app, $0)) }
    }
    input.wait("Waiting for an app at tcp://localhost:1.")
    try await expect("waiting", "Waiting for an app at tcp://localhost:1.")
    input.take(TraceListener.Event.connected(0))
    let connected = "An app has connected. Waiting for its first line."
    try await expect("waiting", connected)
    take(start + root, of: 0)
    try await expect("following", "Following the app.", sessions: 1)
    input.take(TraceListener.Event.connected(1))
    try await expect("waiting", connected, sessions: 1)
    take(start + root + end, of: 1)
    try await expect("ended", "The app ended in order.", sessions: 2)
    input.take(TraceListener.Event.closed(1))
    input.take(TraceListener.Event.closed(0))
    let words = try await states(of: content) { $0 == ["killed", "ended"] }
    #expect(words == ["killed", "ended"])
  }

  @Test func `each session of a file has its own state`() async throws {
    take(start + root + start + root + end + start + root)
    let words = try await states(of: content) { $0.count == 3 }
    #expect(words == ["killed", "ended", "following"])
  }

  private struct Overview: Decodable {
    struct Session: Decodable { var state: String }
    var sessions: [Session]
  }

  /// The states of the sessions, once they are as expected, or after a while.
  private func states(
    of content: LiveContent, once isExpected: ([String]) -> Bool
  ) async throws -> [String] {
    var states: [String] = []
    for _ in 0..<3000 where !isExpected(states) {
      let answer = try #require(content.answer("api/overview", [:]))
      states = try JSONDecoder().decode(Overview.self, from: Data(answer)).sessions.map(\.state)
      if !isExpected(states) { try await Task.sleep(for: .milliseconds(10)) }
    }
    return states
  }
}
