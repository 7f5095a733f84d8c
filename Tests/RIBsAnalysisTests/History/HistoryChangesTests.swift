import Foundation
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing

@Suite("A session's history event by event")
struct HistoryChangesTests {
  private func history(_ trace: [UInt8]) throws -> TreeHistory {
    var scope = AnalysisScope()
    scope.keepsHistory = true
    var analyzer = TraceAnalyzer(scope)
    analyzer.feed(trace)
    return try #require(try analyzer.finish().last?.history)
  }

  @Test(arguments: Repository.fixtures)
  func `its changes lead from each moment to the next`(file: URL) throws {
    let history = try history([UInt8](try Data(contentsOf: file)))
    var known: [NodeIndex: TreeHistory.Facts] = [:]
    #expect(history.facts(at: 0).isEmpty && history.count > 0)
    for moment in 1...history.count {
      for facts in history.changes(of: moment) {
        known[facts.rib] = facts.isGone ? nil : facts
      }
      #expect(known == history.facts(at: moment), "after event \(moment)")
    }
  }

  @Test(arguments: Repository.fixtures)
  func `an event knows how many RIBs are on the tree after it`(file: URL) throws {
    let history = try history([UInt8](try Data(contentsOf: file)))
    for moment in 1...history.count {
      let onTree = history.standing(at: moment).count { !$0.status.contains(.offTree) }
      #expect(history.event(moment).standing == onTree, "after event \(moment)")
    }
  }

  @Test func `its events have their numbers, times and types, in more than one block`() throws {
    let round = "open Root Home @App/R.swift:1\nclose Root Home @App/R.swift:2\n"
    let trace = try script("root Root\n" + String(repeating: round, count: 4500))
    let lines = trace.split(separator: UInt8(ascii: "\n")).dropFirst()
    let history = try history(trace)
    #expect(history.count == lines.count && history.count > TreeHistory.blockSize)
    for (number, line) in lines.enumerated() where number % 997 < 3 || number > 16_380 {
      let event = history.event(number + 1)
      let text = String(decoding: line, as: UTF8.self)
      #expect(
        text.hasPrefix(
          #"{"type":"\#(event.type.rawValue)","seq":\#(event.seq),"t":\#(event.time),"#))
      #expect(event.rib.map { text.contains(#""id":\#(history[$0].id)"#) } ?? true)
      #expect(text.contains(#""at":"#) == (event.site != nil))
    }
  }

  @Test func `a RIB keeps its first number's place when the number is used again`() throws {
    let history = try history(
      try script("root Root\nopen Root A\ndestroy A\ncreate A\nopen Root A\nopen A B"))
    let ids = history.ribs.map { history[$0].id }
    #expect(ids == [1, 2, -1, 3])
    #expect(history.rib(id: 3) == history.ribs.last && history.rib(id: 9) == nil)
  }

  @Test func `a RIB has the place where it stood last, and none if it was never on the tree`()
    throws
  {
    let history = try history(try script("root Root\nopen Root A\nclose Root A\ncreate B"))
    let places = history.ribs.map { history[$0].place }
    #expect(places.count == 3 && places[0] != nil && places[1] != nil && places[2] == nil)
    #expect(places[0] != places[1])
  }
}
