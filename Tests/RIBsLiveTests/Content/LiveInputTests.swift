import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// What the page says about the trace, whatever happens to it.
@Suite("What is the case with a trace", .timeLimit(.minutes(30))) struct LiveInputTests {
  private let content = LiveContent(name: "a.jsonl")
  private let updates = LiveUpdates()
  private let input: LiveInput

  init() { input = LiveInput(name: "a.jsonl", content: content, updates: updates) }

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
      overview = String(
        decoding: try #require(content.answer("api/overview", [:])), as: UTF8.self)
      if !overview.contains(text) { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(overview.contains(text), sourceLocation: sourceLocation)
  }

  private func take(_ text: String) {
    Array(text.utf8).withUnsafeBytes { input.take(TraceFollower.Event.bytes($0)) }
    input.take(TraceFollower.Event.caughtUp)
  }

  private func take(_ text: String, of app: Int) {
    Array(text.utf8).withUnsafeBytes { input.take(TraceListener.Event.bytes(app, $0)) }
  }

  private let start = #"{"type":"trace","version":1,"session":"noon"}"# + "\n"
  private let root = #"{"type":"launch","t":0,"id":1,"rib":"Root"}"# + "\n"
  private let end = #"{"type":"end","t":1,"reason":"exit"}"# + "\n"

  @Test func `a file comes, goes, comes back and ends`() async throws {
    input.take(TraceFollower.Event.missing)
    try await expect("waiting", "Waiting for the app to write a.jsonl.")
    take(start)
    take(root)
    try await expect("live", "The app is running.", sessions: 1)
    // What came in two pieces is one session.
    try await expectOverview(#""name":"noon","app":null,"events":1,"#)
    input.take(TraceFollower.Event.missing)
    try await expect(
      "lost", "a.jsonl is gone. What was read of it is shown until it comes back.", sessions: 1)
    input.take(TraceFollower.Event.restarted)
    try await expect("waiting", "Waiting for the app.")
    take(start + root)
    try await expect("live", "The app is running.", sessions: 1)
    input.take(TraceFollower.Event.failed("cannot be read: it burns"))
    try await expect("lost", "a.jsonl cannot be read: it burns. Trying again.", sessions: 1)
    take(end)
    try await expect("ended", "The app ended in order.", sessions: 1)
  }

  @Test func `standard input ends without the session's end`() async throws {
    take(start + root)
    try await expect("live", "The app is running.", sessions: 1)
    input.take(TraceFollower.Event.ended)
    try await expect(
      "ended", "The trace ends without the session's end: the app was killed, or it crashed.",
      sessions: 1)
  }

  @Test func `apps come and go`() async throws {
    input.wait("Waiting for an app at tcp://localhost:1.")
    try await expect("waiting", "Waiting for an app at tcp://localhost:1.")
    input.take(TraceListener.Event.connected(0))
    try await expect("waiting", "An app has connected.")
    take(start + root, of: 0)
    try await expect("live", "The app is running.", sessions: 1)
    input.take(TraceListener.Event.connected(1))
    try await expect("waiting", "An app has connected.", sessions: 1)
    take(start + root + end, of: 1)
    try await expect("ended", "The app ended in order.", sessions: 2)
    input.take(TraceListener.Event.closed(0))
    input.take(TraceListener.Event.closed(1))
    try await expect("ended", "The app ended in order.", sessions: 2)
  }
}
