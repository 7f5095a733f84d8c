import RIBsAnalysis

/// The moves between a flow's steps, drawn as arcs: below the steps of a horizontal design, to the right
/// (forward) and left (back) of a vertical one. Longer arcs swing out further, and each arc has its own port on
/// a box, so arcs nest and seldom cross.
struct MoveArcs {
  let flow: Flow
  let shape: Flow.Shape
  /// Whether to draw permitted moves that users did not make.
  let showsPermitted: Bool

  /// In flows with more steps than this, unused moves would hide the observed ones.
  private static let mostSteps = 12

  private struct Arc {
    var from: Int
    var to: Int
    var count: Int
    var role: Diagram.Link.Role
    var goesBothWays = false

    var isForward: Bool { from < to }
    /// How far the arc swings out, in points.
    var reach: Double { 6 + 40 * Double(abs(from - to)) + (isForward ? 0 : 20) }
  }

  /// Where an arc meets a box, by step and arc.
  private struct Port: Hashable {
    var step: Int
    var arc: Int
  }

  /// The lines, thin ones first, with the count of each observed move.
  func links(
    in panel: Diagram
  ) -> [(line: Diagram.Link, count: Diagram.Caption?)] {
    let arcs = arcs()
    let ports = ports(of: arcs)
    let most = flow.transitions.map(\.count).max() ?? 1
    return arcs.enumerated().map { index, arc in
      let curve = curve(
        arc, panel.boxes[arc.from + 1], ports[Port(step: arc.from, arc: index)] ?? 0,
        panel.boxes[arc.to + 1], ports[Port(step: arc.to, arc: index)] ?? 0)
      let line = Diagram.Link(
        from: arc.from + 1, to: arc.to + 1, role: arc.role, curve: curve,
        weight: arc.count == 0 ? 0.8 : 1.6 + 1.4 * Double(arc.count - 1) / Double(max(most - 1, 2)),
        pointsForward: true, pointsBack: arc.goesBothWays)
      let count =
        arc.count == 0
        ? nil : Diagram.Caption("\(arc.count)", .count, at: curve.apex)
      return (line, count)
    }
  }

  private func arcs() -> [Arc] {
    let seen = flow.transitions.map { transition in
      Arc(
        from: transition.from, to: transition.to, count: transition.count,
        role: DesignFigures.permits(shape, transition) ? .observed : .forbidden)
    }
    let shows = showsPermitted && flow.steps.count <= Self.mostSteps
    return (shows ? permittedMoves() : []) + seen
  }

  /// Moves that the design permits and users did not make. One line stands for both directions if neither was used.
  private func permittedMoves() -> [Arc] {
    let seen = Set(flow.transitions.map { [$0.from, $0.to] })
    let steps = flow.steps.indices
    let pairs = steps.flatMap { from in steps.filter { $0 > from }.map { (from, $0) } }
    return pairs.compactMap { from, to in
      guard shape == .horizontal || to == from + 1 else { return nil }
      switch (seen.contains([from, to]), seen.contains([to, from])) {
      case (false, false):
        return Arc(from: from, to: to, count: 0, role: .permitted, goesBothWays: true)
      case (false, true): return Arc(from: from, to: to, count: 0, role: .permitted)
      case (true, false): return Arc(from: to, to: from, count: 0, role: .permitted)
      case (true, true): return nil
      }
    }
  }

  /// Where each arc meets its side of a box, from -1 to 1 with 0 in the middle. Arcs to earlier steps come
  /// before arcs to later steps. Arcs that swing out further lie nearer to the middle, so that they nest.
  private func ports(of arcs: [Arc]) -> [Port: Double] {
    var ports: [Port: Double] = [:]
    for step in flow.steps.indices {
      let meeting = arcs.indices.filter { arcs[$0].from == step || arcs[$0].to == step }
      // In a vertical design, each direction has its own side.
      let sides =
        shape == .horizontal
        ? [meeting]
        : [meeting.filter { arcs[$0].isForward }, meeting.filter { !arcs[$0].isForward }]
      for side in sides {
        let ordered = side.sorted { rank(arcs[$0], at: step) < rank(arcs[$1], at: step) }
        for (position, arc) in ordered.enumerated() {
          ports[Port(step: step, arc: arc)] = 2 * Double(position + 1) / Double(side.count + 1) - 1
        }
      }
    }
    return ports
  }

  /// Sorts earlier steps before later ones, and within both groups nearer steps further out.
  private func rank(_ arc: Arc, at step: Int) -> (Int, Double) {
    let other = arc.from == step ? arc.to : arc.from
    return other < step ? (0, arc.reach) : (1, -arc.reach)
  }

  private func curve(
    _ arc: Arc, _ from: Diagram.Box, _ fromPort: Double, _ to: Diagram.Box, _ toPort: Double
  ) -> [Point] {
    switch shape {
    case .horizontal:
      let start = Point(from.center.x + fromPort * from.portRoom.width, from.bottom.y)
      let end = Point(to.center.x + toPort * to.portRoom.width, to.bottom.y)
      let depth = start.y + arc.reach
      return [start, Point(start.x, depth), Point(end.x, depth), end]
    case .vertical:
      let side = arc.isForward ? 1.0 : -1.0
      let start = Point(
        from.center.x + side * from.size.width / 2, from.center.y + fromPort * from.portRoom.height)
      let end = Point(
        to.center.x + side * to.size.width / 2, to.center.y + toPort * to.portRoom.height)
      let outermost = max(from.size.width, to.size.width) / 2
      let reach = from.center.x + side * (outermost + arc.reach)
      return [start, Point(reach, start.y), Point(reach, end.y), end]
    }
  }
}

extension Diagram.Box {
  /// How far from a side's middle an arc may meet the box, so as to avoid the rounded corners.
  fileprivate var portRoom: Size { Size(size.width / 2 - 2, size.height / 2) }
}
