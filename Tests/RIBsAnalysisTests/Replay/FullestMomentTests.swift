import RIBsAnalysis
import RIBsTestSupport
import Testing

@Suite("When a tree was largest")
struct FullestMomentTests {
  @Test func `it is when the most RIBs stood, and were at work`() throws {
    let trace = try script(
      """
      root Root
      open Root Home
      open Home Feed
      close Root Home
      open Root Shop
      """)
    var analyzer = TraceAnalyzer()
    analyzer.feed(trace)
    let session = try #require(try analyzer.finish().last)
    let fullest = try #require(session.fullest)
    #expect(fullest.ribs == 3)
    var again = TraceAnalyzer(treeAt: .event(fullest.seq))
    again.feed(trace)
    let last = try again.finish().last
    let tree = try #require(last).tree
    #expect(tree.nodes.map(\.rib) == ["Root", "Home", "Feed"])
    #expect(tree.nodes.map(\.isActive) == [true, true, true])
  }

  @Test func `a session without RIBs was never full`() throws {
    let session = try #require(try sessions("mark nothing").last)
    #expect(session.fullest == nil)
  }
}
