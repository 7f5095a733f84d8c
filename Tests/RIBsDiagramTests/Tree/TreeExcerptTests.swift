import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("A part of a tree")
struct TreeExcerptTests {
  private let app = """
    root Root
    open Root Home
    open Root Shop
    open Shop Cart
    open Cart Pay
    open Pay Card
    open Shop Search
    """

  private func labels(_ script: String, _ excerpt: TreeExcerpt) throws -> [String]? {
    let session = try #require(try sessions(script).last)
    return try Diagram.liveTree(of: session, excerpt)?.boxes.map(\.label).filter { !$0.isEmpty }
  }

  private func remarks(_ script: String, _ excerpt: TreeExcerpt) throws -> [String] {
    let session = try #require(try sessions(script).last)
    return try Diagram.liveTree(of: session, excerpt)?.captions.filter { $0.role == .more }
      .map(\.text) ?? []
  }

  @Test func `a focus shows its subtree and the path to it`() throws {
    let cart = TreeExcerpt(focus: "Root/Shop/Cart")
    #expect(try labels(app, cart) == ["Root", "Shop", "Cart", "Pay", "Card"])
    #expect(try remarks(app, cart) == ["+1 below", "+1 below"])
    #expect(try labels(app, TreeExcerpt(focus: "Root/Cart")) == nil)
    #expect(try labels(app, TreeExcerpt(focus: "Root/Home/Shop")) == nil)
    #expect(try labels(app, TreeExcerpt(focus: "Shop")) == nil)
  }

  @Test func `all RIBs at a path are in focus`() throws {
    let rows = "root Root\nopen Root Row\nopen Row A\nopen Root Row#2\nopen Row#2 B\nopen Root C"
    #expect(
      try labels(rows, TreeExcerpt(focus: "Root/Row")) == ["Root", "Row", "A", "Row", "B"])
  }

  @Test func `a depth counts from the roots, or from the focus`() throws {
    #expect(try labels(app, TreeExcerpt(depth: 0)) == ["Root"])
    #expect(try labels(app, TreeExcerpt(depth: 1)) == ["Root", "Home", "Shop"])
    #expect(try remarks(app, TreeExcerpt(depth: 1)) == ["+4 below"])
    #expect(
      try labels(app, TreeExcerpt(focus: "Root/Shop", depth: 1))
        == ["Root", "Shop", "Cart", "Search"])
  }

  @Test func `a large tree is folded, except for faults and the paths to them`() throws {
    let rows = (1...50).map { "open Root Row#\($0)\nopen Row#\($0) Cell#\($0)" }
    let script =
      "root Root\n" + rows.joined(separator: "\n") + "\nhold Row#40.cell Cell#40\n"
      + "unhold Row#40.cell Cell#40"
    let shown = try #require(try labels(script, TreeExcerpt(most: 12)))
    #expect(shown.count == 12)
    let session = try #require(try sessions(script).last)
    let picture = try #require(try Diagram.liveTree(of: session, TreeExcerpt(most: 12)))
    #expect(picture.boxes.contains { $0.role == .lost && $0.label == "Cell" })
    let hidden = try remarks(script, TreeExcerpt(most: 12)).map { text in
      Int(text.drop { $0 == "+" }.prefix { $0 != " " }) ?? 0
    }
    #expect(hidden.reduce(0, +) == 101 - 12)
    #expect(try labels(script, TreeExcerpt(most: nil))?.count == 101)
  }

  @Test func `the path to a fault is drawn heavier`() throws {
    let script = app + "\nhold Pay.card Card\nunhold Pay.card Card"
    let session = try #require(try sessions(script).last)
    let picture = try #require(try Diagram.liveTree(of: session))
    let heavy = picture.links.filter { $0.weight > 2 }.map { picture.boxes[$0.to].label }
    // The last one is in the legend.
    #expect(heavy == ["Shop", "Cart", "Pay", "Card", ""])
  }

  @Test func `a tree always folds to the same boxes, parents before children`() throws {
    var generator = SeededGenerator(seed: 5)
    let names = (2...300).map { number in
      "attach N\(Int.random(in: 1..<number, using: &generator)) N\(number)"
    }
    let script = "root N1\n" + names.joined(separator: "\n")
    let shown = try #require(try labels(script, TreeExcerpt(most: 40)))
    #expect(shown.count == 40 && shown.first == "N1")
    #expect(try labels(script, TreeExcerpt(most: 40)) == shown)
  }
}
