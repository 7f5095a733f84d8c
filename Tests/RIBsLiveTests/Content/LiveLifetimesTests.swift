import Foundation
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing
import TraceProperties

@testable import RIBsLive

@Suite("The lifetimes of a session's RIBs")
struct LiveLifetimesTests {
  private func session(_ trace: [UInt8]) throws -> LiveSession {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(trace)
    return LiveSession(try #require(try analyzer.finish().last), source: nil, CodeSites())
  }

  private func session(script: String) throws -> LiveSession {
    try session(try RIBsTestSupport.script(script))
  }

  private func words(_ span: Lifetimes.Span) -> String {
    "\(span.state) \(span.first)–\(span.last.map(String.init) ?? "")"
  }

  /// A line for each bar, indented below the bar above it.
  private func words(_ lifetimes: Lifetimes, _ session: LiveSession) -> String {
    var depths: [Int] = []
    return lifetimes.bars.map { bar in
      depths.append(bar.parent.map { depths[$0] + 1 } ?? 0)
      let indent = String(repeating: "  ", count: depths[depths.count - 1])
      let spans = bar.spans.map(words).joined(separator: ", ")
      return "\(indent)\(session.name(of: bar.rib)) \(session.history[bar.rib].id): \(spans)\n"
    }.joined()
  }

  /// Steps through a trace, and compares the bars with the tree of each moment.
  private func check(_ trace: [UInt8], _ location: SourceLocation = #_sourceLocation) throws {
    let session = try session(trace)
    let bars = Lifetimes(of: session.report).bars
    #expect(bars.indices.allSatisfy { (bars[$0].parent ?? -1) < $0 }, sourceLocation: location)
    var begins: [Int: [(bar: Int, span: Lifetimes.Span)]] = [:]
    for (index, bar) in bars.enumerated() {
      for span in bar.spans { begins[span.first, default: []].append((index, span)) }
    }
    var open: [NodeIndex: (bar: Int, span: Lifetimes.Span)] = [:]
    var cursor = TreeCursor(session.report)
    while cursor.moment < session.history.count {
      _ = cursor.advance()
      let moment = cursor.moment
      open = open.filter { $0.value.span.last != moment }
      for (bar, span) in begins[moment] ?? [] {
        #expect(open[bars[bar].rib] == nil, "two spans at once", sourceLocation: location)
        open[bars[bar].rib] = (bar, span)
      }
      let standing = Dictionary(uniqueKeysWithValues: cursor.standing.map { ($0.rib, $0.standing) })
      let (drawn, shown) = (open.mapValues(\.span.state), standing.mapValues(\.state))
      #expect(drawn == shown, "after event \(moment)", sourceLocation: location)
      for (rib, standing) in standing where ![.leaked, .kept].contains(standing.state) {
        let above = open[rib].flatMap { bars[$0.bar].parent }
        let parent = standing.parentPosition == nil ? nil : standing.parent
        #expect(above.map { bars[$0].rib } == parent, sourceLocation: location)
        let shown = parent.flatMap { open[$0]?.bar }
        #expect(above == shown, "after event \(moment)", sourceLocation: location)
      }
      if drawn != shown { return }
    }
  }

  @Test(arguments: Repository.fixtures) func `say what the tree shows at each moment`(
    trace: URL
  ) throws {
    try check([UInt8](try Data(contentsOf: trace)))
  }

  @Test(arguments: 0..<60) func `say what the tree of any trace shows at each moment`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var trace = ""
    for _ in 0..<60 {
      trace += String(decoding: RandomEvent.line(using: &random), as: UTF8.self) + "\n"
    }
    try check(Array(trace.replacing(/"seq":[-0-9]+,/, with: "").utf8))
  }

  @Test func `a bar lasts from attach to detach, and goes on while the RIB leaks`() throws {
    let session = try session([UInt8](try Data(contentsOf: Repository.fixture("profile/retained"))))
    try expectGolden(words(Lifetimes(of: session.report), session), "lifetimes-retained.txt")
  }

  @Test func `a RIB that comes back has another bar, and so has what it takes along`() throws {
    let session = try session(
      script: """
        root Root
        open Root Home
        open Home Feed
        detach Root Home
        attach Root Home
        """)
    try expectGolden(words(Lifetimes(of: session.report), session), "lifetimes-comes-back.txt")
  }

  @Test func `a bar shows when its RIB was inactive`() throws {
    let trace = [
      #"{"type":"launch","t":0,"id":1,"rib":"Root"}"#,
      #"{"type":"activate","t":1,"id":1}"#,
      #"{"type":"deactivate","t":2,"id":1}"#,
      #"{"type":"mark","t":3,"name":"idle"}"#,
      #"{"type":"activate","t":4,"id":1}"#,
    ]
    let bars = Lifetimes(of: try session(Array(trace.joined(separator: "\n").utf8)).report).bars
    #expect(
      bars.map { $0.spans.map(words) } == [
        ["inactive 1–2", "active 2–3", "inactive 3–5", "active 5–"]
      ])
  }

  @Test func `the reply has a number for everything, and none for what does not exist`() throws {
    let answers = try LiveAnswers(script: "root Root\nopen Root Home\nclose Root Home")
    try expectGolden(try answers.lines("lifetimes"), "lifetimes.txt")
  }

  private static let three = """
    root Root
    open Root A
    close Root A
    open Root B
    open Root C
    """

  @Test func `what exceeds the bounds is left out, from one event on`() throws {
    let session = try session(script: Self.three)
    let all = Lifetimes(of: session.report)
    #expect(all.bars.count == 4 && all.leftOut == 0 && all.last == session.history.count)
    let some = Lifetimes(of: session.report, Lifetimes.Bounds(bars: 2, spans: 100))
    #expect(some.bars.count == 2 && some.leftOut == 2)
    #expect(some.last == all.bars[2].spans[0].first - 1)
    #expect(some.bars.map(\.spans) == all.bars.prefix(2).map(\.spans))
    let few = Lifetimes(of: session.report, Lifetimes.Bounds(bars: 100, spans: 2))
    // Each RIB is attached and then becomes active.
    #expect(few.bars.count == 1 && few.leftOut == 3)
    #expect(few.bars[0].spans == all.bars[0].spans)
    // What ends behind the cut lasts until there.
    let cut = Lifetimes(of: session.report, Lifetimes.Bounds(bars: 100, spans: 1))
    #expect(cut.bars[0].spans.map(\.last) == [nil] && all.bars[0].spans[0].last != nil)
    let none = Lifetimes(of: session.report, Lifetimes.Bounds(bars: 0, spans: 0))
    #expect(none.bars.isEmpty && none.leftOut == 4)
  }

  @Test func `a report has what a server would answer`() throws {
    let trace = try script(Self.three)
    let overview = Overview(trace: "t", sessions: [try session(trace)])
    let document = try JSONSerialization.jsonObject(
      with: Data(ReportDocument(overview: overview).json))
    let sessions = (document as? [String: Any])?["sessions"] as? [[String: Any]]
    let mine = try #require(sessions?.first?["lifetimes"] as? [String: Any])
    var served = try LiveAnswers(trace).object("lifetimes")
    for key in ["session", "identity", "answer", "revision"] { served[key] = nil }
    #expect(try LiveAnswers.lines(mine) == LiveAnswers.lines(served))
    #expect((mine["bars"] as? [[Int]])?.map(\.count) == [13, 13, 13, 13])
  }
}
