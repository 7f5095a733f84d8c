import Foundation
import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@testable import GraphvizRendering

@Suite("The drawing of a static tree")
struct StaticTreePictureTests {
  private func diagram() throws -> Diagram {
    try Diagram.staticTree(StaticOutline(try ShopSource.joined()))
  }

  @Test(
    .enabled(
      if: (try? GraphvizLibrary.shared.version()) == "2.43.0", "it was drawn by Graphviz 2.43.0"))
  func `matches its golden picture`() throws {
    let picture = try GraphvizRenderer().render(try diagram())
    try expectGolden(String(decoding: picture, as: UTF8.self), "source/shop.svg")
  }

  @Test func `lines with hazards keep their colour in the dark`() throws {
    let text = String(decoding: try GraphvizRenderer().render(try diagram()), as: UTF8.self)
    #expect(text.contains("class=\"edge link_attached link_fault\""))
    #expect(text.contains(".link_fault path { stroke: #ff8a5c }"))
    #expect(text.contains(".box_reference text { fill: #b4bec7 }"))
    // The rule of a meaning must not win over that of a finding.
    let meaning = try #require(text.range(of: ".link_attached path"))
    let finding = try #require(text.range(of: ".link_fault path"))
    #expect(meaning.lowerBound < finding.lowerBound)
  }

  @Test func `grades differ in their strokes`() throws {
    let text = String(
      decoding: try GraphvizRenderer().render(try diagram(), as: .dot), as: UTF8.self)
    #expect(text.contains("style=dashed") && text.contains("style=dotted"))
  }

  @Test(arguments: GraphvizRenderer.Format.allCases) func `every format can be drawn`(
    format: GraphvizRenderer.Format
  ) throws {
    #expect(try GraphvizRenderer().render(try diagram(), as: format).count > 1000)
  }
}
