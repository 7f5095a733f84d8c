import RIBsAnalysis

/// The meaning of shapes, colours, marks and lines, limited to those that occur.
struct Legend {
  fileprivate struct Entry {
    var text: String
    var sample: Sample
  }

  fileprivate enum Sample {
    case box(Diagram.Box.Shape, Diagram.Box.Role, Diagram.Box.Alert?)
    case line(Diagram.Link.Role, Diagram.Link.Alert? = nil, weight: Double)
  }

  private var entries: [Entry] = []

  /// The legend of a tree.
  ///
  /// - Parameter word: What RIBs are called.
  init(_ items: [TreeOutline.Item], _ word: NodeWord) {
    addShapes(Set(items.map(\.shape)), word)
    let roles: [(Diagram.Box.Role, String)] = [
      (.active, "active"), (.inactive, "inactive"), (.lost, "lost: nothing can detach it"),
      (.leaked, "leaked: detached, still alive"), (.kept, "detached, kept"),
    ]
    for (role, text) in roles where items.contains(where: { $0.role == role }) {
      entries.append(Entry(text: text, sample: .box(.rounded, role, nil)))
    }
    let alerts: [(Diagram.Box.Alert, String)] = [(.fault, "error"), (.caution, "warning")]
    for (alert, text) in alerts where items.contains(where: { $0.showsAlert(alert) }) {
      entries.append(Entry(text: text, sample: .box(.rounded, .plain, alert)))
    }
    let lines: [(Diagram.Link.Role, String)] = [
      (.retained, "left its parent, still alive"), (.kept, "left its parent, kept"),
    ]
    for (role, text) in lines where items.contains(where: { $0.parent != nil && $0.link == role }) {
      entries.append(Entry(text: text, sample: .line(role, weight: 1.5)))
    }
    let lead = items.leadToFault
    if items.indices.contains(where: { items[$0].leadsOn && lead[$0] }) {
      entries.append(
        Entry(
          text: "leads to a finding", sample: .line(.attached, weight: Diagram.Link.emphasis)
        ))
    }
  }

  /// The legend of a tree that was read from source.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the tree.
  ///   - isJoined: Whether traces say which lines they reached.
  init(_ boxes: [TreeBox], isJoined: Bool) {
    addShapes(Set(boxes.lazy.filter { $0.role != .reference }.map(\.shape)), .rib)
    if boxes.contains(where: { $0.role == .reference }) {
      entries.append(
        Entry(text: "drawn elsewhere", sample: .box(.rounded, .reference, nil)))
    }
    let children = boxes.filter { $0.parent != nil }
    let lines: [(Diagram.Link.Role, String)] = [
      (.attached, "attached"), (.built, "only built"),
      (.declared, "only declared as listener"),
    ]
    for (role, text) in lines where children.contains(where: { $0.link == role }) {
      entries.append(Entry(text: text, sample: .line(role, weight: Diagram.Link.usual)))
    }
    if isJoined, children.contains(where: { $0.linkWeight > Diagram.Link.usual }) {
      entries.append(
        Entry(
          text: "reached in a trace", sample: .line(.attached, weight: Diagram.Link.emphasis)))
    }
    let alerts: [(Diagram.Box.Alert, String)] = [(.fault, "error"), (.caution, "warning")]
    for (alert, text) in alerts where children.contains(where: { $0.linkAlert == alert }) {
      entries.append(
        Entry(
          text: "\(text) between the two",
          sample: .line(.attached, alert, weight: Diagram.Link.usual)))
    }
    for (alert, text) in alerts where boxes.contains(where: { $0.alert == alert }) {
      entries.append(Entry(text: "\(text) in the RIB", sample: .box(.rounded, .plain, alert)))
    }
  }

  private mutating func addShapes(_ occurring: Set<Diagram.Box.Shape>, _ word: NodeWord) {
    let shapes: [(Diagram.Box.Shape, String)] = [
      (.doubled, "launch"), (.rounded, "viewable"), (.hexagon, "viewless"),
    ]
    for (shape, text) in shapes where occurring.contains(shape) {
      entries.append(
        Entry(text: "\(text) \(word.rawValue)", sample: .box(shape, .plain, nil)))
    }
  }

  /// The legend of a flow's designs.
  init(_ links: [Diagram.Link]) {
    let meanings: [(Diagram.Link.Role, String)] = [
      (.attached, "attached to"), (.permitted, "permitted, not seen"),
      (.observed, "seen, with how often"), (.forbidden, "seen, and forbidden by this design"),
    ]
    for (role, text) in meanings where links.contains(where: { $0.role == role }) {
      entries.append(Entry(text: text, sample: .line(role, weight: 1.5)))
    }
  }

  /// Draws the legend in rows no wider than `width`, with the upper left corner at (0, 0).
  func drawn(most width: Double) -> Diagram {
    var rows: [[Entry]] = []
    var room = 0.0
    for entry in entries {
      if rows.isEmpty || entry.width > room {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(entry)
      room -= entry.width + Self.gap
    }
    var legend = Diagram(title: "", summary: "", size: Size(0, 0))
    let drawn = rows.map(Self.row)
    legend.size.width = drawn.map(\.size.width).max() ?? 0
    for (index, row) in drawn.enumerated() {
      if index > 0 { legend.size.height += 8 }
      legend.place(
        row, at: Point((legend.size.width - row.size.width) / 2, legend.size.height),
        prefix: "\(index + 1)_")
      legend.size.height += row.size.height
    }
    return legend
  }

  private static let gap = 18.0

  private static func row(_ entries: [Entry]) -> Diagram {
    var row = Diagram(title: "", summary: "", size: Size(0, 16))
    var x = 0.0
    for entry in entries {
      draw(entry.sample, at: Point(x + 14, 8), in: &row)
      row.captions.append(
        Diagram.Caption(entry.text, .figure, at: Point(x + 36 + entry.textWidth / 2, 8)))
      x += entry.width + gap
    }
    row.size.width = max(0, x - gap)
    return row
  }

  private static func draw(_ sample: Sample, at center: Point, in row: inout Diagram) {
    func box(
      _ center: Point, _ size: Size, _ shape: Diagram.Box.Shape, _ role: Diagram.Box.Role,
      _ alert: Diagram.Box.Alert? = nil
    ) {
      row.boxes.append(
        Diagram.Box(
          id: "\(row.boxes.count + 1)", label: alert?.sign ?? "", tooltip: "", shape: shape,
          role: role,
          alert: alert, center: center, size: size))
    }
    switch sample {
    case .box(let shape, let role, let alert): box(center, Size(28, 14), shape, role, alert)
    case .line(let role, let alert, let weight):
      // A link needs two boxes; these are too small to see.
      let (start, end) = (Point(center.x - 14, center.y), Point(center.x + 14, center.y))
      box(start, Size(0.1, 0.1), .rounded, .plain)
      box(end, Size(0.1, 0.1), .rounded, .plain)
      row.links.append(
        Diagram.Link(
          from: row.boxes.count - 2, to: row.boxes.count - 1, role: role, alert: alert,
          curve: [start, Point(center.x - 4, center.y), Point(center.x + 4, center.y), end],
          weight: weight,
          pointsForward: role == .observed || role == .forbidden || role == .permitted,
          pointsBack: false))
    }
  }
}

extension Legend.Entry {
  fileprivate var textWidth: Double {
    TextMeasure.width(text, size: Diagram.Caption.Role.figure.fontSize)
  }

  fileprivate var width: Double { 36 + textWidth }
}

extension TreeOutline.Item {
  fileprivate var leadsOn: Bool { parent != nil && link == .attached }

  /// Whether an outline shows the alert, rather than the RIB's state.
  fileprivate func showsAlert(_ alert: Diagram.Box.Alert) -> Bool {
    self.alert == alert && role != .leaked && role != .lost
  }
}
