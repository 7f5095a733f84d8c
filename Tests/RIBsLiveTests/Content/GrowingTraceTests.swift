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

  /// Applies a change to the answer that a page has.
  private func apply(_ change: [String: Any], to known: [String: Any]) throws -> [String: Any] {
    var whole = change
    for (key, value) in change {
      guard let value = value as? [String: Any], let changed = value["changed"] as? [Any],
        let length = value["length"] as? Int
      else { continue }
      var list = Array(try #require(known[key] as? [Any]).prefix(length))
      for index in stride(from: 0, to: changed.count, by: 2) {
        let place = try #require(changed[index] as? Int)
        if place == list.count {
          list.append(changed[index + 1])
        } else {
          list[place] = changed[index + 1]
        }
      }
      #expect(list.count == length)
      whole[key] = list
    }
    return whole
  }

  /// Asks what has changed since an answer.
  private func change(_ path: String, since known: [String: Any]) throws -> [String: Any] {
    try object(
      path,
      [
        "session": "0", "identity": try #require(known["identity"] as? String),
        "since": "\(try #require(known["answer"] as? Int))",
      ])
  }

  private static let growing = ["api/session", "api/lifetimes", "api/flows"]

  @Test(arguments: growing, ["careers/switch-tabs", "home-flow/left-behind", "sign-up/jump"])
  func `what has changed makes an older answer the newest one`(path: String, trace: String) throws {
    content.begin(0)
    let text = try String(contentsOf: Repository.fixture(trace), encoding: .utf8)
    let lines = text.split(separator: "\n").map { Array("\($0)\n".utf8) }
    _ = feed(lines[..<2])
    var (often, seldom) = (try object(path), try object(path))
    for (number, line) in lines.enumerated().dropFirst(2) {
      _ = feed([line])
      often = try apply(try change(path, since: often), to: often)
      if number % 7 == 0 { seldom = try apply(try change(path, since: seldom), to: seldom) }
    }
    seldom = try apply(try change(path, since: seldom), to: seldom)
    func facts(_ reply: [String: Any]) -> NSDictionary {
      reply.filter { $0.key != "answer" } as NSDictionary
    }
    let whole = facts(try object(path))
    #expect(whole["places"] != nil || whole["bars"] != nil || whole["flows"] != nil)
    #expect(whole == facts(often) && whole == facts(seldom))
  }

  @Test func `an update has what is new and nothing of what was there`() throws {
    content.begin(0)
    let names = (0..<300).map { "open Root Tab\($0)\nclose Root Tab\($0)\ndestroy Tab\($0)" }
    _ = feed(try lines("noon", "root Root\n" + names.joined(separator: "\n")))
    for path in ["api/session", "api/lifetimes"] {
      let known = try object(path)
      #expect(
        try change(path, since: known).values.allSatisfy { value in
          (value as? [String: Any]).map { ($0["changed"] as? [Any])?.isEmpty == true } ?? true
        })
    }
    let (session, lifetimes) = (try object("api/session"), try object("api/lifetimes"))
    _ = feed([
      Array(#"{"type":"create","seq":2900,"t":2900000000,"id":9000,"rib":"Tab7"}"#.utf8) + [10]
    ])
    _ = feed([
      Array(#"{"type":"attach","seq":2901,"t":2901000000,"id":9000,"parent":1,"rib":"Tab7"}"#.utf8)
        + [10]
    ])
    let bars = try #require(try change("api/lifetimes", since: lifetimes)["bars"] as? [String: Any])
    // The new bar, after its index.
    #expect((bars["changed"] as? [Any])?.count == 2 && bars["length"] as? Int == 302)
    let update = try change("api/session", since: session)
    let places = try #require(update["places"] as? [String: Any])
    #expect((places["changed"] as? [Any])?.count == 2 && places["length"] as? Int == 301)
  }

  @Test func `what is asked since another trace, another server or the future is whole`() throws {
    let content = LiveContent(name: "trace.jsonl", firstRevision: 1000)
    func ask(_ query: [String: String]) throws -> [String: Any] {
      let answer = try #require(content.answer("api/session", query))
      return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    }
    func begin(_ script: String) throws {
      content.begin(0)
      for line in try lines("noon", script) {
        line.withUnsafeBytes { content.feed($0, to: 0) }
      }
      content.refresh(0)
    }
    try begin("root Root\nopen Root Home")
    let first = try ask([:])
    let identity = try #require(first["identity"] as? String)
    func isWhole(_ since: Int) throws -> Bool {
      try ask(["identity": identity, "since": "\(since)"])["places"] is [Any]
    }
    let answer = try #require(first["answer"] as? Int)
    #expect(answer > 1000)
    #expect(try !isWhole(answer))
    #expect(try isWhole(answer - 1) && isWhole(answer + 100) && isWhole(-1) && isWhole(1))
    #expect(try ask(["identity": identity, "since": "x"])["places"] is [Any])
    try begin("root Root\nopen Root Feed")
    #expect(try ask([:])["identity"] as? String != identity)
    #expect(try isWhole(answer))
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
