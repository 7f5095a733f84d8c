/// A layout for the boxes of trees.
package protocol TreeEngine {
  /// Places one tree, or several side by side.
  ///
  /// - Parameters:
  ///   - parents: The index of each box's parent, which comes before the box; nil for a root. Siblings are in
  ///     order.
  ///   - sizes: The extent of each box.
  /// - Returns: The position of each box.
  /// - Throws: The error of an external engine.
  func place(parents: [Int?], sizes: [Size]) throws -> TreePlacement
}

/// The positions of a tree's boxes.
package struct TreePlacement: Sendable, Equatable {
  /// The direction in which a tree grows.
  package enum Direction: Sendable {
    /// Children below their parent.
    case down
    /// Children to the right of their parent.
    case right
  }

  /// The direction in which the tree grows.
  package var direction: Direction
  /// The middle of each box. The upper left corner of the layout is (0, 0).
  package var centers: [Point]
  /// The extent of the layout.
  package var extent: Size
  /// The line from each box's parent to the box as a Bézier curve; empty if the engine draws none.
  package var curves: [[Point]]

  /// - Parameters:
  ///   - direction: The direction in which the tree grows.
  ///   - centers: The middle of each box. The upper left corner of the layout is (0, 0).
  ///   - extent: The extent of the layout.
  ///   - curves: The line from each box's parent to the box, if the engine draws lines.
  package init(direction: Direction, centers: [Point], extent: Size, curves: [[Point]] = []) {
    self.direction = direction
    self.centers = centers
    self.extent = extent
    self.curves = curves
  }
}
