import RIBsAnalysis

/// The ways between a flow's steps as arcs: below the steps of a horizontal design, to the right (forward)
/// and left (back) of a vertical one. Longer ways swing out further, and each leaves its box at a port of
/// its own, so that arcs lie around each other and seldom cross.
struct Ways {
  let flow: Flow
  let shape: Flow.Shape
  /// Whether ways that nobody went are drawn too.
  let showsPermitted: Bool

  /// With more steps than this, the ways that nobody went would hide those that were gone.
  private static let mostSteps = 12

  private struct Way {
    var from: Int
    var to: Int
    var count: Int
    var role: Diagram.Link.Role
    var goesBothWays = false

    var isForward: Bool { from < to }
    /// How far it swings out, in points.
    var reach: Double { 6 + 40 * Double(abs(from - to)) + (isForward ? 0 : 20) }
  }

  /// Where arcs meet a box, in the order of the ports.
  private struct Port: Hashable {
    var step: Int
    var way: Int
  }

  /// The lines, the thin ones first, each with its count where it was gone.
  func links(
    in panel: Diagram
  ) -> [(line: Diagram.Link, count: Diagram.Caption?)] {
    let ways = ways()
    let ports = ports(of: ways)
    let most = flow.transitions.map(\.count).max() ?? 1
    return ways.enumerated().map { index, way in
      let curve = curve(
        way, panel.boxes[way.from + 1], ports[Port(step: way.from, way: index)] ?? 0,
        panel.boxes[way.to + 1], ports[Port(step: way.to, way: index)] ?? 0)
      let line = Diagram.Link(
        from: way.from + 1, to: way.to + 1, role: way.role, curve: curve,
        weight: way.count == 0 ? 0.8 : 1.6 + 1.4 * Double(way.count - 1) / Double(max(most - 1, 2)),
        pointsForward: true, pointsBack: way.goesBothWays)
      let count =
        way.count == 0
        ? nil : Diagram.Caption("\(way.count)", .count, at: curve.apex)
      return (line, count)
    }
  }

  private func ways() -> [Way] {
    let seen = flow.transitions.map { transition in
      Way(
        from: transition.from, to: transition.to, count: transition.count,
        role: DesignFigures.permits(shape, transition) ? .observed : .forbidden)
    }
    let shows = showsPermitted && flow.steps.count <= Self.mostSteps
    return (shows ? permittedWays() : []) + seen
  }

  /// What the design permits and nobody used; one line where that goes for both directions.
  private func permittedWays() -> [Way] {
    let seen = Set(flow.transitions.map { [$0.from, $0.to] })
    let steps = flow.steps.indices
    let pairs = steps.flatMap { from in steps.filter { $0 > from }.map { (from, $0) } }
    return pairs.compactMap { from, to in
      guard shape == .horizontal || to == from + 1 else { return nil }
      switch (seen.contains([from, to]), seen.contains([to, from])) {
      case (false, false):
        return Way(from: from, to: to, count: 0, role: .permitted, goesBothWays: true)
      case (false, true): return Way(from: from, to: to, count: 0, role: .permitted)
      case (true, false): return Way(from: to, to: from, count: 0, role: .permitted)
      case (true, true): return nil
      }
    }
  }

  /// How far from the middle of its side each arc meets a box, from -1 to 1: arcs to earlier steps before
  /// those to later ones, and the further they swing out the nearer to the middle, so that they nest.
  private func ports(of ways: [Way]) -> [Port: Double] {
    var ports: [Port: Double] = [:]
    for step in flow.steps.indices {
      let meeting = ways.indices.filter { ways[$0].from == step || ways[$0].to == step }
      // In a vertical design the two directions have a side each.
      let sides =
        shape == .horizontal
        ? [meeting]
        : [meeting.filter { ways[$0].isForward }, meeting.filter { !ways[$0].isForward }]
      for side in sides {
        let ordered = side.sorted { rank(ways[$0], at: step) < rank(ways[$1], at: step) }
        for (place, way) in ordered.enumerated() {
          ports[Port(step: step, way: way)] = 2 * Double(place + 1) / Double(side.count + 1) - 1
        }
      }
    }
    return ports
  }

  /// Earlier steps before later ones; of those, nearer ones further out.
  private func rank(_ way: Way, at step: Int) -> (Int, Double) {
    let other = way.from == step ? way.to : way.from
    return other < step ? (0, way.reach) : (1, -way.reach)
  }

  private func curve(
    _ way: Way, _ from: Diagram.Box, _ fromPort: Double, _ to: Diagram.Box, _ toPort: Double
  ) -> [Point] {
    switch shape {
    case .horizontal:
      let start = Point(from.center.x + fromPort * from.portRoom.width, from.bottom.y)
      let end = Point(to.center.x + toPort * to.portRoom.width, to.bottom.y)
      let depth = start.y + way.reach
      return [start, Point(start.x, depth), Point(end.x, depth), end]
    case .vertical:
      let side = way.isForward ? 1.0 : -1.0
      let start = Point(
        from.center.x + side * from.size.width / 2, from.center.y + fromPort * from.portRoom.height)
      let end = Point(
        to.center.x + side * to.size.width / 2, to.center.y + toPort * to.portRoom.height)
      let outermost = max(from.size.width, to.size.width) / 2
      let reach = from.center.x + side * (outermost + way.reach)
      return [start, Point(reach, start.y), Point(reach, end.y), end]
    }
  }
}

extension Diagram.Box {
  /// How far from its middle an arc may meet it: not at the corners, which are round.
  fileprivate var portRoom: Size { Size(size.width / 2 - 2, size.height / 2) }
}
