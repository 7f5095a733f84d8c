import RIBsDiagram

/// Graphviz's SVG as a self-contained document: no external reference, a title and a description for readers
/// who cannot see it, and dark colours for readers who prefer them.
struct SVGDocument {
  private let diagram: Diagram
  private let appearance: GraphvizRenderer.Appearance
  /// Graphviz's output so far, until the root tag is complete; nil once that was passed on.
  private var opening: [UInt8]? = []

  private static let tag = Array("<svg ".utf8)

  init(_ diagram: Diagram, _ appearance: GraphvizRenderer.Appearance) {
    self.diagram = diagram
    self.appearance = appearance
  }

  /// Passes on the next bytes that Graphviz drew.
  mutating func pass(_ drawn: UnsafeRawBufferPointer, to take: (UnsafeRawBufferPointer) -> Void) {
    guard var opening else { return take(drawn) }
    opening += drawn
    self.opening = opening
    // Graphviz's prologue names a DTD on another host. One `<svg …>` follows.
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

  /// The ARIA role. Screen readers find no links inside an `img`.
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
      default: result.unicodeScalars.append(GraphvizText.isShown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
