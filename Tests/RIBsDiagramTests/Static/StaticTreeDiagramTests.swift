import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsDiagram

@Suite("The picture of a static tree")
struct StaticTreeDiagramTests {
  private func picture(_ report: SourceReport = ShopSource.report) throws -> Diagram {
    try Diagram.staticTree(
      StaticOutline(report), Diagram.TreeStyle(link: { "https://git.example/\($0)" }))
  }

  private func index(_ label: String, in diagram: Diagram) throws -> Int {
    try #require(diagram.boxes.firstIndex { $0.label == label && !$0.id.hasPrefix("legend") })
  }

  /// The line to a box from its parent.
  private func link(to label: String, in diagram: Diagram) throws -> Diagram.Link {
    let index = try index(label, in: diagram)
    return try #require(diagram.links.first { $0.to == index })
  }

  @Test func `kinds differ in shape, and a reference is a small box of its own kind`() throws {
    let diagram = try picture()
    func box(_ label: String) throws -> Diagram.Box { diagram.boxes[try index(label, in: diagram)] }
    #expect(try box("Root").shape == .doubled)
    #expect(try box("Welcome").shape == .hexagon)
    #expect(try box("Main").shape == .rounded && box("Main").role == .plain)
    let reference = try box("Product ↗")
    #expect(reference.role == .reference)
    #expect(try reference.size.height < box("Product").size.height)
    #expect(diagram.boxes.count { $0.label == "Product ↗" } == 2)
    #expect(diagram.boxes.count { $0.label == "Product" } == 1)
    #expect(Set(diagram.boxes.map(\.id)).count == diagram.boxes.count)
  }

  @Test func `no box and no caption covers a line, however wide its neighbours are`() throws {
    let wide = String(repeating: "Wide", count: 8)
    let rows = (1...12).flatMap { number in
      let name = number % 3 == 0 ? "\(wide)\(number)" : "S\(number)"
      return ["Root attaches \(name)"] + (1...3).map { "\(name) attaches \(name)Page\($0)" }
    }
    let script = (["launch Root", "launch \(wide)"] + rows).joined(separator: "\n")
    var report = SourceReport(tree: staticTree(script))
    report.hazards = ["Root", "S1", "S4", "S7"].map { name in
      Hazard(
        "router-not-wired-by-anybody", .warning, path: name,
        at: SourcePlace(file: "\(name).swift", line: 1), message: "", fix: "", related: [], more: []
      )
    }
    let diagram = try picture(report)
    let root = try diagram.boxes[index("Root", in: diagram)]
    let page = try diagram.boxes[index("S1Page1", in: diagram)]
    #expect(page.center.x > root.center.x + root.size.width, "the tree grows to the right")
    let texts = diagram.captions.map { caption in
      (center: caption.center, size: Size(caption.width, 2))
    }
    for link in diagram.links {
      let others = diagram.boxes.indices.filter { $0 != link.from && $0 != link.to }
        .map { (center: diagram.boxes[$0].center, size: diagram.boxes[$0].size) }
      for point in Self.points(on: link.curve) {
        #expect(
          !(others + texts).contains { area in
            abs(point.x - area.center.x) < area.size.width / 2
              && abs(point.y - area.center.y) < area.size.height / 2
          })
      }
    }
  }

  /// Points on a Bézier curve of one part or several.
  private static func points(on curve: [Point]) -> [Point] {
    stride(from: 0, to: curve.count - 3, by: 3).flatMap { start in
      (0...20).map { step in
        let t = Double(step) / 20
        let weights = [
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
        ]
        return zip(curve[start...], weights).reduce(Point(0, 0)) { sum, part in
          Point(sum.x + part.0.x * part.1, sum.y + part.0.y * part.1)
        }
      }
    }
  }

  @Test func `lines differ by grade, and what traces took is heavier`() throws {
    let plain = try picture()
    #expect(try link(to: "Main", in: plain).role == .attached)
    #expect(try link(to: "Coupon", in: plain).role == .built)
    #expect(try link(to: "Login ↗", in: plain).role == .declared)
    #expect(plain.links.allSatisfy { $0.weight == Diagram.Link.usual })
    let joined = try picture(try ShopSource.joined())
    #expect(try link(to: "Main", in: joined).weight == Diagram.Link.emphasis)
    #expect(try link(to: "Reviews", in: joined).weight == Diagram.Link.usual)
  }

  @Test func `a hazard colours its line or its box, and names its rule and place`() throws {
    let diagram = try picture()
    #expect(try link(to: "Product", in: diagram).alert == .fault)
    #expect(try link(to: "Welcome", in: diagram).alert == .caution)
    #expect(try link(to: "Main", in: diagram).alert == nil)
    #expect(diagram.boxes[try index("Product", in: diagram)].alert == nil)
    #expect(diagram.boxes[try index("Account", in: diagram)].alert == .caution)
    let caption = try #require(
      diagram.captions.first { $0.text == "! undisposed-subscription ×2" })
    #expect(caption.url == "https://git.example/App/AccountInteractor.swift:31")
    #expect(caption.tooltip.contains("App/AccountInteractor.swift:31"))
    #expect(diagram.captions.contains { $0.text == "✗ unguarded-attach" && $0.role == .badge })
    // Notes ask for no change.
    #expect(!diagram.captions.contains { $0.text.contains("late-reference") })
    #expect(diagram.captions.contains { $0.text.contains("off-main-route · Nowhere") })
  }

  @Test func `a tooltip says what the source and the traces say`() throws {
    let diagram = try picture(try ShopSource.joined())
    let tooltip = diagram.boxes[try index("Product", in: diagram)].tooltip
    #expect(tooltip.contains("attached by Home at App/HomeRouter.swift:22 · 2 times in the traces"))
    #expect(
      tooltip.contains(
        "App/HomeRouter.swift:22: unguarded-attach: Home/Product is a hazard. (seen in a trace)"))
    let welcome = diagram.boxes[try index("Welcome", in: diagram)].tooltip
    #expect(
      welcome.hasPrefix("Welcome · module App · viewless · App/Welcome/WelcomeRouter.swift:4"))
    #expect(welcome.contains("(reached in a trace, nothing seen)"))
  }

  @Test func `the title names the folder, and the line below counts`() throws {
    let plain = try picture()
    #expect(plain.title == "Shop")
    #expect(
      plain.captions.contains {
        $0.text
          == "The tree in the source: 13 RIBs, 13 edges attached, 1 only built, 1 only declared"
      })
    let joined = try picture(try ShopSource.joined())
    #expect(
      joined.captions.contains { $0.text.hasSuffix("5 of 13 attaches reached in a trace") })
    #expect(joined.summary.contains("unguarded-attach: Home/Product is a hazard."))
  }

  @Test func `the legend explains what occurs and nothing else`() throws {
    func legend(_ diagram: Diagram) -> Set<String> {
      Set(
        diagram.captions.filter { $0.role == .figure && !$0.text.hasSuffix(":") }.map(\.text))
    }
    #expect(
      legend(try picture(try ShopSource.joined())) == [
        "launch RIB", "viewable RIB", "viewless RIB", "drawn elsewhere", "attached",
        "only built", "only declared as listener", "reached in a trace",
        "error between the two", "warning between the two", "warning in the RIB",
      ])
    let small = SourceReport(tree: staticTree("launch Root\nlaunch Other"))
    #expect(legend(try picture(small)) == ["launch RIB"])
  }

  @Test func `an empty tree says so`() throws {
    let diagram = try picture(SourceReport())
    #expect(diagram.captions.contains { $0.text == "The source shows no RIB." })
    #expect(diagram.title == "The app's RIBs")
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `the picture's JSON follows the schema`() throws {
    let schema = SchemaValidator(PictureSchema.bytes)
    #expect(try schema.complaint(try picture(try ShopSource.joined()).json()) == nil)
  }

  @Test(arguments: [true, false]) func `five thousand RIBs are drawn`(isChain: Bool) throws {
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
    let diagram = try picture(SourceReport(tree: StaticTree(ribs: ribs, edges: edges)))
    #expect(diagram.boxes.count { $0.id.hasPrefix("rib_") } == 5001)
  }
}
