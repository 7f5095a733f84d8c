import Foundation
import RIBsAnalysis
@testable import RIBsDiagram
import RIBsTestSupport
import Testing

@testable import GraphvizRendering

@Suite("SVG")
struct SVGTests {
  private func svg(_ label: String, tooltip: String = "") throws -> Data {
    var diagram = Diagram(title: label, summary: label, size: Size(400, 100))
    diagram.boxes = [
      Diagram.Box(
        id: "rib_1", label: label, tooltip: tooltip.isEmpty ? label : tooltip, shape: .rounded,
        role: .active, center: Point(200, 50), size: Size(200, 30))
    ]
    diagram.captions = [Diagram.Caption(label, .badge, at: Point(200, 80))]
    return Data(try GraphvizRenderer().render(diagram))
  }

  /// Two boxes, one above the other.
  private func column(of count: Int) -> Diagram {
    var diagram = Diagram(title: "", summary: "", size: Size(100, Double(count) * 40))
    diagram.boxes = (0..<count).map { place in
      Diagram.Box(
        id: "rib_\(place)", label: "Row", tooltip: "", shape: .rounded, role: .plain,
        center: Point(50, Double(place) * 40 + 20), size: Size(60, 30))
    }
    return diagram
  }

  static let hostileNames = [
    "Log<In>", "A&B", "Say \"hi\"", "O'Reilly", #"\N"#, #"\G and \L"#, #"C:\new\table"#, "a\nb",
    "a\rb\tc",
    "&lt;", "&amp;amp;", "&#65;", "&unknown;", "<b>bold</b>", "]]>", "--", "<!--", "رابط تسجيل",
    "\u{202E}evil", "\u{2066}a\u{2069}", "\u{85}\u{9B}2J\u{7F}", "a\u{2028}b", "→ … \u{200D}",
    "로그인 화면", "👩‍👩‍👧 family 🎉", "null\u{0}byte", "bell\u{7}", "\u{FFFE}", "%s%n",
    "${x}", "",
    " ", "<TABLE><TR><TD>x</TD></TR></TABLE>",
  ]

  @Test(arguments: hostileNames) func `a name is shown literally, whatever it contains`(
    name: String
  ) throws {
    let document = XMLText(try svg(name))
    #expect(document.error == nil)
    // Line endings become spaces, and characters outside XML become a sign. An invisible joiner keeps `&lt;` from becoming `<`.
    let shown = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          switch scalar {
          case "\n", "\r", "\t": " "
          case "\u{0}", "\u{7}", "\u{FFFE}", "\u{7F}", "\u{85}", "\u{9B}": "\u{FFFD}"
          // Marks that change the direction of text, as in the text report, and separators of lines.
          case "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}": "\u{FFFD}"
          default: scalar
          }
        }))
    let texts = (document.texts["text"] ?? []).map {
      $0.replacingOccurrences(of: "\u{2060}", with: "").replacingOccurrences(
        of: "\u{A0}", with: " ")
    }
    if !shown.trimmingCharacters(in: .whitespaces).isEmpty { #expect(texts == [shown, shown]) }
    #expect(document.elements["script"] == nil && document.elements["b"] == nil)
  }

  @Test(arguments: [
    ("Log<In> & \"Out\"", "Log<In> & \"Out\""), (#"\N and \\"#, "\u{29F5}N and \u{29F5}\u{29F5}"),
    ("&lt;", "&\u{2060}lt;"), ("a\nb", "a b"), ("bell\u{7}", "bell\u{FFFD}"),
    ("\u{202E}evil", "\u{FFFD}evil"), ("로그인 🎉", "로그인 🎉"),
  ]) func `a tooltip shows the name, with a sign that looks like one for a backslash`(
    name: String, shown: String
  ) throws {
    let document = XMLText(try svg("x", tooltip: name))
    #expect(document.error == nil)
    #expect((document.texts["@xlink:title"] ?? document.texts["@title"]) == [shown])
  }

  @Test func `a picture loads nothing from another host and runs no script`() throws {
    let text = String(decoding: try svg("Root"), as: UTF8.self)
    let known = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"]
    let rest = known.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    #expect(!rest.contains("://") && !rest.contains("<script") && !rest.contains("<!DOCTYPE"))
  }

  @Test func `a picture has a title and a description for readers who cannot see it`() throws {
    let document = XMLText(try svg("The tree"))
    #expect(document.texts["title"]?.first == "The tree")
    #expect(document.texts["desc"] == ["The tree"])
    #expect(document.texts["@role"] == ["img"])
  }

  @Test func `a title shows a mark that changes the direction of text`() throws {
    #expect(XMLText(try svg("\u{202E}evil")).texts["title"]?.first == "\u{FFFD}evil")
  }

  @Test func `the sheet is as large as the diagram says`() throws {
    let box = try #require(XMLText(try svg("x")).texts["@viewBox"]?.first)
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    // Graphviz rounds up to whole points.
    #expect(numbers.count == 4 && abs(numbers[2] - 400) <= 1 && abs(numbers[3] - 100) <= 1)
  }

  @Test func `the same diagram gives the same bytes, also from several threads`() async throws {
    let first = try svg("Root")
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 { group.addTask { try svg("Root") } }
      for try await picture in group { #expect(picture == first) }
    }
  }

  @Test(arguments: [(2000, "path"), (2001, "polygon")])
  func `the boxes of a sheet with thousands of RIBs have square corners`(
    count: Int, outline: String
  ) throws {
    let elements = XMLText(Data(try GraphvizRenderer().render(column(of: count)))).elements
    // The sheet itself is a polygon.
    #expect(elements[outline] == count + (outline == "polygon" ? 1 : 0))
    #expect(elements["text"] == count)
  }

  @Test func `a large picture arrives in chunks, and none is missing`() throws {
    var pieces: [[UInt8]] = []
    try GraphvizRenderer().draw(column(of: 1000)) { pieces.append(Array($0)) }
    #expect(pieces.count > 3)
    let document = XMLText(Data(pieces.joined()))
    #expect(document.error == nil && document.elements["text"] == 1000)
  }

  @Test(arguments: Repository.fixtures) func `every picture of a sample is well-formed`(
    fixture: URL
  ) throws {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: fixture)))
    for session in try analyzer.finish() {
      let designs = session.flows.flatMap { flow in
        [.comparison(of: flow)] + Flow.Shape.allCases.map { Diagram.design(of: flow, as: $0) }
      }
      for diagram in [try #require(try .liveTree(of: session))] + designs {
        let document = XMLText(Data(try GraphvizRenderer().render(diagram)))
        #expect(document.error == nil)
        #expect(document.elements["path"] ?? 0 >= diagram.links.count)
      }
    }
  }
}
