import RIBsAnalysis
import RIBsDiagram
import RIBsTestSupport
import Testing

@Suite("The pictures of designs")
struct DesignDiagramTests {
  /// Three tabs with two moves to a neighbour and one jump back.
  private func tabs() throws -> Flow {
    let session = try #require(
      try sessions(
        """
        root Tabs
        open Tabs Blog
        close Tabs Blog
        open Tabs Apply
        close Tabs Apply
        open Tabs MyPage
        close Tabs MyPage
        open Tabs Blog
        """
      ).last)
    return try #require(session.flows.first { $0.steps.count == 3 })
  }

  private func count(_ role: Diagram.Link.Role, _ diagram: Diagram) -> Int {
    // The legend has one sample of each.
    max(0, diagram.links.filter { $0.role == role }.count - 1)
  }

  @Test func `a horizontal design puts the steps side by side below the owner`() throws {
    let diagram = Diagram.design(of: try tabs(), as: .horizontal)
    let steps = diagram.boxes.filter { $0.id.hasPrefix("step") }
    #expect(steps.map(\.label) == ["Blog", "Apply", "MyPage"])
    #expect(Set(steps.map(\.center.y)).count == 1)
    #expect(steps.map(\.center.x) == steps.map(\.center.x).sorted())
  }

  @Test func `a vertical design puts each step below the one before`() throws {
    let diagram = Diagram.design(of: try tabs(), as: .vertical)
    let steps = diagram.boxes.filter { $0.id.hasPrefix("step") }
    #expect(Set(steps.map(\.center.x)).count == 1)
    #expect(steps.map(\.center.y) == steps.map(\.center.y).sorted())
  }

  @Test func `a jump is forbidden in the vertical design only`() throws {
    let flow = try tabs()
    #expect(count(.forbidden, .design(of: flow, as: .vertical)) == 1)
    #expect(count(.observed, .design(of: flow, as: .vertical)) == 2)
    #expect(count(.forbidden, .design(of: flow, as: .horizontal)) == 0)
    #expect(count(.observed, .design(of: flow, as: .horizontal)) == 3)
  }

  @Test func `each move that a design permits is drawn once`() throws {
    let flow = try tabs()
    // Three pairs of steps, each with one observed and one unused direction.
    #expect(count(.permitted, .design(of: flow, as: .horizontal)) == 3)
    #expect(count(.permitted, .design(of: flow, as: .vertical)) == 2)
  }

  @Test func `the comparison has the verdict, three panels and their figures`() throws {
    let flow = try tabs()
    let sheet = Diagram.comparison(of: flow)
    let texts = sheet.captions.map(\.text)
    #expect(sheet.title == flow.verdictSentence)
    #expect(texts.filter { ["As observed", "Horizontal", "Vertical"].contains($0) }.count == 3)
    #expect(texts.contains("permits 6 of 6 moves") && texts.contains("permits 4 of 6 moves"))
    #expect(texts.contains("of the moves seen: permits 2, forbids 1"))
    #expect(sheet.boxes.filter { $0.label == "Apply" }.count == 3)
    #expect(Set(sheet.boxes.map(\.id)).count == sheet.boxes.count)
  }

  @Test func `arcs meet a box at different points`() throws {
    let diagram = Diagram.design(of: try tabs(), as: .horizontal)
    let arcs = diagram.links.filter { $0.role == .observed || $0.role == .permitted }
    let ends = arcs.flatMap { [$0.curve[0], $0.curve[3]] }.map { "\($0.x) \($0.y)" }
    #expect(Set(ends).count == ends.count)
  }
}
