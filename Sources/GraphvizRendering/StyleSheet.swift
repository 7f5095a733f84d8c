import RIBsDiagram

/// The styles for which Graphviz has no attribute, and the dark colours. It holds only rules for elements that
/// occur in the diagram.
struct StyleSheet {
  let diagram: Diagram
  let appearance: GraphvizRenderer.Appearance

  var text: String {
    let background = (appearance == .dark ? Theme.dark : Theme.light).background
    let always =
      [window(background)] + rule(bold.map { "\($0) text" }, "font-weight: bold")
      // Pointing at a mark means pointing at its box.
      + rule(marked.map { ".mark_\($0.rawValue)" }, "pointer-events: none")
    guard appearance == .auto else { return always.joined(separator: "\n") }
    let dark = backgrounds + boxes + marks + alerts + links + captionTexts
    // The reader's preference for the screen does not apply to paper.
    return """
      \(always.joined(separator: "\n"))
      @media screen and (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }
      """
  }

  /// The background around the sheet if the picture fills a window. A page that embeds the picture keeps its own.
  private func window(_ color: String) -> String { "svg:root { background: \(color) }" }

  private var backgrounds: [String] {
    let color = Theme.dark.background
    let onLines = captions.filter(\.liesOnLines).map { ".caption_\($0.rawValue) polygon" }
    return [window(color), ".graph > polygon { fill: \(color) }"]
      + rule(onLines, "fill: \(color); stroke: \(color)")
  }

  private var boxes: [String] {
    roles.flatMap { role in
      let (box, paint) = (".box_\(role.rawValue)", Theme.paint(role, dark: true))
      return [
        "\(box) path, \(box) polygon { stroke: \(paint.stroke); fill: \(paint.fill) }",
        // The outer line of a doubled box.
        "\(box) [fill=none] { fill: none }",
        "\(box) text { fill: \(paint.text) }",
      ]
    }
  }

  private var marks: [String] {
    marked.map { role in
      let (mark, paint) = (".mark_\(role.rawValue)", Theme.paint(role, dark: true))
      let fill = BoxMark.isHollow(role) ? paint.fill : paint.stroke
      return "\(mark) ellipse, \(mark) polygon { stroke: \(paint.stroke); fill: \(fill) }"
    }
  }

  /// The roles whose boxes have marks.
  private var marked: [Diagram.Box.Role] {
    let marked = Set(diagram.boxes.compactMap { BoxMark($0) == nil ? nil : $0.role })
    return roles.filter(marked.contains)
  }

  private var alerts: [String] {
    let occurring = Set(diagram.boxes.compactMap(\.alert))
    return Diagram.Box.Alert.allCases.filter(occurring.contains).map { alert in
      let name = ".alert_\(alert.rawValue)"
      return "\(name) path, \(name) polygon { stroke: \(Theme.stroke(alert, dark: true)) }"
    }
  }

  private var links: [String] {
    let occurring = Set(diagram.links.map(\.role))
    let roles = Diagram.Link.Role.allCases.filter(occurring.contains).flatMap { role in
      let (link, color) = (".link_\(role.rawValue)", Theme.line(role, dark: true))
      return [
        "\(link) path, \(link) polygon { stroke: \(color) }", "\(link) polygon { fill: \(color) }",
      ]
    }
    let found = Set(diagram.links.compactMap(\.alert))
    return roles
      + Diagram.Link.Alert.allCases.filter(found.contains).map { alert in
        ".link_\(alert.rawValue) path { stroke: \(Theme.line(alert, dark: true)) }"
      }
  }

  private var captionTexts: [String] {
    captions.map { ".caption_\($0.rawValue) text { fill: \(Theme.text($0, dark: true)) }" }
  }

  private var bold: [String] { captions.filter(\.isBold).map { ".caption_\($0.rawValue)" } }

  private var captions: [Diagram.Caption.Role] {
    let occurring = Set(diagram.captions.map(\.role))
    return Diagram.Caption.Role.allCases.filter(occurring.contains)
  }

  private var roles: [Diagram.Box.Role] {
    let occurring = Set(diagram.boxes.map(\.role))
    return Diagram.Box.Role.allCases.filter(occurring.contains)
  }

  /// A rule; empty without selectors.
  private func rule(_ selectors: [String], _ declarations: String) -> [String] {
    selectors.isEmpty ? [] : ["\(selectors.joined(separator: ", ")) { \(declarations) }"]
  }
}
