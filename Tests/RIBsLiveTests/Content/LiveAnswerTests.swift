import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// All that the page shows of a session comes through these answers, so they are compared in full.
@Suite("What the page gets of a session")
struct LiveAnswerTests {
  /// The shop with what the timeline shows besides. Events are missing, so that an event's number is not its place.
  private static let script =
    ShopSource.trace + """

      gap 7
      mark checkout
      open Cart Coupon @Features/Cart/CartRouter.swift:12
      after 3s
      close Home Product#2 @App/HomeRouter.swift:29
      detach Home Product#2 @App/HomeRouter.swift:29
      after 2s
      mark paid
      create Lonely
      appear Main
      worker Sync start Main
      """

  private let shop: LiveAnswers
  private let scratch: Scratch

  init() throws {
    var report = ShopSource.report
    // One that a comment in the source accepts.
    report.hazards[0].exemption = .suppressed(reason: "for now")
    let source = LiveSource(
      report.tree, HazardIndex(report, explains: ShopSource.explains))
    scratch = try Scratch()
    for file in [
      "App/HomeRouter.swift", "App/WelcomeRouter.swift", "Features/Cart/CartRouter.swift",
    ] {
      _ = try scratch.write("".utf8, to: file)
    }
    let sources = SourceFiles(root: scratch.folder.path, workingDirectory: "/")
    let links = try SourceLinks(base: "https://git.example", sources: sources)
    shop = try LiveAnswers(
      script: Self.script, source: source, code: CodeSites(sources, links: links))
  }

  @Test func `a session comes with its places, findings, marks and curve`() throws {
    try expectGolden(try shop.lines("session"), "session.txt")
  }

  @Test func `of a cause the first hundred findings lead to their moments`() throws {
    for (count, shown) in [(100, 100), (101, 100)] {
      let again = "open Root Home\nclose Root Home\ndetach Root Home\n"
      let answers = try LiveAnswers(
        script: "root Root\n" + String(repeating: again, count: count))
      let causes = try #require(try answers.object("session")["causes"] as? [[String: Any]])
      let cause = try #require(causes.first { $0["rule"] as? String == "double-detach" })
      #expect(cause["times"] as? Int == count)
      for key in ["events", "eventTimes", "ribs"] {
        #expect((cause[key] as? [Any])?.count == shown)
      }
    }
  }

  @Test func `hazards come with their place, but for those that are accepted`() throws {
    let places = try #require(try shop.object("session")["places"] as? [[String: Any]])
    let hazards = places.flatMap { $0["hazards"] as? [[String: Any]] ?? [] }
    #expect(
      Set(hazards.compactMap { ($0["site"] as? [String: Any])?["at"] as? String }) == [
        "App/HomeRouter.swift:22", "App/Root/RootRouter.swift:40", "App/AccountInteractor.swift:31",
        "App/AccountInteractor.swift:38", "App/OrdersRouter.swift:18",
      ])
    #expect(!hazards.contains { $0["rule"] as? String == "unguarded-attach" })
  }

  @Test func `a chunk comes with the tree before its events and with what each changes`() throws {
    try expectGolden(try shop.lines("chunk"), "chunk.txt")
    let count = try #require(try shop.object("session")["events"] as? Int)
    for moment in ["0", "1", "\(count)", "end"] {
      #expect(try shop.line("chunk", ["event": moment]) == shop.line("chunk"))
    }
  }

  @Test func `a page that has a part of a chunk gets the rest`() throws {
    let whole = try shop.object("chunk")
    let events = try #require(whole["events"] as? [[Any]])
    let rest = try shop.object("chunk", ["event": "end", "after": "7"])
    #expect(rest["after"] as? Int == 7 && rest["boxes"] == nil && rest["ribs"] == nil)
    for key in ["boxChanges", "ribChanges", "events"] {
      #expect((rest[key] as? [Any])?.count == events.count - 7)
    }
    let numbers = (rest["events"] as? [[Any]])?.map { $0[0] as? Int }
    #expect(numbers == events.dropFirst(7).map { $0[0] as? Int })
    // What it has ends before the chunk begins, or behind its end.
    for other in ["-1", "1000", "x"] {
      #expect(try shop.object("chunk", ["event": "end", "after": other])["after"] is NSNull)
    }
  }

  @Test func `a moment in a long session is found by its number and by its time`() throws {
    let rounds = (0..<600).map { _ in "open Root Home\nclose Root Home\n" }.joined()
    let long = try LiveAnswers(script: "root Root\n" + rounds)
    let count = try #require(try long.object("session")["events"] as? Int)
    func chunk(_ query: [String: String]) throws -> (from: Int, to: Int, events: [[Any]]) {
      let chunk = try long.object("chunk", query)
      return (
        try #require(chunk["from"] as? Int), try #require(chunk["to"] as? Int),
        try #require(chunk["events"] as? [[Any]])
      )
    }
    var next = 0
    while next < count {
      let (from, to, events) = try chunk(["event": "\(next + 1)"])
      #expect(from == next && to == min(count, from + 1024))
      #expect(events.count == to - max(1, from) + 1)
      // The first event that is behind the chunk's start.
      let time = try #require(events[from == 0 ? 0 : 1][1] as? Int)
      #expect(try chunk(["time": "\(time)"]).from == from)
      if from > 0 { #expect(try chunk(["time": "\(time - 1)"]).from < from) }
      next = to
    }
    #expect(count > 2048)
  }

  @Test func `each RIB comes with its path, and with who holds it when`() throws {
    let lives = try (1...9).map { "RIB \($0)\n" + (try shop.lines("rib", ["rib": "\($0)"])) }
    try expectGolden(lives.joined(), "ribs.txt")
  }

  @Test(arguments: [
    ("session", ["session": "1"]), ("session", ["session": "-1"]), ("session", ["session": "x"]),
    ("chunk", ["event": "1000"]), ("chunk", ["event": "-1"]), ("chunk", ["event": "x"]),
    ("chunk", ["time": "x"]), ("rib", ["rib": "1000"]), ("rib", ["rib": "x"]), ("rib", [:]),
    ("nothing", [:]),
  ])
  func `what the trace does not have gets no answer`(path: String, query: [String: String]) {
    #expect(shop.content.answer("api/\(path)", query) == nil)
  }

  private func log(
    _ answers: LiveAnswers, _ query: [String: String]
  ) throws -> (total: Int, from: Int, events: [Int]) {
    let log = try answers.object("events", query)
    let rows = try #require(log["rows"] as? [[String: Any]])
    return (
      try #require(log["total"] as? Int), try #require(log["from"] as? Int),
      rows.compactMap { $0["event"] as? Int }
    )
  }

  @Test func `the log comes in parts, or around an event`() throws {
    let rounds = (0..<200).map { _ in "open Root Home\nclose Root Home\n" }.joined()
    let long = try LiveAnswers(script: "root Root\n" + rounds)
    let count = try #require(try long.object("session")["events"] as? Int)
    let first = try log(long, ["count": "10"])
    #expect(first == (count, 0, Array(1...10)))
    let around = try log(long, ["count": "10", "at": "200"])
    #expect(around == (count, 194, Array(195...204)))
    let last = try log(long, ["count": "10", "from": "100000"])
    #expect(last == (count, count - 10, Array(count - 9...count)))
    #expect(try log(long, ["count": "100000"]).events.count == 500)
    #expect(try log(long, ["count": "x", "from": "x", "at": "x"]).events.count == 100)
  }

  @Test func `the log is filtered by name, kind and RIB`() throws {
    func words(_ query: [String: String]) throws -> [String] {
      let rows = try #require(
        try shop.object("events", ["count": "500"].merging(query) { $1 })["rows"]
          as? [[String: Any]])
      return rows.compactMap { $0["words"] as? String }
    }
    let all = try words([:])
    #expect(try words(["text": "coup"]) == all.filter { $0.contains("Coupon") })
    #expect(try words(["text": "COUP", "type": "attach"]) == ["Cart attaches Coupon"])
    #expect(try words(["text": "paid"]) == ["Mark paid"])
    // As a parent too.
    #expect(
      try words(["rib": "1", "type": "attach"]) == ["Root attaches Welcome", "Root attaches Main"])
    #expect(try words(["rib": "1000"]).isEmpty && words(["type": "nothing"]).isEmpty)
  }

  @Test func `a short session's curve has each event`() throws {
    let answers = try LiveAnswers(
      script: "root Root\nopen Root Home\nopen Home Feed\nclose Root Home\nmark done")
    let curve = try #require(try answers.object("session")["curve"] as? [[Int]])
    let events = try #require(try answers.object("chunk")["events"] as? [[Any]])
    #expect(curve.map { $0[0] } == Array(1...events.count))
    #expect(curve.map { $0[1] } == events.map { $0[1] as? Int })
    // RIBs come on the tree one by one, and leave it together.
    let heights = curve.map { $0[2] }
    #expect(heights.max() == 3 && heights.last == 1)
    #expect(curve.map { $0[3] }.reduce(0, +) == 2 && curve.map { $0[4] }.reduce(0, +) == 1)
  }

  @Test func `a long session's curve has the most RIBs of each few events`() throws {
    let launch = #"{"type":"launch","seq":1,"t":10,"id":1,"rib":"Root"}"#
    let rows = (2...5999).map { number in
      number <= 3000
        ? #"{"type":"attach","seq":\#(number),"t":\#(number * 10),"id":\#(number),"parent":1,"rib":"Row"}"#
        : #"{"type":"detach","seq":\#(number),"t":\#(number * 10),"id":\#(number - 2999),"parent":1,"cause":"call"}"#
    }
    let mark = #"{"type":"mark","seq":6000,"t":60000,"name":"done"}"#
    let trace = ([launch] + rows + [mark]).joined(separator: "\n")
    let session = try LiveAnswers(Array(trace.utf8)).object("session")
    // Runs of four events, the fewest at which 2,048 are enough.
    let expected = (1...1500).map { sample in
      let last = sample * 4
      guard last > 3000 else { return [last, last * 10, last, sample == 1 ? 3 : 4, 0] }
      return [last, last * 10, 6003 - last, 0, sample == 1500 ? 3 : 4]
    }
    #expect(session["curve"] as? [[Int]] == expected)
  }

  @Test func `each event is a sentence`() throws {
    let answers = try LiveAnswers(
      script: """
        root Root
        open Root Home @App/RootRouter.swift:9
        hold Root.home Home
        open Home Feed
        attach Home Feed
        unread Root
        appear Home
        disappear Home
        appear Home
        disappear Home removed
        worker Sync start Home
        worker Sync stop Home
        worker Alone start
        workflow Login start
        workflow Login wait Home
        workflow Login wait
        workflow Login step 1
        workflow Login complete
        workflow Login fail
        workflow Login cancel
        unhold Root.home Home
        detach Home Feed deinit
        close Root Home @App/RootRouter.swift:20
        leak Home interactor HomeInteractor 1s
        destroy Home
        mark lunch
        drop 3
        settle
        unsettled 60s
        """)
    let chunk = try answers.object("chunk")
    let words = try #require(chunk["words"] as? [String])
    let events = try #require(chunk["events"] as? [[Any]])
    let sentences = try events.map { words[try #require($0[5] as? Int)] + "\n" }
    try expectGolden(sentences.joined(), "words.txt")
  }
}
