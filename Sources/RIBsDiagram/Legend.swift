import RIBsAnalysis

/// What shapes, colours and lines mean, and only those that occur.
struct Legend {
  private struct Entry {
    var text: String
    var sample: Sample
  }

  private enum Sample {
    case box(Diagram.Box.Shape, Diagram.Box.Role)
    case line(Diagram.Link.Role)
  }

  private var entries: [Entry] = []

  /// For a tree.
  init(_ items: [TreeOutline.Item]) {
    let shapes: [(Diagram.Box.Shape, String)] = [
      (.doubled, "launch RIB"), (.rounded, "viewable RIB"), (.hexagon, "viewless RIB"),
    ]
    for (shape, text) in shapes where items.contains(where: { $0.shape == shape }) {
      entries.append(Entry(text: text, sample: .box(shape, .active)))
    }
    let roles: [(Diagram.Box.Role, String)] = [
      (.inactive, "inactive"), (.faulty, "error"), (.suspicious, "warning"),
    ]
    for (role, text) in roles where items.contains(where: { $0.role == role }) {
      entries.append(Entry(text: text, sample: .box(.rounded, role)))
    }
    let links: [(Diagram.Link.Role, String)] = [
      (.retained, "detached, still alive"), (.kept, "detached, kept for reuse"),
    ]
    for (link, text) in links where items.contains(where: { $0.link == link }) {
      entries.append(Entry(text: text, sample: .line(link)))
    }
  }

  /// For the designs of a flow.
  init(_ links: [Diagram.Link]) {
    let meanings: [(Diagram.Link.Role, String)] = [
      (.attached, "attached to"), (.permitted, "permitted, not seen"),
      (.observed, "seen, with how often"), (.forbidden, "seen, and forbidden by this design"),
    ]
    for (role, text) in meanings where links.contains(where: { $0.role == role }) {
      entries.append(Entry(text: text, sample: .line(role)))
    }
  }

  /// In a row, its upper left corner at (0, 0).
  func drawn() -> Diagram {
    var row = Diagram(title: "", summary: "", size: Size(0, entries.isEmpty ? 0 : 16))
    var x = 0.0
    for entry in entries {
      let textWidth = TextMeasure.width(entry.text, size: Diagram.Caption.Role.figure.fontSize)
      draw(entry.sample, at: Point(x + 14, 8), in: &row)
      row.captions.append(
        Diagram.Caption(
          text: entry.text, role: .figure, center: Point(x + 36 + textWidth / 2, 8)))
      x += 36 + textWidth + 18
    }
    row.size.width = max(0, x - 18)
    return row
  }

  private func draw(_ sample: Sample, at center: Point, in row: inout Diagram) {
    func box(_ place: Point, _ size: Size, _ shape: Diagram.Box.Shape, _ role: Diagram.Box.Role) {
      row.boxes.append(
        Diagram.Box(
          id: "\(row.boxes.count + 1)", label: "", tooltip: "", shape: shape, role: role,
          center: place, size: size))
    }
    switch sample {
    case .box(let shape, let role): box(center, Size(28, 14), shape, role)
    case .line(let role):
      // A line needs two ends; they are too small to see.
      let (start, end) = (Point(center.x - 14, center.y), Point(center.x + 14, center.y))
      box(start, Size(0.1, 0.1), .rounded, .active)
      box(end, Size(0.1, 0.1), .rounded, .active)
      row.links.append(
        Diagram.Link(
          from: row.boxes.count - 2, to: row.boxes.count - 1, role: role,
          curve: [start, Point(center.x - 4, center.y), Point(center.x + 4, center.y), end],
          weight: 1.5, pointsForward: role == .observed || role == .forbidden || role == .permitted,
          pointsBack: false))
    }
  }
}
