/// A picture as a browser shows it.
struct Sighting: Sendable {
  let picture: Picture
  /// With the fonts that the picture names, Helvetica or Arial, or fonts of the same width.
  let geometry: Geometry
  /// With one of the widest system fonts: DejaVu Sans or Verdana.
  let wideGeometry: Geometry
  let palettes: [Browser.Medium: Palette]
  /// The browser's errors, and the picture's external requests.
  let complaints: [String]

  /// The positions of all elements.
  struct Geometry: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let id: String
      let role: String
      let shapes: [Place]
      let texts: [Text]

      var isBox: Bool { role.hasPrefix("box_") }
      /// The mark in a box that shows its RIB's state.
      var isMark: Bool { role.hasPrefix("mark_") }
      /// All shapes of the item.
      var outline: Place? { shapes.dropFirst().reduce(shapes.first) { $0?.union($1) } }
    }

    struct Text: Decodable, Sendable {
      let content: String
      let place: Place
      /// Whether it lies inside a shape of its item.
      let fits: Bool
      /// Whether a line goes through it.
      let isStruck: Bool
      let family: String
    }

    let sheet: Place
    let items: [Item]
    let lines: [Place]

    /// Excludes the samples in the legend.
    var boxes: [Item] { items.filter(\.isBox) }
    var marks: [Item] { items.filter(\.isMark) }
    var captions: [Item] { items.filter { !$0.isBox && !$0.isMark } }
  }

  /// The colours in use.
  struct Palette: Decodable, Sendable {
    struct Paint: Decodable, Hashable, Sendable {
      enum Kind: String, Decodable {
        case text
        case line
        case fill
      }
      let role: String
      let kind: Kind
      let color: Color
      /// The background.
      let ground: Color
      /// Everything except colour: dashes, width, parts.
      let look: String
    }
    let ground: Color
    let paints: [Paint]
  }
}

/// A rectangle in CSS pixels, from the upper left corner of the viewport.
struct Place: Decodable, Sendable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    left = try parts.decode(Double.self)
    top = try parts.decode(Double.self)
    right = left + (try parts.decode(Double.self))
    bottom = top + (try parts.decode(Double.self))
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  func union(_ other: Place) -> Place {
    Place(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether the two overlap by more than a rounding error.
  func overlaps(_ other: Place) -> Bool {
    min(right, other.right) - max(left, other.left) > 0.5
      && min(bottom, other.bottom) - max(top, other.top) > 0.5
  }

  /// Whether it is inside the other, up to a rounding error.
  func isInside(_ other: Place) -> Bool {
    left > other.left - 0.5 && top > other.top - 0.5 && right < other.right + 0.5
      && bottom < other.bottom + 0.5
  }
}
