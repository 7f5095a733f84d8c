import RIBsAnalysis

/// The boxes of a tree and the captions below them, all positioned.
struct TreeSheet {
  /// The RIBs in the picture.
  let items: [TreeOutline.Item]
  private static let leastFixedWidth = 560.0

  /// The width of the sheet at every moment, if RIBs keep their positions.
  let fixedWidth: Double?
  private let placement: TreePlacement
  private let link: Diagram.SourceLink
  /// The space of each item.
  private let cells: [Cell]

  private struct Cell {
    let center: Point
    let size: Size

    var left: Double { center.x - size.width / 2 }
    var top: Double { center.y - size.height / 2 }
  }

  /// Reserves space for the items alone.
  init(
    _ items: [TreeOutline.Item], _ engine: any TreeEngine, _ link: @escaping Diagram.SourceLink
  ) throws {
    let sizes = items.map(\.cellSize)
    let placement = try engine.place(parents: items.map(\.parent), sizes: sizes)
    self.items = items
    self.placement = placement
    self.link = link
    fixedWidth = nil
    cells = zip(placement.centers, sizes).map(Cell.init)
  }

  /// Reserves space for every RIB that was ever on the tree, and fills it with the present ones.
  init(
    _ tree: StandingTree, _ engine: any TreeEngine, _ link: @escaping Diagram.SourceLink
  ) throws {
    let room = tree.ever.items
    let sizes = room.map(\.cellSize)
    var placement = try engine.place(parents: room.map(\.parent), sizes: sizes)
    // For each reserved cell, the index of the item in it.
    var numbers: [Int?] = []
    var items: [TreeOutline.Item] = []
    for item in tree.now {
      numbers.append(item == nil ? nil : items.count)
      guard var item else { continue }
      item.parent = item.parent.flatMap { numbers[$0] }
      items.append(item)
    }
    let shown = tree.now.indices.filter { tree.now[$0] != nil }
    cells = shown.map { Cell(center: placement.centers[$0], size: sizes[$0]) }
    if !placement.curves.isEmpty { placement.curves = shown.map { placement.curves[$0] } }
    fixedWidth = max(placement.extent.width, Self.leastFixedWidth)
    self.items = items
    self.placement = placement
    self.link = link
  }

  /// Draws the boxes, lines and captions, with the upper left corner at (0, 0).
  func drawn() -> Diagram {
    var tree = Diagram(title: "", summary: "", size: placement.extent)
    for (item, cell) in zip(items, cells) {
      let box = box(for: item, in: cell)
      tree.boxes.append(box)
      tree.captions += remarks(on: item, below: box, in: cell)
    }
    let leadToFault = items.leadToFault
    for (index, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      tree.links.append(
        Diagram.Link(
          from: parent, to: index, role: item.link,
          curve: curve(from: parent, to: index, in: tree.boxes),
          weight: leadToFault[index] ? Diagram.Link.emphasis : item.link == .attached ? 1.2 : 1.5,
          pointsForward: false, pointsBack: false))
    }
    return tree
  }

  private func box(for item: TreeOutline.Item, in cell: Cell) -> Diagram.Box {
    let size = item.boxSize
    // Boxes of a column align on their left.
    let x = placement.direction == .down ? cell.center.x : cell.left + size.width / 2
    return Diagram.Box(
      id: "rib_\(item.id)", label: item.boxLabel, tooltip: item.tooltip, shape: item.shape,
      role: item.role, alert: item.alert, url: item.attached?.at.flatMap(link),
      center: Point(x, cell.top + size.height / 2), size: size)
  }

  private func remarks(
    on item: TreeOutline.Item, below box: Diagram.Box, in cell: Cell
  ) -> [Diagram.Caption] {
    var y = box.bottom.y + TreeOutline.Item.remarkGap - Diagram.Caption.line / 2
    return item.remarks(link).map { remark in
      y += Diagram.Caption.line
      return remark.at(Point(max(box.center.x, cell.left + remark.width / 2), y))
    }
  }

  private func curve(from: Int, to: Int, in boxes: [Diagram.Box]) -> [Point] {
    var start = boxes[from].bottom
    // Lines must not strike through the captions below a box.
    start.y += remarkHeight(of: from)
    if placement.curves.indices.contains(to), placement.curves[to].count >= 4 {
      // The engine knows only cells, and rounds positions.
      var curve = placement.curves[to]
      curve[0] = start
      curve[curve.count - 1] = boxes[to].top
      return curve
    }
    return Diagram.Link.curve(
      from: placement.direction == .down ? start : boxes[from].rightSide, to: boxes[to],
      placement.direction)
  }

  private func remarkHeight(of index: Int) -> Double {
    items[index].cellSize.height - items[index].boxSize.height
  }

}

extension [TreeOutline.Item] {
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
  /// The width of lines that lead to a fault, in points.
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
      // The bend is next to the child, so lines from one parent share their course through the column.
      let middle = end.x - 22
      return [start, Point(middle, start.y), Point(middle, end.y), end]
    }
  }
}
