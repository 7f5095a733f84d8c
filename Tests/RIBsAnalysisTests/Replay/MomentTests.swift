import RIBsAnalysis
import Testing

@Suite("A moment of a session")
struct MomentTests {
  // Events: Root 1-4, A 5-8, mark 9, B 10-13, detach A 14, deactivate 15; a millisecond each.
  private let script = """
    root Root
    open Root A @App/R.swift:1
    mark opened
    open A B @App/A.swift:1
    close Root A @App/R.swift:2
    mark opened
    mark closed
    """

  private func look(_ moment: Moment) throws -> SessionReport {
    var analyzer = TraceAnalyzer(treeAt: moment)
    analyzer.feed(try TraceScript(script).trace())
    return try #require(analyzer.finish().first)
  }

  private func ribs(_ moment: Moment) throws -> [String] {
    try look(moment).tree.nodes.map(\.rib)
  }

  @Test func `an event's number shows the tree after it`() throws {
    #expect(try ribs(.event(0)) == [])
    #expect(try ribs(.event(5)) == ["Root"])
    #expect(try ribs(.event(6)) == ["Root", "A"])
    #expect(try ribs(.event(11)) == ["Root", "A", "B"])
    #expect(try ribs(.event(14)) == ["Root"])
    #expect(try look(.event(11)).snapshotPoint?.seq == 11)
  }

  @Test func `a time shows what happened until then`() throws {
    #expect(try ribs(.time(0)) == [])
    #expect(try ribs(.time(5_999_999)) == ["Root"])
    #expect(try ribs(.time(6_000_000)) == ["Root", "A"])
    #expect(try ribs(.time(60_000_000_000)) == ["Root"])
    #expect(try look(.time(6_500_000)).snapshotPoint?.time == 6_000_000)
  }

  @Test func `a mark shows the tree where it was first set`() throws {
    #expect(try ribs(.mark("opened")) == ["Root", "A"])
    #expect(try ribs(.mark("closed")) == ["Root"])
    #expect(try look(.end).marks == ["opened", "closed"])
  }

  @Test func `a moment that never came is told`() throws {
    #expect(try look(.mark("elsewhere")).snapshotPoint == nil)
    #expect(try look(.event(999)).snapshotPoint == nil)
    #expect(try look(.end).snapshotPoint?.moment == .end)
  }

  @Test func `what was found does not depend on when one looks`() throws {
    let script = script + "\nsettle"
    var findings: Set<[String]> = []
    for moment in [Moment.end, .event(6), .mark("opened")] {
      var analyzer = TraceAnalyzer(treeAt: moment)
      analyzer.feed(try TraceScript(script).trace())
      findings.insert(try #require(analyzer.finish().first).findings.map(\.words))
    }
    #expect(findings == [["leaked-child A"]])
  }
}
