import RIBsDiagram

/// Graphviz' SVG as a document that stands by itself: no reference to anywhere else, a title and a
/// description for those who cannot see it, dark colours for those who prefer them.
struct SVGDocument {
  private let diagram: Diagram
  private let appearance: GraphvizRenderer.Appearance
  /// What Graphviz wrote before its first `<g>`, as far as it has; nil when that was passed on.
  private var opening: [UInt8]? = []

  private static let tag = Array("<svg ".utf8)

  init(_ diagram: Diagram, _ appearance: GraphvizRenderer.Appearance) {
    self.diagram = diagram
    self.appearance = appearance
  }

  /// Passes on what Graphviz drew next.
  mutating func pass(_ drawn: UnsafeRawBufferPointer, to take: (UnsafeRawBufferPointer) -> Void) {
    guard var opening else { return take(drawn) }
    opening += drawn
    self.opening = opening
    // Graphviz writes a prologue that names a DTD on another host, then one <svg …>.
    guard
      let start = opening.indices.first(where: { opening[$0...].starts(with: Self.tag) }),
      let end = opening[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    self.opening = nil
    let attributes = opening[(start + Self.tag.count)..<end]
    Array(head(String(decoding: attributes, as: UTF8.self)).utf8).withUnsafeBytes(take)
    opening[(end + 1)...].withUnsafeBytes(take)
  }

  private func head(_ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg role="\(role)" aria-labelledby="picture-title picture-summary" \(attributes)>
    <title id="picture-title">\(Self.escaped(diagram.title))</title>
    <desc id="picture-summary">\(Self.escaped(diagram.summary))</desc>
    <style>
    \(StyleSheet(diagram: diagram, appearance: appearance).text)
    </style>
    """
  }

  /// What is an image to a screen reader has no links in it.
  private var role: String {
    let hasLinks =
      diagram.boxes.contains { $0.url != nil } || diagram.captions.contains { $0.url != nil }
    return hasLinks ? "graphics-document document" : "img"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(GraphvizText.isXML(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
