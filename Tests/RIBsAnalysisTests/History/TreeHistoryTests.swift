import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing
import TraceProperties

@testable import RIBsAnalysis

@Suite("A session's history")
struct TreeHistoryTests {
  /// A RIB of a tree, as a replay of the trace up to a moment shows it.
  private struct RIB: Hashable, CustomStringConvertible {
    /// The RIB, because in a trace that contradicts itself two RIBs can have one number.
    var rib: NodeIndex
    var path: String?
    var isActive: Bool
    var isOnTree: Bool
    /// The RIB that it is attached to, if that shares its tree status; or else the RIB on the tree that it left.
    var parent: NodeIndex?

    var description: String {
      "\(rib.position) \(path ?? "-") \(isActive) \(isOnTree) \(parent.map { "\($0.position)" } ?? "-")"
    }
  }

  private func analyzer(_ lines: some Sequence<ArraySlice<UInt8>>) -> TraceAnalyzer {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    for line in lines { analyzer.feed(Array(line) + [UInt8(ascii: "\n")]) }
    return analyzer
  }

  private func lines(_ trace: [UInt8]) -> [ArraySlice<UInt8>] {
    trace.split(separator: UInt8(ascii: "\n"))
  }

  /// The RIBs that a replay shows at the end of a session.
  private func replayed(_ session: SessionReport) -> Set<RIB> {
    let tree = session.tree
    var paths: [String] = []
    var ribs: Set<RIB> = []
    for node in tree.nodes {
      paths.append((node.parent.map { paths[$0] + "/" } ?? "") + node.rib)
      ribs.insert(
        RIB(
          rib: node.index, path: paths.last, isActive: node.isActive, isOnTree: true,
          parent: node.parent.map { tree.nodes[$0].index }))
    }
    for rib in tree.detached {
      let parent =
        rib.parent.map { tree.detached[$0].index }
        ?? rib.lastParent.map { tree.nodes[$0].index }
      ribs.insert(
        RIB(rib: rib.index, path: nil, isActive: rib.isActive, isOnTree: false, parent: parent))
    }
    return ribs
  }

  /// The RIBs that the history shows at a moment.
  private func recorded(_ session: SessionReport, at moment: Int) throws -> Set<RIB> {
    let history = try #require(session.history)
    let positions = try #require(session.positions).all
    let standing = history.standing(at: moment)
    let isOnTree = Dictionary(
      uniqueKeysWithValues: standing.map { ($0.rib, !$0.status.contains(.offTree)) })
    func path(_ place: Int) -> String {
      (positions[place].parent.map { path($0) + "/" } ?? "") + positions[place].name
    }
    return Set(
      standing.map { rib in
        let stands = !rib.status.contains(.offTree)
        let isAttached = rib.status.contains(.attached)
        let parent = rib.parent.flatMap { parent -> NodeIndex? in
          guard let parentStands = isOnTree[parent] else { return nil }
          let counts = stands ? isAttached && parentStands : parentStands || isAttached
          return counts ? parent : nil
        }
        return RIB(
          rib: rib.rib, path: stands ? path(Int(rib.place)) : nil,
          isActive: rib.status.contains(.active), isOnTree: stands, parent: parent)
      })
  }

  /// Compares the history with a replay of the trace up to each of some moments.
  private func check(
    _ trace: [UInt8], everyEvent step: Int = 1, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = lines(trace)
    var whole = analyzer(lines)
    let session = try #require(try whole.finish().last)
    var moment = 0
    for count in stride(from: 1, through: lines.count, by: step) {
      var part = analyzer(lines.prefix(count))
      guard let last = try? part.finish(), last.count == 1, let last = last.last else { continue }
      moment = last.events
      let (shown, expected) = (try recorded(session, at: moment), replayed(last))
      #expect(
        Set(shown.map(\.description)) == Set(expected.map(\.description)),
        "after \(moment) events: \(String(decoding: lines[count - 1], as: UTF8.self))",
        sourceLocation: location)
      if shown != expected { return }
    }
    #expect(moment > 0 || session.events == 0, sourceLocation: location)
  }

  @Test(arguments: Repository.fixtures) func `shows the tree of a recorded trace at every moment`(
    file: URL
  ) throws {
    try check([UInt8](try Data(contentsOf: file)))
  }

  @Test(arguments: 0..<60) func `shows the tree of any trace at every moment`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var trace: [UInt8] = []
    for _ in 0..<60 {
      trace += RandomEvent.line(using: &random) + [UInt8(ascii: "\n")]
    }
    try check(trace)
  }

  @Test func `has places for RIBs that stood, and for no others`() throws {
    let trace = try Data(contentsOf: Repository.fixture("home-flow/log-in-and-out"))
    var analyzer = analyzer(lines([UInt8](trace)))
    let positions = try #require(try analyzer.finish().last?.positions).all
    #expect(positions.map(\.name) == ["Root", "Login", "HomeFlow", "Home", "Random"])
  }

  @Test func `shows the tree in every block of a long session`() throws {
    let round = "open Root Home\nopen Home Feed\nclose Root Home\n"
    let trace = try script("root Root\n" + String(repeating: round, count: 2500))
    let events = lines(trace).count
    #expect(events > TreeHistory.blockSize)
    try check(trace, everyEvent: events / 7)
  }

  @Test func `shows the tree in blocks that begin without a list of all RIBs`() throws {
    let rows = 2 * TreeHistory.blockSize + 1000
    let attaches = (2...rows).map { #"{"type":"attach","t":1,"id":\#($0),"parent":1,"rib":"Row"}"# }
    var analyzer = analyzer(
      ([#"{"type":"launch","t":0,"id":1,"rib":"Root"}"#] + attaches).map { Array($0.utf8)[...] })
    let history = try #require(try analyzer.finish().last?.history)
    #expect(history.blocks.map { $0.start == nil } == [false, false, true])
    for moment in [1, TreeHistory.blockSize, TreeHistory.blockSize + 1, rows - 500, rows] {
      #expect(history.standing(at: moment).count == moment)
    }
  }

  @Test
  func `a launched RIB stays on the tree when its parent leaves, and moves to a root's place`()
    throws
  {
    try check(
      Array(
        """
        {"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}
        {"type":"attach","seq":2,"t":2,"id":2,"parent":1,"rib":"Home"}
        {"type":"attach","seq":3,"t":3,"id":3,"parent":2,"rib":"Second"}
        {"type":"launch","seq":4,"t":4,"id":3}
        {"type":"attach","seq":5,"t":5,"id":4,"parent":3,"rib":"Feed"}
        {"type":"detach","seq":6,"t":6,"id":2,"parent":1,"cause":"call"}
        {"type":"attach","seq":7,"t":7,"id":2,"parent":1}
        {"type":"destroy","seq":8,"t":8,"id":2}

        """.utf8))
  }

  @Test(arguments: Repository.fixtures)
  func `a session that goes on is judged as if it had ended there`(file: URL) throws {
    let lines = lines([UInt8](try Data(contentsOf: file)))
    var growing = analyzer([])
    for count in 1...lines.count {
      growing.feed(Array(lines[count - 1]) + [UInt8(ascii: "\n")])
      guard count % 5 == 0 || count == lines.count else { continue }
      var part = analyzer(lines.prefix(count))
      let (soFar, ended) = (try growing.reportsSoFar(), try part.finish())
      #expect(soFar.map(\.findings) == ended.map(\.findings))
      #expect(soFar.map { $0.tree.nodes } == ended.map { $0.tree.nodes })
      #expect(soFar.map(\.flows) == ended.map(\.flows))
      #expect(soFar.map(\.events) == ended.map(\.events))
    }
  }

  @Test func `finds moments by number, by time and by reaching a number`() throws {
    var analyzer = analyzer(
      [
        #"{"type":"create","seq":3,"t":10,"id":1,"rib":"A","kind":"viewless"}"#,
        #"{"type":"launch","seq":5,"t":20,"id":1}"#,
        #"{"type":"activate","seq":6,"t":20,"id":1}"#,
      ].map { Array($0.utf8)[...] })
    let history = try #require(try analyzer.finish().last?.history)
    #expect((2...8).map { history.moment(ofEvent: $0) } == [0, 1, 1, 2, 3, nil, nil])
    #expect([0, 10, 15, 20, 30].map { history.moment(at: $0) } == [0, 1, 1, 3, 3])
    #expect((2...7).map { history.moment(reaching: $0) } == [1, 1, 2, 2, 3, 3])
  }
}
