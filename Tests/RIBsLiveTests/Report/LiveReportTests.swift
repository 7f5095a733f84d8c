import Foundation
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsLive

@Suite("The page as a file")
struct LiveReportTests {
  private func session(_ lines: [String]) throws -> LiveSession {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(Array(lines.joined(separator: "\n").utf8))
    return LiveSession(try #require(try analyzer.finish().last), source: nil, CodeSites())
  }

  /// A root with a chain of RIBs below it.
  private func chain(_ count: Int) -> [String] {
    [#"{"type":"launch","t":0,"id":1,"rib":"Root"}"#]
      + (2...count).map { #"{"type":"attach","t":1,"id":\#($0),"parent":\#($0 - 1),"rib":"Step"}"# }
  }

  private func document(_ session: LiveSession) throws -> [String: Any] {
    let json = ReportDocument(overview: Overview(trace: "t", sessions: [session])).json
    let document = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    let sessions = try #require(document?["sessions"] as? [[String: Any]])
    return try #require(sessions.first)
  }

  @Test func `a page has all that a server would answer`() throws {
    let lines = String(decoding: try script(ShopSource.trace + "\nmark paid"), as: UTF8.self)
    let document = try document(try session(lines.components(separatedBy: "\n")))
    // The same as a server's answers about the session and its flows.
    try expectGolden(
      try LiveAnswers.lines(document.filter { $0.key == "ribs" || $0.key == "session" }),
      "document.txt")
    let answers = LiveAnswers(Array(lines.utf8))
    var served = try answers.object("session")
    func isOfReport(_ key: String) -> Bool {
      !["session", "identity", "answer", "revision"].contains(key)
    }
    served["flows"] = try answers.object("flows").filter { isOfReport($0.key) }
    (served["revision"], served["answer"], served["identity"]) = (nil, nil, "0")
    // A report has no links here.
    let own = document.filter { served[$0.key] != nil && $0.key != "causes" && $0.key != "places" }
    #expect(
      try LiveAnswers.lines(own)
        == LiveAnswers.lines(served.filter { $0.key != "causes" && $0.key != "places" }))
    let chunks = try #require(document["chunks"] as? [[String: Any]])
    var chunk = try answers.object("chunk")
    for key in ["session", "revision", "sites"] { chunk[key] = nil }
    let mine = chunks.map { $0.filter { $0.key != "sites" } }
    #expect(try mine.map(LiveAnswers.lines) == [LiveAnswers.lines(chunk)])
  }

  @Test func `a page that a browser could not open says how to look at the traces`() throws {
    let trace = Array(
      (chain(50) + [String](repeating: #"{"type":"mark","t":1,"name":"m"}"#, count: 100_000))
        .joined(
          separator: "\n"
        ).utf8)
    func input(_ name: String) throws -> InputReport {
      var scope = AnalysisScope()
      scope.keepsHistory = true
      var analyzer = TraceAnalyzer(scope)
      analyzer.feed(trace)
      return InputReport(source: name, sessions: try analyzer.finish())
    }
    let (one, other) = (try input("a.jsonl"), try input("b.jsonl"))
    #expect(LiveReport(CheckReport([one]), source: nil).excess == nil)
    let two = LiveReport(CheckReport([one, other]), source: nil)
    #expect(
      two.excess
        == "The page of 2 traces would have 200100 events, and a browser takes 200000. Look at it with: ribs-inspect serve a.jsonl"
    )
  }

  @Test func `a chain of 4,000 RIBs has bounded paths`() throws {
    let session = try session(chain(4000))
    let last = try #require(session.history.rib(id: 4000))
    let names = session.path(of: last).split(separator: "/")
    #expect(names.count == 257 && names[128] == "…" && names[0] == "Root")
    let document = try document(session)
    #expect((document["ribs"] as? [Any])?.count == 4000)
  }

  private func flapping(_ ribs: Int, times: Int) -> [String] {
    chain(ribs)
      + (0..<times).flatMap { _ in
        [
          #"{"type":"detach","t":1,"id":2,"parent":1,"cause":"call"}"#,
          #"{"type":"attach","t":1,"id":2,"parent":1}"#,
        ]
      }
  }

  @Test func `a subtree that comes and goes too often does not fit into a page`() throws {
    func excess(times: Int) throws -> String? {
      let session = try session(flapping(1000, times: times))
      let input = InputReport(source: "t.jsonl", sessions: [session.report])
      return LiveReport(CheckReport([input]), source: nil).excess
    }
    #expect(try excess(times: 100) == nil)
    let much = try #require(try excess(times: 1200))
    #expect(much.contains("changes of RIBs") && much.hasSuffix("ribs-inspect serve t.jsonl"))
  }

  @Test func `a served chunk with many changes ends early, and begins where it is needed`() throws {
    let session = try session(flapping(1000, times: 100))
    let chunk = LiveChunk(of: session, with: 1100)
    #expect(chunk.first == 1099 && chunk.last < 1150)
    let first = LiveChunk(of: session, with: 1)
    #expect(first.first == 0 && first.last == 1024)
  }

  @Test func `the chunks of a page follow each other`() throws {
    let rows = 40_000
    let session = try session(
      [#"{"type":"launch","t":0,"id":1,"rib":"Root"}"#]
        + (2...rows).map { #"{"type":"attach","t":1,"id":\#($0),"parent":1,"rib":"Row"}"# })
    let document = try document(session)
    let chunks = try #require(document["chunks"] as? [[String: Any]])
    let ends = chunks.map { $0["to"] as? Int }
    #expect(chunks.map { $0["from"] as? Int } == [0] + ends.dropLast())
    #expect(ends.count > 1 && ends.last == rows)
    // Each says how many rows there are before it.
    for chunk in chunks {
      let from = try #require(chunk["from"] as? Int)
      #expect((chunk["ribs"] as? [Any])?.count == 4 * from)
    }
  }

  @Test func `each event is a sentence about the whole tree`() throws {
    let lines = [
      #""create","id":1,"rib":"Root","kind":"launch""#,
      #""launch","id":1"#,
      #""attach","id":2,"parent":1,"rib":"A","at":"App/Root.swift:7""#,
      #""attach","id":2,"parent":1,"at":"App/Root.swift:9""#,
      #""activate","id":2"#,
      #""load","id":2"#,
      #""hold","id":2,"parent":1,"property":"RootRouter.a""#,
      #""unhold","id":2,"parent":1,"property":"RootRouter.a""#,
      #""unread","id":1"#,
      #""appear","id":2"#,
      #""disappear","id":2,"removed":false"#,
      #""disappear","id":2,"removed":true"#,
      #""workflow","workflow":1,"name":"Flow","phase":"start""#,
      #""workflow","workflow":1,"name":"Flow","phase":"wait""#,
      #""workflow","workflow":1,"name":"Flow","phase":"wait","step":2,"id":2"#,
      #""workflow","workflow":1,"name":"Flow","phase":"step","step":2,"id":2"#,
      #""workflow","workflow":1,"name":"Flow","phase":"complete""#,
      #""workflow","workflow":1,"name":"Flow","phase":"fail""#,
      #""workflow","workflow":1,"name":"Flow","phase":"cancel""#,
      #""worker","worker":1,"name":"Sync","phase":"start","id":2"#,
      #""worker","worker":1,"name":"Sync","phase":"stop""#,
      #""detach","id":2,"parent":1"#,
      #""detach","id":2,"parent":1"#,
      #""deactivate","id":2"#,
      #""attach","id":2,"parent":3"#,
      #""detach","id":2,"parent":3,"cause":"deinit""#,
      #""destroy","id":2"#,
      #""leak","id":2,"object":"interactor","name":"AInteractor","waited":9"#,
      #""mark","name":"signed in""#,
      #""settle""#,
      #""unsettled","waited":3"#,
      #""drop","count":4"#,
      #""end","reason":"exit""#,
    ]
    let session = try session(lines.map { #"{"type":\#($0),"t":1}"# })
    #expect(
      (1...session.history.count).map(session.words) == [
        "Root is created",
        "Root is launched as a root",
        "Root attaches A",
        "Root attaches A, which changes nothing",
        "A becomes active",
        "A loads",
        "Root holds A in RootRouter.a",
        "Root no longer holds A in RootRouter.a",
        "The holds of Root are not read any longer",
        "The view of A comes on screen",
        "The view of A goes off screen",
        "The view of A leaves its container",
        "Workflow Flow starts",
        "Workflow Flow waits",
        "Workflow Flow waits for A to be active",
        "Workflow Flow begins a step",
        "Workflow Flow is complete",
        "Workflow Flow fails",
        "Workflow Flow is cancelled",
        "Worker Sync of A starts",
        "Worker Sync stops",
        "Root detaches A",
        "Root detaches A, which changes nothing",
        "A becomes inactive",
        "? attaches A",
        "? is deallocated and lets go of A",
        "A is deallocated",
        "AInteractor of A is still alive",
        "Mark signed in",
        "The app has settled",
        "The app gives up waiting for everything to settle",
        "Events are missing here",
        "The session ends",
      ])
  }
}
