import Foundation

/// An opaque CSS colour.
struct Color: Decodable, Hashable, Sendable, CustomStringConvertible {
  let red: Int
  let green: Int
  let blue: Int

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    red = try parts.decode(Int.self)
    green = try parts.decode(Int.self)
    blue = try parts.decode(Int.self)
  }

  var description: String {
    String(format: "#%02x%02x%02x", red, green, blue)
  }

  private var linear: [Double] {
    [red, green, blue].map { part in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// Relative luminance as in WCAG 2.2.
  var luminance: Double {
    zip([0.2126, 0.7152, 0.0722], linear).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  func contrast(to other: Color) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The perceived distance of two colours in CIELAB (1976), where white and black are 100 apart. A distance of 2
  /// is visible on close inspection; 10 is obvious in a picture.
  func distance(to other: Color) -> Double {
    zip(lab, other.lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var lab: [Double] {
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    // sRGB to CIE XYZ, relative to daylight white.
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    let (fx, fy, fz) = (Self.cube(x), Self.cube(y), Self.cube(z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
  }

  private static func cube(_ part: Double) -> Double {
    part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116
  }
}
