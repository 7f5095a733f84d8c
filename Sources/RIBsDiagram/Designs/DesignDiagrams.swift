import RIBsAnalysis

extension Diagram {
  /// One design of a flow with all moves that it permits.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - shape: The design to draw, whether or not the flow is built that way.
  /// - Returns: The picture.
  package static func design(of flow: Flow, as shape: Flow.Shape) -> Diagram {
    let panel = Panel(
      heading: nil, figures: flow.figures(as: shape).lines,
      drawing: DesignPanel(flow: flow, shape: shape, showsPermitted: true).drawn())
    return panel.drawn(height: panel.drawing.size.height).framed(
      title: flow.title(of: shape),
      subtitle: flow.verdictSentence, summary: flow.summary(of: shape),
      legend: Legend(panel.drawing.links))
  }

  /// One design of a flow for a page that shows title, figures and legend as text: the drawing alone.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - shape: The design to draw, whether or not the flow is built that way.
  /// - Returns: The drawing. Its title and summary are for readers who cannot see it.
  package static func drawing(of flow: Flow, as shape: Flow.Shape) -> Diagram {
    let drawing = DesignPanel(flow: flow, shape: shape, showsPermitted: true).drawn()
    // Outlines reach a little beyond their boxes.
    let margin = 4.0
    var framed = Diagram(
      title: flow.title(of: shape), summary: flow.summary(of: shape),
      size: Size(drawing.size.width + 2 * margin, drawing.size.height + 2 * margin))
    framed.place(drawing, at: Point(margin, margin), prefix: "")
    return framed
  }

  /// A flow as users moved through it, and both designs, side by side with their figures.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The sheet.
  package static func comparison(of flow: Flow) -> Diagram {
    let panels =
      [
        Panel(
          heading: "As observed", figures: flow.observedLines,
          drawing: DesignPanel(flow: flow, shape: flow.shape, showsPermitted: false).drawn())
      ]
      + Flow.Shape.allCases.map { shape in
        Panel(
          heading: shape == .horizontal ? "Horizontal" : "Vertical",
          figures: flow.figures(as: shape).lines,
          drawing: DesignPanel(flow: flow, shape: shape, showsPermitted: true).drawn())
      }
    let height = panels.map(\.drawing.size.height).max() ?? 0
    var sheet = Diagram(title: "", summary: "", size: Size(0, 0))
    var x = 0.0
    for (index, panel) in panels.enumerated() {
      let drawn = panel.drawn(height: height)
      sheet.place(drawn, at: Point(x, 0), prefix: "panel_\(index + 1)_")
      x += drawn.size.width + 48
      sheet.size.height = max(sheet.size.height, drawn.size.height)
    }
    sheet.size.width = x - 48
    return sheet.framed(
      title: flow.verdictSentence,
      subtitle:
        "The flow of \(flow.owner), built \(flow.shape == .horizontal ? "horizontally" : "vertically")",
      summary: Flow.Shape.allCases.map(flow.summary(of:)).joined(separator: " "),
      legend: Legend(sheet.links))
  }

  /// A drawing with a heading above and figures below.
  private struct Panel {
    var heading: String?
    var figures: [String]
    var drawing: Diagram

    /// - Parameter height: The height reserved for the drawing, so that the figures of adjacent panels align.
    func drawn(height: Double) -> Diagram {
      let head = heading == nil ? 0.0 : 34.0
      let textWidths = figures.map { TextMeasure.width($0, size: Caption.Role.figure.fontSize) }
      let width = max(drawing.size.width, textWidths.max() ?? 0)
      var panel = Diagram(title: "", summary: "", size: Size(width, head))
      if let heading {
        panel.captions.append(Caption(heading, .heading, at: Point(width / 2, 8)))
      }
      panel.place(drawing, at: Point((width - drawing.size.width) / 2, head), prefix: "")
      panel.size.height += height + 16
      for figure in figures {
        panel.size.height += 17
        panel.captions.append(
          Caption(figure, .figure, at: Point(width / 2, panel.size.height - 6)))
      }
      return panel
    }
  }
}

extension DesignFigures {
  /// The lines below a panel.
  fileprivate var lines: [String] {
    let forbiddenCount = forbidden.reduce(0) { $0 + $1.count }
    let permittedCount = permitted.reduce(0) { $0 + $1.count }
    return [
      "depth \(depth) · widest fan-out \(fanOut)",
      "permits \(permittedPairs) of \(allPairs) moves",
      "of the moves seen: permits \(permittedCount), forbids \(forbiddenCount)",
      "the owner manages \(managedChildren == 1 ? "1 child" : "\(managedChildren) children")",
      "listener hops: \(hopsFromLast) from the last step, \(meanHops.formatted) on average",
      "attach and detach calls: \(calls)",
    ]
  }
}

extension Flow {
  /// The lines below the observed flow.
  fileprivate var observedLines: [String] {
    func counted(_ count: Int, _ what: String) -> String? {
      count == 0 ? nil : "\(count) \(what)"
    }
    let named = { (counts: [Int]) in
      zip(self.steps, counts).filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
        .joined(separator: ", ")
    }
    let repeated = repeats.reduce(0) { $0 + $1.count }
    return [
      counted(traffic, traffic == 1 ? "move between steps" : "moves between steps"),
      starts.contains { $0 > 0 } ? "begins at: \(named(starts))" : nil,
      ends.contains { $0 > 0 } ? "ends at: \(named(ends))" : nil,
      overlays.isEmpty
        ? nil
        : "shown above another: "
          + overlays.map { "\(steps[$0.to]) over \(steps[$0.from]) \($0.count)" }
          .joined(separator: ", "),
      counted(repeated, "\(repeated == 1 ? "time" : "times") a step was replaced by itself"),
    ].compactMap { $0 }
  }

  fileprivate func title(of shape: Shape) -> String {
    let built = shape == self.shape ? "as it is built" : "as it could be built"
    return "\(ownerName): \(shape.rawValue) design, \(built)"
  }

  /// A design in words, for readers who cannot see the picture.
  fileprivate func summary(of shape: Shape) -> String {
    let names = steps.joined(separator: ", ")
    let figures = figures(as: shape)
    let forbidden =
      figures.forbidden.isEmpty
      ? "" : " It forbids \(figures.forbidden.map(words(for:)).joined(separator: ", "))."
    return shape == .horizontal
      ? "Horizontal: \(ownerName) has the children \(names).\(forbidden)"
      : "Vertical: below \(ownerName) stand \(names), each the child of the one before.\(forbidden)"
  }
}

extension Double {
  /// With at most one decimal.
  fileprivate var formatted: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
