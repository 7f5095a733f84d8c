import RIBsDiagram

/// The Graphviz attributes of boxes, marks and captions. The defaults are those of a healthy app's boxes, since
/// most nodes of a large picture are such boxes.
struct NodeAttributes {
  typealias Attribute = GraphvizGraph.Attribute

  let style: Attribute
  let position: Attribute
  let width: Attribute
  let height: Attribute
  let shape: Attribute
  let outlines: Attribute
  let look: Attribute
  let fill: Attribute
  let color: Attribute
  let weight: Attribute
  let fontName: Attribute
  let fontSize: Attribute
  let fontColor: Attribute
  let label: Attribute
  let tooltip: Attribute
  let url: Attribute
  let target: Attribute

  init(
    _ graph: GraphvizGraph, look: String, fonts: String, isDark: Bool
  ) throws(GraphvizRenderer.Failure) {
    let paint = Theme.paint(.active, dark: isDark)
    func declare(_ name: String, _ value: String = "") throws(GraphvizRenderer.Failure) -> Attribute
    {
      try graph.declare(name, of: .node, default: value)
    }
    // Elements keep their graph names in the picture.
    _ = try declare("id", "\\N")
    style = try declare("class", "box_active")
    position = try declare("pos")
    width = try declare("width")
    height = try declare("height", GraphvizText.number(30.0 / 72))
    _ = try declare("fixedsize", "true")
    shape = try declare("shape", "box")
    outlines = try declare("peripheries")
    self.look = try declare("style", look)
    fill = try declare("fillcolor", paint.fill)
    color = try declare("color", paint.stroke)
    weight = try declare("penwidth", "1.2")
    fontName = try declare("fontname", fonts)
    fontSize = try declare("fontsize", GraphvizText.number(Diagram.Box.fontSize))
    fontColor = try declare("fontcolor", paint.text)
    // Keep Graphviz's own default. A written graph omits defaults, and a reader takes a missing label to be the
    // node's name.
    label = try declare("label", "\\N")
    tooltip = try declare("tooltip")
    url = try declare("URL")
    target = try declare("target")
  }
}

/// The Graphviz attributes of lines. The default is the line of an attached RIB.
struct EdgeAttributes {
  typealias Attribute = GraphvizGraph.Attribute

  let style: Attribute
  let position: Attribute
  let color: Attribute
  let weight: Attribute
  let look: Attribute
  let direction: Attribute

  init(_ graph: GraphvizGraph, isDark: Bool) throws(GraphvizRenderer.Failure) {
    func declare(_ name: String, _ value: String = "") throws(GraphvizRenderer.Failure) -> Attribute
    {
      try graph.declare(name, of: .edge, default: value)
    }
    style = try declare("class", "link_attached")
    position = try declare("pos")
    color = try declare("color", Theme.line(.attached, dark: isDark))
    weight = try declare("penwidth", "1.2")
    look = try declare("style", "solid")
    direction = try declare("dir", "none")
    _ = try declare("arrowsize", "0.7")
  }
}
