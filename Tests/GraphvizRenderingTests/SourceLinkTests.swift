import Foundation
@testable import RIBsDiagram
import RIBsTestSupport
import Testing

@testable import GraphvizRendering

@Suite("Links in a picture")
struct SourceLinkTests {
  private func picture(_ url: String, as format: GraphvizRenderer.Format) throws -> String {
    var diagram = Diagram(title: "", summary: "", size: Size(200, 60))
    diagram.boxes = [
      Diagram.Box(
        id: "rib_1", label: "Root", tooltip: "Root", shape: .rounded, role: .active, url: url,
        center: Point(100, 30), size: Size(100, 30))
    ]
    return String(decoding: try GraphvizRenderer().render(diagram, as: format), as: UTF8.self)
  }

  @Test(arguments: [
    (#"https://x/"onload="evil"#, "https://x/%22onload=%22evil"),
    ("https://x/o'reilly", "https://x/o%27reilly"), ("https://x/a)b(", "https://x/a%29b%28"),
    ("https://x/<script>", "https://x/%3Cscript%3E"), (#"https://x/\N\G"#, "https://x/%5CN%5CG"),
    ("https://x/a b\nc", "https://x/abc"), ("https://x/?a=1&b=2", "https://x/?a=1&b=2"),
    ("https://x/?a=1&lt;=2", "https://x/?a=1&lt;=2"),
    ("https://x/A%20B.swift#L12", "https://x/A%20B.swift#L12"),
  ]) func `lead to their URLs, whatever characters are in them`(url: String, shown: String) throws {
    let svg = XMLText(Data(try picture(url, as: .svg).utf8))
    #expect(svg.error == nil)
    #expect(svg.elements["script"] == nil && svg.texts["@onload"] == nil)
    #expect(svg.texts["@xlink:href"] ?? svg.texts["@href"] == [shown])
    let dot = try picture(url, as: .dot)
    #expect(dot.contains("URL=\"\(shown)\""))
    let pdf = try picture(url, as: .pdf)
    #expect(pdf.contains("/URI (\(shown))"))
  }
}
