import GraphvizRendering
import Testing

@testable import RIBsDiagram

@Suite("Graphviz's own language")
struct DotFormatTests {
  @Test func `a node without text has an empty label, since Graphviz would show its name`() throws {
    var diagram = Diagram(title: "", summary: "", size: Size(400, 100))
    diagram.boxes = ["Home", ""].enumerated().map { index, label in
      Diagram.Box(
        id: "rib_\(index)", label: label, tooltip: "Home", shape: .rounded, role: .active,
        center: Point(100, 50), size: Size(80, 30))
    }
    let text = String(decoding: try GraphvizRenderer().render(diagram, as: .dot), as: UTF8.self)
    // The defaults come first, then one statement per node, which ends in `];`.
    let nodes = text.split(separator: "];").filter { $0.contains("pos=") }
    #expect(nodes.count == 6)
    for node in nodes {
      let hasText = node.contains("\trib_0\t")
      #expect(node.contains("label=\"\"") != hasText, "\(node)")
    }
  }
}
