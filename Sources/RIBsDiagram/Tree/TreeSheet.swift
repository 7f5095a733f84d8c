import RIBsAnalysis

/// The boxes of a tree and the captions below them, all positioned.
struct TreeSheet {
  private static let leastFixedWidth = 560.0

  /// The width of the sheet at every moment, if RIBs keep their positions.
  let fixedWidth: Double?
  private let boxes: [TreeBox]
  private let placement: TreePlacement
  /// The space of each box.
  private let cells: [Cell]

  private struct Cell {
    let center: Point
    let size: Size

    var left: Double { center.x - size.width / 2 }
    var top: Double { center.y - size.height / 2 }
  }

  /// Reserves space for the boxes alone.
  init(_ boxes: [TreeBox], _ engine: any TreeEngine) throws {
    let sizes = boxes.map(\.cellSize)
    placement = try engine.place(parents: boxes.map(\.parent), sizes: sizes)
    self.boxes = boxes
    fixedWidth = nil
    cells = zip(placement.centers, sizes).map(Cell.init)
  }

  /// Reserves space for every RIB that was ever on the tree, and fills it with the present ones.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the present RIBs.
  ///   - room: The boxes of every RIB that was ever on the tree.
  ///   - shown: For each present RIB, the index of its room.
  init(_ boxes: [TreeBox], in room: [TreeBox], at shown: [Int], _ engine: any TreeEngine) throws {
    let sizes = room.map(\.cellSize)
    var placement = try engine.place(parents: room.map(\.parent), sizes: sizes)
    cells = shown.map { Cell(center: placement.centers[$0], size: sizes[$0]) }
    if !placement.curves.isEmpty { placement.curves = shown.map { placement.curves[$0] } }
    fixedWidth = max(placement.extent.width, Self.leastFixedWidth)
    self.boxes = boxes
    self.placement = placement
  }

  /// Draws the boxes, lines and captions, with the upper left corner at (0, 0).
  func drawn() -> Diagram {
    var tree = Diagram(title: "", summary: "", size: placement.extent)
    for (box, cell) in zip(boxes, cells) {
      let drawn = draw(box, in: cell)
      tree.boxes.append(drawn)
      tree.captions += remarks(on: box, below: drawn, in: cell)
    }
    for (index, box) in boxes.enumerated() {
      guard let parent = box.parent else { continue }
      tree.links.append(
        Diagram.Link(
          from: parent, to: index, role: box.link, alert: box.linkAlert,
          curve: curve(from: parent, to: index, in: tree.boxes), weight: box.linkWeight,
          pointsForward: false, pointsBack: false))
    }
    return tree
  }

  private func draw(_ box: TreeBox, in cell: Cell) -> Diagram.Box {
    let size = box.size
    // Boxes of a column align on their left.
    let x = placement.direction == .down ? cell.center.x : cell.left + size.width / 2
    return Diagram.Box(
      id: box.id, label: box.label, tooltip: box.tooltip, shape: box.shape, role: box.role,
      alert: box.alert, url: box.url, center: Point(x, cell.top + size.height / 2), size: size)
  }

  private func remarks(
    on box: TreeBox, below drawn: Diagram.Box, in cell: Cell
  ) -> [Diagram.Caption] {
    var y = drawn.bottom.y + TreeBox.remarkGap - Diagram.Caption.line / 2
    return box.remarks.map { remark in
      y += Diagram.Caption.line
      return remark.at(Point(max(drawn.center.x, cell.left + remark.width / 2), y))
    }
  }

  private func curve(from: Int, to: Int, in drawn: [Diagram.Box]) -> [Point] {
    var start = drawn[from].bottom
    // Lines must not strike through the captions below a box.
    start.y += boxes[from].remarkHeight
    if placement.curves.indices.contains(to), placement.curves[to].count >= 4 {
      // The engine knows only cells, and rounds positions.
      var curve = placement.curves[to]
      curve[0] = start
      curve[curve.count - 1] = drawn[to].top
      return curve
    }
    return Diagram.Link.curve(
      from: placement.direction == .down ? start : drawn[from].rightSide, to: drawn[to],
      placement.direction)
  }
}

extension [TreeOutline.Item] {
  /// The items' boxes.
  ///
  /// - Parameters:
  ///   - word: What RIBs are called.
  ///   - link: Returns the URL of the code at a call site.
  func boxes(_ word: NodeWord, _ link: Diagram.SourceLink) -> [TreeBox] {
    zip(self, leadToFault).map { $0.box(leadsToFault: $1, word, link) }
  }

  /// Whether each item or an item below it has a fault.
  var leadToFault: [Bool] {
    var lead = map { !$0.troubles.isEmpty }
    for index in indices.reversed() where lead[index] {
      if let parent = self[index].parent { lead[parent] = true }
    }
    return lead
  }
}

extension Diagram.Link {
  /// The width of a line that says nothing more, in points.
  static let usual = 1.2
  /// The width of a line that matters, such as one that leads to a fault, in points.
  static let emphasis = 2.6

  /// A line from a parent to its child that leaves and enters the boxes at right angles.
  static func curve(
    from start: Point, to child: Diagram.Box, _ direction: TreePlacement.Direction
  ) -> [Point] {
    switch direction {
    case .down:
      let end = child.top
      let middle = (start.y + end.y) / 2
      return [start, Point(start.x, middle), Point(end.x, middle), end]
    case .right:
      let end = child.leftSide
      // The line bends between the columns only: a wider box above or below would cover it.
      let bend = end.x - TidyEngine.rowGap
      let middle = (bend + end.x) / 2
      let arc = [Point(middle, start.y), Point(middle, end.y), end]
      guard start.x < bend else { return [start] + arc }
      let third = (bend - start.x) / 3
      return [start, Point(start.x + third, start.y), Point(bend - third, start.y)]
        + [Point(bend, start.y)] + arc
    }
  }
}
