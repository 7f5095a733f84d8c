import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing
import TraceProperties

@testable import RIBsAnalysis

@Suite("A cursor over a session's history")
struct TreeCursorTests {
  private func session(_ trace: [UInt8], at moment: Moment = .end) throws -> SessionReport {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    scope.moment = moment
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(trace)
    return try #require(try analyzer.finish().last)
  }

  /// Sixty events that contradict each other. They have no numbers, so the analysis counts them.
  private func randomTrace(_ seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(seed))
    var trace = ""
    for _ in 0..<60 {
      trace += String(decoding: RandomEvent.line(using: &random), as: UTF8.self) + "\n"
    }
    return Array(trace.replacing(/"seq":[-0-9]+,/, with: "").utf8)
  }

  /// A RIB in words. Off the tree it keeps the position that it had, also if the trace tells its name only then.
  /// Equal leaves share an item of a picture although their notes differ.
  private func words(
    _ name: String, _ state: TreeOutline.State, _ status: TreeOutline.TreeStatus,
    _ findings: some Sequence<(rule: String, severity: Severity)>, below parent: String?
  ) -> String {
    let troubles = findings.filter { $0.severity > .info }.map { "\($0.rule) \($0.severity)" }
    let isOff = state == .leaked || state == .kept
    let above = isOff && status == .attached ? "one off the tree" : parent ?? "none"
    let name = status == .attached ? name : "One"
    return "\(name) \(state) \(status) \(troubles.sorted()) below \(above)"
  }

  /// The RIBs of a picture of a moment.
  private func drawn(_ trace: [UInt8], at seq: Int) throws -> [String] {
    let items = TreeOutline(try session(trace, at: .event(seq))).items
    return items.flatMap { item in
      let words = words(
        item.name, item.state, item.status, item.findings.rulesAndSeverities,
        below: item.parent.map { items[$0].name })
      return Array(repeating: words, count: item.count)
    }.sorted()
  }

  /// The RIBs that a cursor shows.
  private func shown(_ cursor: TreeCursor, in session: SessionReport) -> [String] {
    let names = session.positions?.all.map(\.name) ?? []
    return cursor.standing.map { _, rib in
      words(
        names[rib.position], rib.state, rib.status, rib.found.lazy.map { ($0.rule, $0.severity) },
        below: rib.parentPosition.map { names[$0] })
    }.sorted()
  }

  /// Steps through a trace, and compares the tree with pictures at about forty moments.
  private func check(_ trace: [UInt8], _ location: SourceLocation = #_sourceLocation) throws {
    let session = try session(trace)
    let history = try #require(session.history)
    var cursor = TreeCursor(session)
    #expect(shown(cursor, in: session).isEmpty, sourceLocation: location)
    while cursor.moment < history.count {
      _ = cursor.advance()
      guard cursor.moment.isMultiple(of: max(1, history.count / 40)) else { continue }
      let seq = history.event(cursor.moment).seq
      guard history.moment(ofEvent: seq) == cursor.moment else { continue }
      let (shown, drawn) = (shown(cursor, in: session), try drawn(trace, at: seq))
      #expect(shown == drawn, "after event \(seq)", sourceLocation: location)
      if shown != drawn { return }
    }
  }

  @Test(arguments: Repository.fixtures) func `shows what a picture of each moment shows`(
    trace: URL
  ) throws {
    try check([UInt8](try Data(contentsOf: trace)))
  }

  @Test(arguments: 0..<60) func `shows what a picture of any trace shows`(seed: Int) throws {
    try check(randomTrace(seed))
  }

  @Test(arguments: 0..<60) func `its steps lead where a cursor begins that is put there`(
    seed: Int
  ) throws {
    let session = try session(randomTrace(seed))
    var cursor = TreeCursor(session)
    var ribs: [NodeIndex: TreeCursor.Standing] = [:]
    var items: [Int: TreeCursor.Shared] = [:]
    for moment in 1...60 where moment <= session.events {
      let changed = cursor.advance()
      for rib in changed.ribs { ribs[rib] = cursor[rib] }
      for position in changed.positions { items[position] = cursor.shared(at: position) }
      let other = TreeCursor(session, at: moment)
      let standing = Dictionary(uniqueKeysWithValues: other.standing.map { ($0.rib, $0.standing) })
      let places = other.positions.map { ($0, other.shared(at: $0)) }
      #expect(ribs == standing, "after event \(moment)")
      #expect(items == Dictionary(uniqueKeysWithValues: places).compactMapValues { $0 })
    }
  }
}
