import RIBsDiagram

/// A small shape in a box that shows the state of its RIB.
struct BoxMark {
  /// Shapes by their Graphviz names.
  enum Shape: String {
    case circle, triangle, diamond, square
  }

  let shape: Shape
  let isHollow: Bool
  let center: Point
  let size: Double

  /// The marks of RIBs that are not working are hollow.
  static func isHollow(_ role: Diagram.Box.Role) -> Bool { role == .inactive || role == .kept }

  /// Nil for a box whose RIB has no state.
  init?(_ box: Diagram.Box) {
    switch box.role {
    case .active, .inactive: shape = .circle
    case .leaked: shape = .triangle
    case .lost: shape = .diamond
    case .kept: shape = .square
    case .owner, .step, .plain, .reference: return nil
    }
    isHollow = Self.isHollow(box.role)
    // Angular shapes look smaller than round ones, so they are drawn larger.
    let isSample = box.label.isEmpty
    let scale: Double = shape == .circle ? 1 : shape == .square ? 0.95 : 1.35
    size = (isSample ? 5.5 : 7) * scale
    // In the legend the mark stands alone.
    let inset = box.shape == .hexagon ? max(18, box.size.width * 0.08) : 13
    center = isSample ? box.center : Point(box.center.x - box.size.width / 2 + inset, box.center.y)
  }
}
