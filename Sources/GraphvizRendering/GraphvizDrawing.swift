import Foundation
import RIBsDiagram

/// Puts a diagram into a graph: every box, line and caption with its place, so that nothing is left to
/// lay out.
struct GraphvizDrawing {
  let diagram: Diagram
  let graph: GraphvizGraph
  let isDark: Bool
  /// Whether weights are drawn; in SVG its style sheet says them, and leaves the font to the reader.
  let drawsWeights: Bool

  private static let fonts = "Helvetica,Arial,sans-serif"
  /// How long an arrow of Graphviz' usual size is.
  private static let arrowLength = 7.0

  func draw() throws(GraphvizRenderer.Failure) {
    graph.set([
      "bb":
        "0,0,\(GraphvizText.number(diagram.size.width)),\(GraphvizText.number(diagram.size.height))",
      "bgcolor": background,
      "pad": "0",
      // Boxes hide the ends of lines below them.
      "outputorder": "edgesfirst",
      "charset": "utf-8",
    ])
    var nodes: [GraphvizGraph.Node] = []
    for box in diagram.boxes { nodes.append(try draw(box)) }
    for link in diagram.links where nodes.indices ~= link.from && nodes.indices ~= link.to {
      try draw(link, from: nodes[link.from], to: nodes[link.to])
    }
    for (index, caption) in diagram.captions.enumerated() { try draw(caption, index) }
    try spanSheet()
  }

  private var background: String { (isDark ? Theme.dark : Theme.light).background }

  /// Graphviz sizes the sheet to its nodes, so one stands in each of two corners.
  private func spanSheet() throws(GraphvizRenderer.Failure) {
    let corners = [Point(0, 0), Point(diagram.size.width, diagram.size.height)]
    for (index, corner) in corners.enumerated() {
      _ = try graph.addNode(
        "corner_\(index)",
        [
          "pos": place(corner), "width": "0", "height": "0", "fixedsize": "true", "label": "",
          "style": "invis",
        ])
    }
  }

  private func draw(_ box: Diagram.Box) throws(GraphvizRenderer.Failure) -> GraphvizGraph.Node {
    let paint = Theme.paint(box, dark: isDark)
    let isDashed = [.inactive, .kept].contains(box.role)
    var styles = ["filled"]
    if box.shape != .hexagon { styles.append("rounded") }
    if isDashed { styles.append("dashed") }
    // The ends of a legend's line.
    if box.size.width < 1 { styles = ["invis"] }
    // The second line of a doubled box goes around the first.
    let inset = box.shape == .doubled ? 8.0 : 0
    let node = try graph.addNode(
      box.id,
      [
        "id": box.id, "class": Theme.style(of: box),
        "pos": place(box.center),
        "width": GraphvizText.number((box.size.width - inset) / 72),
        "height": GraphvizText.number((box.size.height - inset) / 72),
        "fixedsize": "true",
        "shape": box.shape == .hexagon ? "hexagon" : "box",
        "peripheries": box.shape == .doubled ? "2" : "1",
        "style": styles.joined(separator: ","),
        "fillcolor": paint.fill, "color": paint.stroke, "fontcolor": paint.text,
        "penwidth": Theme.isHeavy(box) ? "2.2" : "1.2",
        "fontname": Self.fonts, "fontsize": GraphvizText.number(Diagram.Box.fontSize),
        "label": GraphvizText.escaped(box.label),
      ])
    graph.point(node, at: box.tooltip, box.url)
    if let mark = BoxMark(box) { try draw(mark, of: box) }
    return node
  }

  /// The mark says what the colour says, for those who do not see it.
  private func draw(_ mark: BoxMark, of box: Diagram.Box) throws(GraphvizRenderer.Failure) {
    let paint = Theme.paint(box.role, dark: isDark)
    let node = try graph.addNode(
      "mark_\(box.id)",
      [
        "id": "mark_\(box.id)", "class": "mark_\(box.role.rawValue)",
        "pos": place(mark.center), "width": GraphvizText.number(mark.size / 72),
        "height": GraphvizText.number(mark.size / 72), "fixedsize": "true",
        "shape": mark.shape.rawValue,
        "style": "filled", "fillcolor": mark.isHollow ? paint.fill : paint.stroke,
        "color": paint.stroke, "penwidth": "1.2", "label": "",
      ])
    graph.point(node, at: box.tooltip, nil)
  }

  private func draw(
    _ link: Diagram.Link, from: GraphvizGraph.Node, to: GraphvizGraph.Node
  ) throws(GraphvizRenderer.Failure) {
    let dashed = [.forbidden, .retained, .kept].contains(link.role)
    let direction =
      switch (link.pointsForward, link.pointsBack) {
      case (true, true): "both"
      case (true, false): "forward"
      case (false, true): "back"
      case (false, false): "none"
      }
    try graph.addEdge(
      from: from, to: to,
      [
        "class": "link_\(link.role.rawValue)",
        "pos": spline(link),
        "color": Theme.line(link.role, dark: isDark), "penwidth": GraphvizText.number(link.weight),
        "style": dashed ? "dashed" : "solid",
        "dir": direction, "arrowsize": "0.7",
      ])
  }

  private func draw(_ caption: Diagram.Caption, _ index: Int) throws(GraphvizRenderer.Failure) {
    // What lies on a line must not be struck through by it.
    let covers = caption.role.liesOnLines
    let node = try graph.addNode(
      "caption_\(index)",
      [
        "id": "caption_\(index)", "class": "caption_\(caption.role.rawValue)",
        "pos": place(caption.center), "shape": covers ? "box" : "plaintext",
        "style": covers ? "filled" : "", "fillcolor": background, "color": background,
        "width": GraphvizText.number(covers ? caption.width / 72 : 0.01),
        "height": GraphvizText.number(covers ? caption.role.fontSize / 72 : 0.01),
        "fixedsize": "true",
        "fontname": drawsWeights && caption.role.isBold ? Self.fonts + " bold" : Self.fonts,
        "fontsize": GraphvizText.number(caption.role.fontSize),
        "fontcolor": Theme.text(caption.role, dark: isDark),
        "label": GraphvizText.escaped(caption.text),
      ])
    if !caption.tooltip.isEmpty { graph.point(node, at: caption.tooltip, caption.url) }
  }

  /// Graphviz wants a line to end where its arrow begins, and the arrow's tip named before it.
  private func spline(_ link: Diagram.Link) -> String {
    var points = link.curve
    var prefix = ""
    if link.pointsBack, points.count >= 2 {
      prefix += "s,\(place(points[0])) "
      points[0] = shortened(points[0], towards: points[1])
    }
    if link.pointsForward, points.count >= 2 {
      let last = points.count - 1
      prefix += "e,\(place(points[last])) "
      points[last] = shortened(points[last], towards: points[last - 1])
    }
    return prefix + points.map(place).joined(separator: " ")
  }

  private func shortened(_ tip: Point, towards other: Point) -> Point {
    let (dx, dy) = (other.x - tip.x, other.y - tip.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > Self.arrowLength else { return tip }
    return Point(
      tip.x + dx / length * Self.arrowLength, tip.y + dy / length * Self.arrowLength)
  }

  /// Graphviz counts upwards.
  private func place(_ point: Point) -> String {
    "\(GraphvizText.number(point.x)),\(GraphvizText.number(diagram.size.height - point.y))"
  }
}
