/// A position on a sheet, in points (1/72 inch) from the upper left corner.
package struct Point: Sendable, Equatable {
  /// To the right.
  package var x: Double
  /// Down.
  package var y: Double

  /// - Parameters:
  ///   - x: To the right.
  ///   - y: Down.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
}

/// An extent, in points.
package struct Size: Sendable, Equatable {
  /// From left to right.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// - Parameters:
  ///   - width: From left to right.
  ///   - height: From top to bottom.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
