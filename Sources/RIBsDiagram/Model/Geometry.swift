/// A place on a sheet, in points (1/72 inch) from its upper left corner.
public struct Point: Sendable, Equatable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// - Parameters:
  ///   - x: To the right.
  ///   - y: Down.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
}

/// An extent, in points.
public struct Size: Sendable, Equatable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// - Parameters:
  ///   - width: From left to right.
  ///   - height: From top to bottom.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
