import RIBsAnalysis

extension Diagram {
  /// The tree of a session as it stood at its end, what is off the tree and alive below the parent it
  /// left, and what was found on the RIB it was found on.
  ///
  /// - Parameter session: What the session showed.
  /// - Returns: The picture.
  public static func liveTree(of session: SessionReport) -> Diagram {
    let items = TreeOutline(session).items
    let (centers, extent) = TidyTreeLayout.place(
      items.map { TidyTreeLayout.Input(parent: $0.parent, size: $0.boxSize) }, gap: 18, rowGap: 44)
    var tree = Diagram(title: "", summary: "", size: extent)
    for (item, center) in zip(items, centers) {
      tree.boxes.append(
        Box(
          id: "rib_\(item.id)", label: item.boxLabel, tooltip: item.tooltip, shape: item.shape,
          role: item.role, center: center, size: item.boxSize))
      if let badge = item.badge {
        tree.captions.append(
          Caption(text: badge, role: .badge, center: Point(center.x, center.y + 23)))
      }
    }
    for (place, item) in items.enumerated() {
      guard let parent = item.parent else { continue }
      tree.links.append(.descending(from: parent, to: place, item.link, in: tree.boxes))
    }
    if items.isEmpty {
      tree.size = Size(300, 20)
      tree.captions.append(
        Caption(text: "No RIB stands on the tree.", role: .figure, center: Point(150, 10)))
    }
    return tree.framed(
      title: session.title,
      subtitle: "The tree at the end of the session: \(session.tree.nodes.count) RIBs",
      summary: session.summary, legend: Legend(items))
  }
}

extension Diagram.Link {
  /// From a parent down to its child, leaving and arriving upright.
  static func descending(
    from: Int, to: Int, _ role: Role, in boxes: [Diagram.Box]
  ) -> Diagram.Link {
    let (start, end) = (boxes[from].bottom, boxes[to].top)
    let middle = (start.y + end.y) / 2
    return Diagram.Link(
      from: from, to: to, role: role,
      curve: [start, Point(start.x, middle), Point(end.x, middle), end],
      weight: role == .attached ? 1.2 : 1.5, pointsForward: false, pointsBack: false)
  }
}

extension SessionReport {
  /// App and session in a few words.
  var title: String {
    guard let app, !name.hasPrefix(app) else { return name }
    return "\(app) · \(name)"
  }

  /// The picture in words.
  fileprivate var summary: String {
    let findings = Cause.group(self.findings.filter { $0.severity > .info })
    let trouble =
      findings.isEmpty
      ? "Nothing is wrong."
      : findings.map { "\($0.first.rule): \($0.first.message)" }.joined(separator: " ")
    return "A tree of \(tree.nodes.count) RIBs. \(trouble)"
  }
}
