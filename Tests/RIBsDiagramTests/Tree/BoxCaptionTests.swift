import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsDiagram

@Suite("The captions below a box")
struct BoxCaptionTests {
  /// Two findings on Shop, whose children are drawn and whose grandchildren are not.
  private let script = """
    root Root
    open Root Shop @App/R.swift:1
    activate Shop
    attach Root Shop @App/R.swift:2
    open Shop Cart
    open Shop Search
    open Cart Pay
    """

  private func picture(_ engine: any TreeEngine) throws -> Diagram {
    let session = try #require(try sessions(script).last)
    return try #require(
      try Diagram.liveTree(
        of: session, TreeExcerpt(depth: 2), Diagram.TreeStyle(engine: engine)))
  }

  private func box(_ label: String, in diagram: Diagram) throws -> Int {
    try #require(diagram.boxes.firstIndex { $0.label == label })
  }

  @Test func `are between the box and its children, and no line strikes through them`() throws {
    let diagram = try picture(TidyEngine())
    let shop = try box("Shop", in: diagram)
    let remarks = diagram.captions.filter {
      ["✗ double-attach", "! unbalanced-activation"].contains($0.text)
    }
    #expect(remarks.count == 2)
    #expect(remarks[1].center.y == remarks[0].center.y + Diagram.Caption.line)
    let top = try #require(remarks.map { $0.center.y - Diagram.Caption.line / 2 }.min())
    let bottom = try #require(remarks.map { $0.center.y + Diagram.Caption.line / 2 }.max())
    #expect(top >= diagram.boxes[shop].bottom.y)
    for name in ["Cart", "Search"] {
      #expect(diagram.boxes[try box(name, in: diagram)].top.y > bottom)
    }
    let links = diagram.links.filter { $0.from == shop }
    #expect(links.count == 2)
    for link in links { #expect(try #require(link.curve.first).y >= bottom) }
    // Without captions, the line starts at the box.
    let root = try box("Root", in: diagram)
    let toShop = try #require(diagram.links.first { $0.from == root })
    #expect(toShop.curve.first == diagram.boxes[root].bottom)
  }

  @Test func `list findings first, then the number of RIBs left out, once`() throws {
    let session = try #require(try sessions(script).last)
    let diagram = try #require(try Diagram.liveTree(of: session, TreeExcerpt(depth: 1)))
    let shop = diagram.boxes[try box("Shop", in: diagram)]
    let below = diagram.captions.filter {
      $0.center.x == shop.center.x && $0.center.y > shop.bottom.y
    }
    .sorted { $0.center.y < $1.center.y }.prefix(3)
    #expect(below.map(\.text) == ["✗ double-attach", "! unbalanced-activation", "+3 below"])
  }
}
