import RIBsAnalysis

/// One design of a flow: the owner, the steps in the design's layout, and the moves between them.
struct DesignPanel {
  let flow: Flow
  let shape: Flow.Shape
  /// Whether to draw permitted moves that users did not make.
  let showsPermitted: Bool

  private static let gap = 34.0
  private static let rowGap = 54.0
  private static let height = 30.0

  /// The panel with its upper left corner at (0, 0).
  func drawn() -> Diagram {
    var panel = Diagram(title: "", summary: "", size: Size(0, 0))
    panel.boxes = shape == .horizontal ? horizontalBoxes() : verticalBoxes()
    for step in flow.steps.indices {
      let above = shape == .horizontal ? 0 : step
      panel.links.append(
        Diagram.Link(
          from: above, to: step + 1, role: .attached,
          curve: Diagram.Link.curve(
            from: panel.boxes[above].bottom, to: panel.boxes[step + 1], .down),
          weight: 1.2, pointsForward: false, pointsBack: false))
    }
    for link in MoveArcs(flow: flow, shape: shape, showsPermitted: showsPermitted).links(in: panel)
    {
      panel.links.append(link.line)
      if let count = link.count { panel.captions.append(count) }
    }
    return panel.trimmed()
  }

  private func box(_ index: Int?, at center: Point) -> Diagram.Box {
    let name = TextMeasure.shortened(index.map { flow.steps[$0] } ?? flow.ownerName, to: 24)
    return Diagram.Box(
      id: index.map { "step_\($0 + 1)" } ?? "owner", label: name,
      tooltip: index.map(flow.path(ofStep:)) ?? "\(flow.owner), the owner of the flow",
      shape: .rounded, role: index == nil ? .owner : .step, center: center,
      size: Size(width(name), Self.height))
  }

  private func width(_ name: String) -> Double {
    max(60, TextMeasure.width(name, size: Diagram.Box.fontSize) + 24)
  }

  private func horizontalBoxes() -> [Diagram.Box] {
    var x = 0.0
    let steps = flow.steps.indices.map { index in
      let half = box(index, at: Point(0, 0)).size.width / 2
      x += half
      defer { x += half + Self.gap }
      return box(index, at: Point(x, Self.height * 1.5 + Self.rowGap))
    }
    return [box(nil, at: Point((x - Self.gap) / 2, Self.height / 2))] + steps
  }

  private func verticalBoxes() -> [Diagram.Box] {
    let steps = flow.steps.indices.map { index in
      box(index, at: Point(0, Self.height / 2 + Double(index + 1) * (Self.height + Self.rowGap)))
    }
    return [box(nil, at: Point(0, Self.height / 2))] + steps
  }
}
