import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

@Suite("The outline of a static tree")
struct StaticOutlineTests {
  /// One line for each item: indented by depth, references with an arrow.
  private func lines(_ outline: StaticOutline) -> [String] {
    outline.items.map { item in
      String(repeating: "  ", count: item.depth) + outline.name(of: item)
        + (item.isReference ? " ↗" : "")
    }
  }

  private func lines(_ script: String) -> [String] { lines(StaticOutline(staticTree(script))) }

  @Test func `each RIB stands once, and a reference below each further parent`() {
    #expect(
      lines(StaticOutline(ShopSource.tree)) == [
        "Root", "  Main", "    Account", "      Orders", "        Product ↗", "      Login ↗",
        "    Home", "      Product", "        Home ↗", "        Reviews", "    Cart",
        "      Product ↗", "      Coupon", "  Welcome", "    Login", "Debug", "  Flags",
      ])
  }

  @Test func `an attached edge leads to a RIB before a built one, and that before a declared one`()
  {
    let outline = lines(
      """
      Root declares Chat
      Root builds Home
      Root attaches Main
      Main attaches Home
      Home builds Chat
      """)
    #expect(outline == ["Root", "  Main", "    Home", "      Chat", "  Home ↗", "  Chat ↗"])
  }

  @Test func `of several lines the highest grade counts, with its places`() throws {
    let outline = StaticOutline(
      staticTree(
        """
        Root declares Home @A.swift:1
        Root attaches Home @A.swift:9
        Root builds Home @A.swift:3
        Root attaches Home @A.swift:5
        """))
    let edge = try #require(outline.items.last?.edge)
    #expect(edge.grade == .attached && edge.places.map(\.line) == [5, 9] && edge.taken == nil)
    #expect(outline.items.count == 2 && outline.count(of: .attached) == 1)
    #expect(outline.count(of: .built) == 0)
  }

  @Test func `launch RIBs come first, then other RIBs without a parent`() {
    #expect(
      lines("Alpha attaches A\nlaunch Zulu\nZulu attaches Z") == ["Zulu", "  Z", "Alpha", "  A"])
  }

  @Test func `a circle begins at its first name, and at its launch RIB if it has one`() {
    let circle = """
      Charlie attaches Bravo
      Bravo attaches Charlie
      Bravo attaches Alpha
      """
    #expect(lines(circle) == ["Bravo", "  Alpha", "  Charlie", "    Bravo ↗"])
    #expect(
      lines("launch Charlie\n" + circle) == ["Charlie", "  Bravo", "    Alpha", "    Charlie ↗"])
    #expect(lines("Cell attaches Cell") == ["Cell", "  Cell ↗"])
  }

  @Test func `RIBs that share a name are told apart by module`() {
    let ribs = ["Chat", "Shop"].map { module in
      StaticRIB(
        name: "Main", module: module, kind: .viewable,
        place: SourcePlace(file: "\(module)/MainRouter.swift", line: 1))
    }
    #expect(lines(StaticOutline(StaticTree(ribs: ribs))) == ["Main (Chat)", "Main (Shop)"])
  }

  @Test func `a hazard stands on its edge, or on its RIB, or apart`() throws {
    let outline = StaticOutline(ShopSource.report)
    func rules(_ name: String, isReference: Bool = false) -> [[String]] {
      outline.items.filter { outline.name(of: $0) == name && $0.isReference == isReference }
        .map { $0.edgeHazards.map(\.rule) + ["|"] + $0.ribHazards.map(\.rule) }
    }
    #expect(rules("Product") == [["unguarded-attach", "late-reference", "|"]])
    #expect(rules("Product", isReference: true) == [["unstored-child", "|"], ["|"]])
    #expect(rules("Welcome") == [["not-cleared", "|"]])
    #expect(rules("Account") == [["|", "undisposed-subscription", "undisposed-subscription"]])
    #expect(outline.otherHazards.map(\.rule) == ["off-main-route"])
  }

  @Test func `a hazard that does not count is left out`() {
    var report = ShopSource.report
    for index in report.hazards.indices { report.hazards[index].exemption = .baseline }
    let outline = StaticOutline(report)
    #expect(outline.items.allSatisfy(\.hazards.isEmpty) && outline.otherHazards.isEmpty)
  }

  @Test func `an edge knows how often traces took it`() throws {
    let outline = StaticOutline(try ShopSource.joined())
    let taken = outline.items.compactMap { item in
      item.edge.map { "\(outline.name(of: item)) \($0.taken ?? -1)" }
    }
    #expect(taken.contains("Product 2") && taken.contains("Home 1") && taken.contains("Reviews 0"))
  }

  @Test(arguments: [true, false]) func `five thousand RIBs are no trouble`(isChain: Bool) {
    let ribs = (0...5000).map { number in
      StaticRIB(
        name: "N\(number)", module: "App", kind: .viewable,
        place: SourcePlace(file: "N.swift", line: number + 1))
    }
    let edges = (1...5000).map { number in
      StaticEdge(
        parent: isChain ? number - 1 : 0, child: number, grade: .attached,
        place: SourcePlace(file: "N.swift", line: number))
    }
    let outline = StaticOutline(StaticTree(ribs: ribs, edges: edges))
    #expect(outline.items.count == 5001)
    #expect(outline.items.last?.depth == (isChain ? 5000 : 1))
  }
}
