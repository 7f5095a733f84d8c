import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// What the page hears while an app writes, and what it then gets.
@Suite("A trace that grows") struct GrowingTraceTests {
  private let content = LiveContent(name: "trace.jsonl")

  private func lines(_ session: String, _ script: String) throws -> [[UInt8]] {
    let header = #"{"type":"trace","version":1,"session":"\#(session)"}"#
    return try RIBsTestSupport.script("headless\nraw \(header)\n\(script)")
      .split(separator: UInt8(ascii: "\n")).map { $0 + [UInt8(ascii: "\n")] }
  }

  /// Feeds lines, and takes what the page hears.
  private func feed(_ lines: some Sequence<[UInt8]>, to id: Int = 0, isOver: Bool = false) -> String
  {
    for line in lines { line.withUnsafeBytes { content.feed($0, to: id) } }
    return String(decoding: content.refresh(id, isOver ? .closed : .open), as: UTF8.self)
  }

  private func object(_ path: String, _ query: [String: String] = [:]) throws -> [String: Any] {
    let answer = try #require(content.answer(path, query))
    return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
  }

  /// The sessions in the list: name, events and how each ended.
  private func sessions() throws -> [String] {
    let sessions = try #require(try object("api/overview")["sessions"] as? [[String: Any]])
    return sessions.enumerated().map { index, session in
      #expect(session["session"] as? Int == index)
      return "\(session["name"] ?? "") \(session["events"] ?? "") \(session["ended"] ?? "")"
    }
  }

  @Test func `each session is shown as far as it goes, and those before it in full`() throws {
    content.begin(0)
    #expect(
      feed([])
        == #"{"revision":2,"state":"waiting","message":"trace.jsonl is empty so far. Waiting for the app to write its first line.","sessions":0,"events":0}"#
    )
    let morning = try lines("morning", "root Root\nopen Root Home\nend exit")
    #expect(
      feed(morning[..<4])
        == #"{"revision":3,"state":"following","message":"Following the app.","sessions":1,"events":3}"#
    )
    #expect(try sessions() == ["morning 3 <null>"])
    // The rest of it comes with the beginning of the next one.
    let noon = try lines("noon", "root Root\nopen Root Feed\nclose Root Feed")
    let count = morning.count - 1
    #expect(
      feed(morning[4...] + noon[..<3])
        == #"{"revision":4,"state":"following","message":"Following the app.","sessions":2,"events":2}"#
    )
    #expect(try sessions() == ["morning \(count) exit", "noon 2 <null>"])
    #expect(
      feed(noon[3...])
        == #"{"revision":5,"state":"following","message":"Following the app.","sessions":2,"events":\#(noon.count - 1)}"#
    )
    #expect(try sessions() == ["morning \(count) exit", "noon \(noon.count - 1) <null>"])
    #expect(try object("api/session", ["session": "0"])["events"] as? Int == count)
    #expect(try object("api/session")["events"] as? Int == noon.count - 1)
    #expect(try object("api/session")["session"] as? Int == 1)
    #expect(
      feed([], isOver: true)
        == #"{"revision":6,"state":"killed","message":"The trace ends without the session's end: the app was killed, or it crashed.","sessions":2,"events":\#(noon.count - 1)}"#
    )
  }

  @Test func `while the app runs, that it has not ended is no finding`() throws {
    content.begin(0)
    _ = feed(try lines("noon", "root Root\nopen Root Home"))
    func limits() throws -> [String] {
      try #require(try object("api/session")["limits"] as? [String])
    }
    let (open, causes) = (try limits(), try object("api/session")["causes"] as? [Any])
    #expect(causes?.isEmpty == true)
    _ = feed([], isOver: true)
    let over = try limits()
    #expect(over.count == open.count + 1 && !over.filter { !open.contains($0) }.isEmpty)
    #expect((try object("api/session")["causes"] as? [Any])?.count == 1)
  }

  @Test func `a session that was killed is over once the next one begins`() throws {
    content.begin(0)
    func limits(_ session: Int) throws -> [String] {
      try #require(try object("api/session", ["session": "\(session)"])["limits"] as? [String])
    }
    _ = feed(try lines("morning", "root Root\nopen Root Home"))
    let before = try limits(0)
    _ = feed(try lines("noon", "root Root\nopen Root Home"))
    #expect(try limits(0).count == before.count + 1 && limits(1) == before)
  }

  @Test func `a session that ends in order is over at once`() throws {
    content.begin(0)
    #expect(
      feed(try lines("noon", "root Root\nend exit"))
        == #"{"revision":2,"state":"ended","message":"The app ended in order.","sessions":1,"events":5}"#
    )
  }

  @Test func `a trace that begins anew forgets what it showed`() throws {
    content.begin(0)
    _ = feed(try lines("morning", "root Root\nend exit"))
    content.begin(0)
    _ = feed(try lines("noon", "root Root"))
    #expect(try sessions() == ["noon 4 <null>"])
  }

  @Test func `apps are shown in the order in which they came, the last twenty of them`() throws {
    for id in 0..<22 {
      content.begin(id)
      _ = feed(try lines("app \(id)", "root Root\nend exit"), to: id)
    }
    #expect(try sessions() == (2..<22).map { "app \($0) 5 exit" })
  }

  @Test func `what is no trace is told`() throws {
    content.begin(0)
    let update = feed([Array("This is a text.\n".utf8)], isOver: true)
    #expect(
      update.contains(#""state":"unreadable","message":"trace.jsonl cannot be read: line 1: "#),
      "\(update)")
    #expect(try sessions() == [])
  }
}
