import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The picture of a tree with nodes that are no RIBs")
struct OtherNodesTests {
  /// Everything that the picture says, with what pointing at it shows.
  private func words(_ script: String, stable: Bool = false) throws -> [String] {
    let trace = try #require(withOtherNodes(try RIBsTestSupport.script(script)))
    var analyzer = TraceAnalyzer(AnalysisScope(keepsPositions: stable))
    analyzer.feed(trace)
    let session = try #require(try analyzer.finish().last)
    let picture = try #require(
      try Diagram.liveTree(of: session, TreeExcerpt(), Diagram.TreeStyle(isStable: stable)))
    return [picture.title, picture.summary]
      + picture.boxes.flatMap { [$0.label, $0.tooltip] }
      + picture.captions.flatMap { [$0.text, $0.tooltip] }
  }

  @Test(arguments: [LiveTreeDiagramTests.states, "root Root\nopen Root A\nend teardown", "settle"])
  func `it says node and not RIB`(script: String) throws {
    for stable in [false, true] {
      let words = try words(script, stable: stable)
      #expect(words.contains { $0.contains(/\bnodes?\b/) })
      #expect(words.filter { $0.contains(/\bRIBs?\b/) } == [])
    }
  }
}
