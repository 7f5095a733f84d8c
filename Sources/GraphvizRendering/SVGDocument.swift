import RIBsDiagram

/// Graphviz' SVG as a document that stands by itself: no reference to anywhere else, a title and a
/// description for those who cannot see it, dark colours for those who prefer them.
struct SVGDocument {
  let drawn: UnsafeBufferPointer<UInt8>
  let diagram: Diagram
  let appearance: GraphvizRenderer.Appearance

  func bytes() -> [UInt8] {
    // Graphviz writes a prologue that names a DTD on another host, then one <svg …> with a first <g>.
    let tag = Array("<svg ".utf8)
    guard
      let start = drawn.indices.first(where: { drawn[$0...].starts(with: tag) }),
      let open = drawn[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return Array(drawn) }
    let attributes = String(decoding: drawn[(start + tag.count)..<open], as: UTF8.self)
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg role="\(role)" aria-labelledby="picture-title picture-summary" \(attributes)>
      <title id="picture-title">\(Self.escaped(diagram.title))</title>
      <desc id="picture-summary">\(Self.escaped(diagram.summary))</desc>
      <style>
      \(StyleSheet(diagram: diagram, appearance: appearance).text)
      </style>
      """
    // The rest, which may be long, is copied once.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.utf8.count + drawn.count - open)
    bytes += head.utf8
    bytes += drawn[(open + 1)...]
    return bytes
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
