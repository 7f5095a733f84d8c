import RIBsDiagram

/// Puts a diagram into a graph. Every box, line and caption has a position, so Graphviz lays out nothing.
struct GraphvizDrawing {
  private let diagram: Diagram
  private let graph: GraphvizGraph
  private let isDark: Bool
  private let isSVG: Bool
  private let background: String
  /// The style of a box whose RIB is active.
  private let usualLook: String
  private let node: NodeAttributes
  private let edge: EdgeAttributes

  private static let fonts = "Helvetica,Arial,sans-serif"
  /// The length of an arrow of Graphviz's default size, in points.
  private static let arrowLength = 7.0
  /// On a sheet with more boxes, corners are too small to see. Rounded corners account for a third of the
  /// output and a quarter of the drawing time.
  private static let mostRounded = 2000

  /// - Parameter isSVG: Whether the drawing becomes SVG. The style sheet then sets line widths, and the font is
  ///   left to the reader.
  init(
    _ diagram: Diagram, in graph: GraphvizGraph, isDark: Bool, isSVG: Bool
  ) throws(GraphvizRenderer.Failure) {
    self.diagram = diagram
    self.graph = graph
    self.isDark = isDark
    self.isSVG = isSVG
    background = (isDark ? Theme.dark : Theme.light).background
    usualLook = diagram.boxes.count <= Self.mostRounded ? "filled,rounded" : "filled"
    node = try NodeAttributes(graph, look: usualLook, fonts: Self.fonts, isDark: isDark)
    edge = try EdgeAttributes(graph, isDark: isDark)
  }

  func draw() throws(GraphvizRenderer.Failure) {
    graph.set([
      "bb":
        "0,0,\(GraphvizText.number(diagram.size.width)),\(GraphvizText.number(diagram.size.height))",
      "bgcolor": background,
      "pad": "0",
      // Draw boxes over the ends of their lines.
      "outputorder": "edgesfirst",
      "charset": "utf-8",
    ])
    var nodes: [GraphvizGraph.Node] = []
    nodes.reserveCapacity(diagram.boxes.count)
    for box in diagram.boxes { nodes.append(try draw(box)) }
    for link in diagram.links where nodes.indices ~= link.from && nodes.indices ~= link.to {
      try draw(link, from: nodes[link.from], to: nodes[link.to])
    }
    for (index, caption) in diagram.captions.enumerated() { try draw(caption, index) }
    try spanSheet()
  }

  /// Adds a node in each of two corners, because Graphviz fits the sheet to its nodes.
  private func spanSheet() throws(GraphvizRenderer.Failure) {
    let corners = [Point(0, 0), Point(diagram.size.width, diagram.size.height)]
    for (index, corner) in corners.enumerated() {
      let drawn = try graph.addNode("corner_\(index)")
      place(drawn, at: corner, Size(0, 0))
      graph.set(node.look, of: drawn, to: "invis")
      graph.set(node.label, of: drawn, to: "")
    }
  }

  private func draw(_ box: Diagram.Box) throws(GraphvizRenderer.Failure) -> GraphvizGraph.Node {
    let paint = Theme.paint(box, dark: isDark)
    let drawn = try graph.addNode(box.id)
    graph.set(node.style, of: drawn, to: Theme.style(of: box))
    // The second line of a doubled box surrounds the first.
    let inset = box.shape == .doubled ? 8.0 : 0
    place(drawn, at: box.center, Size(box.size.width - inset, box.size.height - inset))
    graph.set(node.shape, of: drawn, to: box.shape == .hexagon ? "hexagon" : "box")
    if box.shape == .doubled { graph.set(node.outlines, of: drawn, to: "2") }
    graph.set(node.look, of: drawn, to: look(of: box))
    graph.set(node.fill, of: drawn, to: paint.fill)
    graph.set(node.color, of: drawn, to: paint.stroke)
    graph.set(node.fontColor, of: drawn, to: paint.text)
    graph.set(node.weight, of: drawn, to: Theme.isHeavy(box) ? "2.2" : "1.2")
    if box.role.fontSize != Diagram.Box.fontSize {
      graph.set(node.fontSize, of: drawn, to: GraphvizText.number(box.role.fontSize))
    }
    graph.set(node.label, of: drawn, to: GraphvizText.escaped(box.label))
    point(drawn, at: box.tooltip, box.url)
    if let mark = BoxMark(box) { try draw(mark, of: box) }
    return drawn
  }

  private func look(of box: Diagram.Box) -> String {
    // The ends of a line in the legend.
    if box.size.width < 1 { return "invis" }
    let isDashed = [.inactive, .kept].contains(box.role)
    return (box.shape == .hexagon ? "filled" : usualLook) + (isDashed ? ",dashed" : "")
  }

  /// Draws the mark. It repeats what the colour says for readers who cannot see colour.
  private func draw(_ mark: BoxMark, of box: Diagram.Box) throws(GraphvizRenderer.Failure) {
    let paint = Theme.paint(box.role, dark: isDark)
    let drawn = try graph.addNode("mark_\(box.id)")
    graph.set(node.style, of: drawn, to: "mark_\(box.role.rawValue)")
    place(drawn, at: mark.center, Size(mark.size, mark.size))
    graph.set(node.shape, of: drawn, to: mark.shape.rawValue)
    graph.set(node.look, of: drawn, to: "filled")
    graph.set(node.fill, of: drawn, to: mark.isHollow ? paint.fill : paint.stroke)
    graph.set(node.color, of: drawn, to: paint.stroke)
    graph.set(node.label, of: drawn, to: "")
  }

  private func draw(
    _ link: Diagram.Link, from: GraphvizGraph.Node, to: GraphvizGraph.Node
  ) throws(GraphvizRenderer.Failure) {
    let direction =
      switch (link.pointsForward, link.pointsBack) {
      case (true, true): "both"
      case (true, false): "forward"
      case (false, true): "back"
      case (false, false): "none"
      }
    let drawn = try graph.addEdge(from: from, to: to)
    graph.set(edge.style, of: drawn, to: Theme.style(of: link))
    graph.set(edge.position, of: drawn, to: spline(link))
    graph.set(edge.color, of: drawn, to: Theme.line(link, dark: isDark))
    graph.set(edge.weight, of: drawn, to: GraphvizText.number(link.weight))
    graph.set(edge.look, of: drawn, to: Theme.look(of: link.role))
    graph.set(edge.direction, of: drawn, to: direction)
  }

  private func draw(_ caption: Diagram.Caption, _ index: Int) throws(GraphvizRenderer.Failure) {
    // A line must not strike through a caption that lies on it.
    let covers = caption.role.liesOnLines
    let drawn = try graph.addNode("caption_\(index)")
    graph.set(node.style, of: drawn, to: "caption_\(caption.role.rawValue)")
    place(
      drawn, at: caption.center,
      covers ? Size(caption.width, caption.role.fontSize) : Size(0.72, 0.72))
    graph.set(node.shape, of: drawn, to: covers ? "box" : "plaintext")
    graph.set(node.look, of: drawn, to: covers ? "filled" : "")
    graph.set(node.fill, of: drawn, to: background)
    graph.set(node.color, of: drawn, to: background)
    graph.set(node.weight, of: drawn, to: "1")
    if !isSVG, caption.role.isBold {
      graph.set(node.fontName, of: drawn, to: Self.fonts + " bold")
    }
    graph.set(node.fontSize, of: drawn, to: GraphvizText.number(caption.role.fontSize))
    graph.set(node.fontColor, of: drawn, to: Theme.text(caption.role, dark: isDark))
    graph.set(node.label, of: drawn, to: GraphvizText.escaped(caption.text))
    if !caption.tooltip.isEmpty { point(drawn, at: caption.tooltip, caption.url) }
  }

  /// Sets a node's tooltip and link.
  private func point(_ drawn: GraphvizGraph.Node, at tooltip: String, _ url: String?) {
    graph.set(node.tooltip, of: drawn, to: GraphvizText.tooltip(tooltip))
    guard let url else { return }
    graph.set(node.url, of: drawn, to: GraphvizText.url(url, isXML: isSVG))
    graph.set(node.target, of: drawn, to: "_top")
  }

  private func place(_ drawn: GraphvizGraph.Node, at center: Point, _ size: Size) {
    graph.set(node.position, of: drawn, to: GraphvizText.positions([upwards(center)]))
    graph.set(node.width, of: drawn, to: GraphvizText.number(size.width / 72))
    graph.set(node.height, of: drawn, to: GraphvizText.number(size.height / 72))
  }

  /// Graphviz expects a line to end where its arrow begins, with the arrow's tip named first.
  private func spline(_ link: Diagram.Link) -> String {
    var points = link.curve
    var prefix = ""
    if link.pointsBack, points.count >= 2 {
      prefix += "s,\(GraphvizText.positions([upwards(points[0])])) "
      points[0] = shortened(points[0], towards: points[1])
    }
    if link.pointsForward, points.count >= 2 {
      let last = points.count - 1
      prefix += "e,\(GraphvizText.positions([upwards(points[last])])) "
      points[last] = shortened(points[last], towards: points[last - 1])
    }
    return prefix + GraphvizText.positions(points.map(upwards))
  }

  private func shortened(_ tip: Point, towards other: Point) -> Point {
    let (dx, dy) = (other.x - tip.x, other.y - tip.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > Self.arrowLength else { return tip }
    return Point(
      tip.x + dx / length * Self.arrowLength, tip.y + dy / length * Self.arrowLength)
  }

  /// Graphviz's y axis points up.
  private func upwards(_ point: Point) -> Point { Point(point.x, diagram.size.height - point.y) }
}
