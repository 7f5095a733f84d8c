/// What a browser showed of a picture.
struct Sighting: Sendable {
  let picture: Picture
  /// With the fonts that the picture names: Helvetica or Arial, or what is as wide.
  let geometry: Geometry
  /// With a font as wide as any that a system shows text in: DejaVu Sans, or Verdana.
  let wideGeometry: Geometry
  let palettes: [Browser.Medium: Palette]
  /// What the browser complained of, or what the picture wanted from elsewhere.
  let complaints: [String]

  /// Where everything stands.
  struct Geometry: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let id: String
      let role: String
      let shapes: [Place]
      let texts: [Text]

      var isBox: Bool { role.hasPrefix("box_") }
      /// What says in a box how its RIB is doing.
      var isMark: Bool { role.hasPrefix("mark_") }
      /// All that is drawn of it.
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

    /// Without the samples in the legend.
    var boxes: [Item] { items.filter(\.isBox) }
    var marks: [Item] { items.filter(\.isMark) }
    var captions: [Item] { items.filter { !$0.isBox && !$0.isMark } }
  }

  /// Which colours there are.
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
      /// What it stands on.
      let ground: Color
      /// All but the colour: dashes, width, parts.
      let look: String
    }
    let ground: Color
    let paints: [Paint]
  }
}

/// A rectangle, in CSS pixels from the upper left corner of what the browser shows.
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

  /// Whether the two share more than a hair.
  func overlaps(_ other: Place) -> Bool {
    min(right, other.right) - max(left, other.left) > 0.5
      && min(bottom, other.bottom) - max(top, other.top) > 0.5
  }

  /// Whether it lies in the other, but for a hair.
  func isInside(_ other: Place) -> Bool {
    left > other.left - 0.5 && top > other.top - 0.5 && right < other.right + 0.5
      && bottom < other.bottom + 0.5
  }
}
