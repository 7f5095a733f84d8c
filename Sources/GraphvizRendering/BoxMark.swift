import RIBsDiagram

/// A small shape in a box that says how its RIB is doing.
struct BoxMark {
  /// As Graphviz calls them.
  enum Shape: String {
    case circle, triangle, diamond, square
  }

  let shape: Shape
  let isHollow: Bool
  let center: Point
  let size: Double

  /// What is not at work is hollow.
  static func isHollow(_ role: Diagram.Box.Role) -> Bool { role == .inactive || role == .kept }

  /// Nil for a box whose RIB is in no state.
  init?(_ box: Diagram.Box) {
    switch box.role {
    case .active, .inactive: shape = .circle
    case .leaked: shape = .triangle
    case .lost: shape = .diamond
    case .kept: shape = .square
    case .owner, .step, .plain: return nil
    }
    isHollow = Self.isHollow(box.role)
    // What has many corners looks smaller than what is round.
    let isSample = box.label.isEmpty
    let scale: Double = shape == .circle ? 1 : shape == .square ? 0.95 : 1.35
    size = (isSample ? 5.5 : 7) * scale
    // In the legend it stands alone.
    let inset = box.shape == .hexagon ? max(18, box.size.width * 0.08) : 13
    center = isSample ? box.center : Point(box.center.x - box.size.width / 2 + inset, box.center.y)
  }
}
