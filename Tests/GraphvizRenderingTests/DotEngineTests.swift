import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import GraphvizRendering
@testable import RIBsDiagram

@Suite("A tree placed by dot")
struct DotEngineTests {
  /// A random tree in preorder. The same seed gives the same tree.
  private func tree(_ seed: UInt64) -> (parents: [Int?], sizes: [Size]) {
    var random = SeededGenerator(seed: seed)
    // The path from the root to the previous node.
    var way = [0]
    var parents: [Int?] = [nil]
    for index in 1..<40 {
      way.removeLast(Int.random(in: 0..<way.count, using: &random))
      parents.append(way.last)
      way.append(index)
    }
    let sizes = parents.map { _ in
      Size(Double.random(in: 40...160, using: &random), Double.random(in: 20...60, using: &random))
    }
    return (parents, sizes)
  }

  @Test(arguments: 1...6) func `nothing overlaps, siblings keep their order, lines meet boxes`(
    seed: UInt64
  ) throws {
    let (parents, sizes) = tree(seed)
    let placed = try DotEngine().place(parents: parents, sizes: sizes)
    for one in parents.indices {
      for other in parents.indices.dropFirst(one + 1) {
        let (place, next) = (placed.centers[one], placed.centers[other])
        let beside = abs(place.x - next.x) - (sizes[one].width + sizes[other].width) / 2
        let below = abs(place.y - next.y) - (sizes[one].height + sizes[other].height) / 2
        #expect(beside > 0 || below > 0)
        if parents[one] == parents[other] { #expect(place.x < next.x) }
      }
      guard let parent = parents[one] else { continue }
      let line = placed.curves[one]
      #expect(line.count >= 4 && line.count % 3 == 1)
      let (start, end) = (try #require(line.first), try #require(line.last))
      // dot rounds to whole points and adds space for the outline.
      #expect(abs(start.x - placed.centers[parent].x) < 2)
      #expect(abs(end.y - (placed.centers[one].y - sizes[one].height / 2)) < 3)
    }
  }

  @Test func `a sample's tree has the same RIBs and findings as in the default layout`() throws {
    let session = try #require(
      try inputReport("home-flow/back-goes-forward").sessions.last)
    let tidy = try #require(try Diagram.liveTree(of: session))
    let style = Diagram.TreeStyle(engine: DotEngine())
    let dot = try #require(try Diagram.liveTree(of: session, TreeExcerpt(), style))
    #expect(dot.boxes.map(\.label) == tidy.boxes.map(\.label))
    #expect(dot.captions.map(\.text) == tidy.captions.map(\.text))
    #expect(dot.links.map(\.to) == tidy.links.map(\.to))
  }
}
