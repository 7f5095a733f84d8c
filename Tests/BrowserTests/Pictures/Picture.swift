import Foundation
import GraphvizRendering
import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport

/// One of the product's pictures, with its subject.
struct Picture: Sendable {
  let name: String
  let diagram: Diagram

  /// The trees and the designs of all samples.
  static func samples() throws -> [Picture] {
    try Repository.fixtures.flatMap { fixture in
      var analyzer = TraceAnalyzer()
      analyzer.feed([UInt8](try Data(contentsOf: fixture)))
      return try analyzer.finish().flatMap(all)
    }
  }

  /// Trees and designs beyond those of the samples.
  static func handmade() throws -> [Picture] {
    let crowd = try Handmade.crowd()
    let unfolded = TreeExcerpt(most: nil)
    return try Handmade.names().flatMap(all) + Handmade.flow().flatMap(all)
      + [
        ("a folded tree of 500 RIBs", try Diagram.liveTree(of: crowd)),
        ("a tree of 500 RIBs", try Diagram.liveTree(of: crowd, unfolded)),
        (
          "a tree of 500 RIBs, placed by dot",
          try Diagram.liveTree(of: crowd, TreeExcerpt(), Diagram.TreeStyle(engine: DotEngine()))
        ),
        (
          "a tree of 500 RIBs in their places",
          try Diagram.liveTree(of: crowd, TreeExcerpt(), Diagram.TreeStyle(isStable: true))
        ),
        (
          "a tree with links",
          try Diagram.liveTree(
            of: crowd, TreeExcerpt(most: 40), Diagram.TreeStyle { "https://git.example/\($0)" })
        ),
        ("a tree in source", try Diagram.staticTree(StaticOutline(try ShopSource.joined()))),
        (
          "a tree of 120 RIBs in source",
          try Diagram.staticTree(StaticOutline(Handmade.source()))
        ),
      ].compactMap { name, diagram in diagram.map { Picture(name: name, diagram: $0) } }
  }

  /// The tree of a session, and its flows in all designs.
  private static func all(of session: SessionReport) throws -> [Picture] {
    let tree = try Diagram.liveTree(of: session).map { [Picture(name: session.name, diagram: $0)] }
    return (tree ?? [])
      + session.flows.enumerated().flatMap { index, flow in
        let name = "\(session.name), flow \(index + 1), of \(flow.owner)"
        return [Picture(name: "\(name), compared", diagram: .comparison(of: flow))]
          + Flow.Shape.allCases.map { shape in
            Picture(name: "\(name), \(shape)", diagram: .design(of: flow, as: shape))
          }
      }
  }
}
