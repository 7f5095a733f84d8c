import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("The static tree as text")
struct StaticTreeTextTests {
  private func lines(_ tree: StaticTree) -> [String] { StaticTreeText(tree, style: .plain).lines }

  private func tree(_ count: Int, parent: (Int) -> Int) -> StaticTree {
    let ribs = (0..<count).map { number in
      StaticRIB(
        name: "N\(number)", module: "App", kind: .viewable,
        place: SourcePlace(file: "N.swift", line: number + 1))
    }
    let edges = (1..<count).map { number in
      StaticEdge(
        parent: parent(number), child: number, grade: .attached,
        place: SourcePlace(file: "N.swift", line: number))
    }
    return StaticTree(ribs: ribs, edges: edges)
  }

  @Test func `a sample's tree matches its golden file`() throws {
    let outline = StaticOutline(try ShopSource.joined())
    try expectGolden(
      StaticTreeText(outline, style: .plain).lines.joined(separator: "\n") + "\n",
      "source-shop-tree.txt", besides: goldens)
  }

  @Test func `RIBs near the root come first, and what is left out is counted`() {
    // Four wings of thirty RIBs each.
    let wings = lines(tree(125) { $0 <= 4 ? 0 : ($0 - 5) / 30 + 1 })
    #expect(wings.count == 61)
    #expect(wings[0] == "N0" && wings[1] == "├─ N1")
    #expect(wings.contains("└─ N4  30 more below"))
    #expect(wings.last == "… 65 more RIBs are below these; `--tree` draws them all")
  }

  @Test func `a chain and a fan of five thousand RIBs are bounded`() {
    let chain = lines(tree(5000) { $0 - 1 })
    #expect(chain.count == 13 && chain[11].hasSuffix("└─ N11  4988 more below"))
    let fan = lines(tree(5000) { _ in 0 })
    #expect(fan.count == 61 && fan[0] == "N0  4940 more below")
  }

  @Test func `no line is wider than eighty columns`() {
    let long = String(repeating: "VeryLong", count: 12)
    let references = (1...40).map { "Root attaches Screen\($0)\n\(long) attaches Screen\($0)" }
    let lines = lines(staticTree("launch Root\n" + references.joined(separator: "\n")))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasSuffix("…") })
    #expect(lines.contains { $0.contains("↗ Screen1, Screen10") && $0.hasSuffix("more") })
  }

  @Test func `without RIBs it says so`() {
    #expect(lines(StaticTree()) == ["The source shows no RIB."])
  }

  @Test func `the lines that traces reached match their golden file`() throws {
    let report = try ShopSource.joined()
    let coverage = try #require(report.coverage)
    let text = AttachCoverageText(coverage, of: report, style: .plain)
    #expect(text.lines.allSatisfy { $0.count <= 80 })
    try expectGolden(
      text.lines.joined(separator: "\n") + "\n", "source-shop-coverage.txt", besides: goldens)
  }

  @Test func `the chart of a sample matches its golden file`() throws {
    let text = MermaidTree(StaticOutline(try ShopSource.joined())).text
    try expectGolden(text, "source-shop.mmd", besides: goldens)
  }

  @Test func `a chart is as small as the others`() throws {
    for parent in [{ $0 - 1 }, { (_: Int) in 0 }] {
      let chart = MermaidTree(StaticOutline(tree(5000, parent: parent)))
      #expect(chart.text.utf16.count <= 45_000 && chart.ribs == 5000)
      #expect(chart.text.split(separator: "\n").count { $0.contains("-->") } <= 450)
      #expect(chart.text.contains("more RIBs, not drawn"))
    }
  }

  @Test func `a report on a trace prints the hazard that explains a finding`() throws {
    let trace = try joinedTrace(ShopSource.trace)
    let hazards = HazardIndex(ShopSource.report, explains: ShopSource.explains)
    let text = TextReport(CheckReport([trace.explained(by: hazards)])).check()
    #expect(
      text.contains(
        "  see    App/HomeRouter.swift:22: unguarded-attach: Home/Product is a hazard.\n"))
    #expect(!TextReport(CheckReport([trace])).check().contains("unguarded-attach"))
  }
}
