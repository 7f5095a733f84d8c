import RIBsAnalysis

extension Diagram {
  /// The tree of a session as it stood at the moment it was looked at, what is off the tree and alive below the parent it
  /// left, and what was found on the RIB it was found on.
  ///
  /// - Parameters:
  ///   - session: What the session showed.
  ///   - excerpt: Which part of the tree to draw; a large tree is folded by default.
  /// - Returns: The picture; nil where the session has nothing at the path in focus.
  public static func liveTree(
    of session: SessionReport, _ excerpt: TreeExcerpt = TreeExcerpt()
  ) -> Diagram? {
    let items = TreeOutline(session).excerpt(excerpt).items
    if items.isEmpty, excerpt.focus != nil { return nil }
    let placement = TreePlacement(parents: items.map(\.parent), sizes: items.map(\.cellSize))
    var tree = Diagram(title: "", summary: "", size: placement.extent)
    for (item, cell) in zip(items, placement.centers) {
      let center = Point(cell.x, cell.y - (item.cellSize.height - item.boxSize.height) / 2)
      tree.boxes.append(
        Box(
          id: "rib_\(item.id)", label: item.boxLabel, tooltip: item.tooltip, shape: item.shape,
          role: item.role, center: center, size: item.boxSize))
      for (line, remark) in item.remarks.enumerated() {
        tree.captions.append(
          Caption(
            text: remark.0, role: remark.1,
            center: Point(center.x, center.y + 22 + 14 * Double(line))))
      }
    }
    let leadsToFault = Self.leadsToFault(items)
    for (place, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      tree.links.append(
        .toChild(
          from: parent, to: place, item.link, isEmphasised: leadsToFault[place], in: tree.boxes,
          placement.direction))
    }
    if items.isEmpty {
      tree.size = Size(300, 20)
      tree.captions.append(
        Caption(text: "No RIB stands on the tree.", role: .figure, center: Point(150, 10)))
    }
    return tree.framed(
      title: session.title,
      subtitle: "\(excerpt.subject) \(session.moment): \(session.treeSize)\(Self.left(out: items))",
      summary: session.summary, legend: Legend(items))
  }

  private static func left(out items: [TreeOutline.Item]) -> String {
    let hidden = items.reduce(0) { $0 + $1.hidden }
    return hidden == 0 ? "" : ", \(hidden) of them not shown"
  }

  /// Whether something is wrong with each item or below it.
  private static func leadsToFault(_ items: [TreeOutline.Item]) -> [Bool] {
    var leads = items.map { ($0.finding?.severity ?? .info) > .info }
    for place in items.indices.reversed() where leads[place] {
      if let parent = items[place].parent { leads[parent] = true }
    }
    return leads
  }
}

extension Diagram.Link {
  /// From a parent to its child, leaving and arriving square to the boxes.
  static func toChild(
    from: Int, to: Int, _ role: Role, isEmphasised: Bool = false, in boxes: [Diagram.Box],
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
      from: from, to: to, role: role, curve: curve,
      weight: isEmphasised ? 2.6 : role == .attached ? 1.2 : 1.5,
      pointsForward: false, pointsBack: false)
  }
}

extension TreeExcerpt {
  fileprivate var subject: String { focus.map { "\($0) in the tree" } ?? "The tree" }
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
