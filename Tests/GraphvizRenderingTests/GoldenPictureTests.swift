import Foundation
import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@testable import GraphvizRendering

/// The golden pictures of the samples. Other versions of Graphviz round differently and order elements
/// differently, so they skip these tests. All other tests still hold.
@Suite(
  "Golden pictures",
  .enabled(
    if: (try? GraphvizLibrary.shared.version()) == "2.43.0", "they were drawn by Graphviz 2.43.0"))
struct GoldenPictureTests {
  /// The last session of a sample's trace, with its final tree or, if that is empty, its largest tree.
  private func session(_ fixture: URL) throws -> SessionReport {
    let trace = [UInt8](try Data(contentsOf: fixture))
    let atEnd = try session(trace, .end)
    guard atEnd.tree.nodes.isEmpty, let fullest = atEnd.fullest else { return atEnd }
    return try session(trace, .event(fullest.seq))
  }

  private func session(_ trace: [UInt8], _ moment: Moment) throws -> SessionReport {
    var analyzer = TraceAnalyzer(treeAt: moment)
    analyzer.feed(trace)
    return try #require(try analyzer.finish().last)
  }

  private func expectGolden(_ diagram: Diagram, _ name: String) throws {
    let picture = try GraphvizRenderer().render(diagram)
    try RIBsTestSupport.expectGolden(String(decoding: picture, as: UTF8.self), name + ".svg")
  }

  /// `careers/sign-up`
  private func name(_ fixture: URL) -> String {
    let folder = fixture.deletingLastPathComponent().lastPathComponent
    return "\(folder)/\(fixture.deletingPathExtension().lastPathComponent)"
  }

  @Test(arguments: Repository.fixtures) func `a sample's tree matches its golden picture`(
    fixture: URL
  ) throws {
    let diagram = try #require(try Diagram.liveTree(of: try session(fixture)))
    try expectGolden(diagram, name(fixture))
  }

  @Test(arguments: Repository.fixtures) func `a sample's designs match their golden pictures`(
    fixture: URL
  ) throws {
    for flow in try session(fixture).flows where flow.steps.count > 2 && flow.traffic > 1 {
      let path = flow.path.replacing("/", with: "-")
      try expectGolden(.comparison(of: flow), "\(name(fixture))-\(path)-compare")
    }
  }

  @Test(arguments: Flow.Shape.allCases)
  func `each design of the sign-up matches its golden picture`(
    shape: Flow.Shape
  ) throws {
    let session = try session(Repository.fixture("careers/sign-up"))
    let flow = try #require(session.flows.max { $0.traffic < $1.traffic })
    try expectGolden(.design(of: flow, as: shape), "careers/sign-up-\(shape.rawValue)")
  }
}
