import RIBsAnalysis

extension Diagram {
  /// The tree of a session as it stood at the moment it was looked at, what is off the tree and alive below the parent it
  /// left, and what was found on the RIB it was found on.
  ///
  /// - Parameter session: What the session showed.
  /// - Returns: The picture.
  public static func liveTree(of session: SessionReport) -> Diagram {
    let items = TreeOutline(session).items
    let placement = TreePlacement(parents: items.map(\.parent), sizes: items.map(\.cellSize))
    var tree = Diagram(title: "", summary: "", size: placement.extent)
    for (item, cell) in zip(items, placement.centers) {
      let center = Point(cell.x, cell.y - (item.cellSize.height - item.boxSize.height) / 2)
      tree.boxes.append(
        Box(
          id: "rib_\(item.id)", label: item.boxLabel, tooltip: item.tooltip, shape: item.shape,
          role: item.role, center: center, size: item.boxSize))
      if let badge = item.badge {
        tree.captions.append(
          Caption(text: badge, role: .badge, center: Point(center.x, center.y + 22)))
      }
    }
    for (place, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      tree.links.append(
        .toChild(from: parent, to: place, item.link, in: tree.boxes, placement.direction))
    }
    if items.isEmpty {
      tree.size = Size(300, 20)
      tree.captions.append(
        Caption(text: "No RIB stands on the tree.", role: .figure, center: Point(150, 10)))
    }
    return tree.framed(
      title: session.title,
      subtitle: "The tree \(session.moment): \(session.treeSize)",
      summary: session.summary, legend: Legend(items))
  }
}

extension Diagram.Link {
  /// From a parent to its child, leaving and arriving square to the boxes.
  static func toChild(
    from: Int, to: Int, _ role: Role, in boxes: [Diagram.Box],
    _ direction: TreePlacement.Direction = .down
  ) -> Diagram.Link {
    let (parent, child) = (boxes[from], boxes[to])
    let curve: [Point]
    switch direction {
    case .down:
      let (start, end) = (parent.bottom, child.top)
      let middle = (start.y + end.y) / 2
      curve = [start, Point(start.x, middle), Point(end.x, middle), end]
    case .right:
      let (start, end) = (parent.rightSide, child.leftSide)
      // The bend is next to the child, so that lines of one parent share their way through the column.
      let middle = end.x - 22
      curve = [start, Point(middle, start.y), Point(middle, end.y), end]
    }
    return Diagram.Link(
      from: from, to: to, role: role, curve: curve, weight: role == .attached ? 1.2 : 1.5,
      pointsForward: false, pointsBack: false)
  }
}

extension SessionReport {
  /// App and session in a few words.
  var title: String {
    guard let app, !name.hasPrefix(app) else { return name }
    return "\(app) · \(name)"
  }

  /// When the tree was looked at.
  fileprivate var moment: String {
    guard let sight else { return "at the end of the session" }
    let event = "event \(sight.seq), \(sight.time.seconds)"
    switch sight.moment {
    case .end: return "at the end of the session"
    case .event, .time: return "after \(event)"
    case .mark(let name): return "at the mark '\(name)' (\(event))"
    }
  }

  /// `1 RIB` or `3 RIBs`.
  fileprivate var treeSize: String {
    tree.nodes.count == 1 ? "1 RIB" : "\(tree.nodes.count) RIBs"
  }

  /// The picture in words.
  fileprivate var summary: String {
    var told: Set<String> = []
    let findings = findingsSoFar.filter { finding in
      finding.severity > .info && finding.exemption == nil
        && told.insert(finding.fingerprint).inserted
    }
    let trouble =
      findings.isEmpty
      ? "Nothing is wrong."
      : findings.map { "\($0.rule): \($0.message)" }.joined(separator: " ")
    return "A tree of \(treeSize). \(trouble)"
  }
}

extension Int {
  /// Nanoseconds as seconds, to the millisecond.
  fileprivate var seconds: String {
    let milliseconds = self / 1_000_000
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction) s"
  }
}
