import RIBsAnalysis

/// A tree's boxes with what stands below them, each in its place.
struct TreeSheet {
  /// The RIBs that are drawn.
  let items: [TreeOutline.Item]
  private static let leastFixedWidth = 560.0

  /// How wide the sheet is at any moment, where RIBs keep their places.
  let fixedWidth: Double?
  private let placement: TreePlacement
  private let link: Diagram.SourceLink
  /// The room of each item.
  private let cells: [Cell]

  private struct Cell {
    let center: Point
    let size: Size

    var left: Double { center.x - size.width / 2 }
    var top: Double { center.y - size.height / 2 }
  }

  /// Room for the items alone.
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

  /// Room for all that ever stood, and what stands now in it.
  init(
    _ tree: StandingTree, _ engine: any TreeEngine, _ link: @escaping Diagram.SourceLink
  ) throws {
    let room = tree.ever.items
    let sizes = room.map(\.cellSize)
    var placement = try engine.place(parents: room.map(\.parent), sizes: sizes)
    // For each place the number of what stands there.
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

  /// The boxes, their lines and their captions, the upper left corner at (0, 0).
  func drawn() -> Diagram {
    var tree = Diagram(title: "", summary: "", size: placement.extent)
    for (item, cell) in zip(items, cells) {
      let box = box(for: item, in: cell)
      tree.boxes.append(box)
      tree.captions += remarks(on: item, below: box, in: cell)
    }
    let leadToFault = items.leadToFault
    for (place, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      tree.links.append(
        Diagram.Link(
          from: parent, to: place, role: item.link,
          curve: curve(from: parent, to: place, in: tree.boxes),
          weight: leadToFault[place] ? Diagram.Link.emphasis : item.link == .attached ? 1.2 : 1.5,
          pointsForward: false, pointsBack: false))
    }
    return tree
  }

  private func box(for item: TreeOutline.Item, in cell: Cell) -> Diagram.Box {
    let size = item.boxSize
    // Boxes of a column stand in line on their left.
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
    // What stands below a box is not to be struck through.
    start.y += remarkHeight(of: from)
    if placement.curves.indices.contains(to), placement.curves[to].count >= 4 {
      // The engine knows cells, and rounds.
      var curve = placement.curves[to]
      curve[0] = start
      curve[curve.count - 1] = boxes[to].top
      return curve
    }
    return Diagram.Link.curve(
      from: placement.direction == .down ? start : boxes[from].rightSide, to: boxes[to],
      placement.direction)
  }

  private func remarkHeight(of place: Int) -> Double {
    items[place].cellSize.height - items[place].boxSize.height
  }

}

extension [TreeOutline.Item] {
  /// Whether something is wrong with each item or below it.
  var leadToFault: [Bool] {
    var lead = map { !$0.troubles.isEmpty }
    for place in indices.reversed() where lead[place] {
      if let parent = self[place].parent { lead[parent] = true }
    }
    return lead
  }
}

extension Diagram.Link {
  /// How heavy the way to a fault is.
  static let emphasis = 2.6

  /// From a parent to its child, leaving and arriving square to the boxes.
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
      // The bend is next to the child, so that lines of one parent share their way through the column.
      let middle = end.x - 22
      return [start, Point(middle, start.y), Point(middle, end.y), end]
    }
  }
}
