/// What places the boxes of a tree.
public protocol TreeEngine {
  /// Places a tree, or several side by side.
  ///
  /// - Parameters:
  ///   - parents: Each box' parent, which comes before it; nil for a root. Siblings in their order.
  ///   - sizes: Each box' extent.
  /// - Returns: Where each box stands.
  /// - Throws: Where a foreign engine fails.
  func place(parents: [Int?], sizes: [Size]) throws -> TreePlacement
}

/// Where the boxes of a tree stand.
public struct TreePlacement: Sendable, Equatable {
  /// Which way a tree grows.
  public enum Direction: Sendable {
    /// Children below their parent.
    case down
    /// Children to the right of their parent.
    case right
  }

  /// Which way the tree grows.
  public var direction: Direction
  /// The middle of each box, the upper left corner of all being (0, 0).
  public var centers: [Point]
  /// The extent of all.
  public var extent: Size
  /// The line from each box' parent to it as a Bézier curve, where the engine has an opinion; else it is empty.
  public var curves: [[Point]]

  /// - Parameters:
  ///   - direction: Which way the tree grows.
  ///   - centers: The middle of each box, the upper left corner of all being (0, 0).
  ///   - extent: The extent of all.
  ///   - curves: The line from each box' parent to it, where the engine has an opinion.
  public init(direction: Direction, centers: [Point], extent: Size, curves: [[Point]] = []) {
    self.direction = direction
    self.centers = centers
    self.extent = extent
    self.curves = curves
  }
}
