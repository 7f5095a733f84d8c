/// A picture as boxes, links and captions, each in its place. What draws it needs to decide nothing but
/// colours.
public struct Diagram: Sendable, Equatable {
  /// What the picture shows, in a few words; for a document's title.
  public var title: String
  /// What the picture shows, in a sentence or two; for those who cannot see it.
  public var summary: String
  /// The sheet's extent.
  public var size: Size
  /// In drawing order.
  public var boxes: [Box] = []
  /// In drawing order, behind the boxes.
  public var links: [Link] = []
  /// Text that stands free.
  public var captions: [Caption] = []

  /// A RIB, or several equal ones.
  public struct Box: Sendable, Equatable {
    /// Distinguishes kinds of RIBs.
    public enum Shape: String, Sendable, CaseIterable {
      /// With a view.
      case rounded
      /// Without a view.
      case hexagon
      /// The root an app is launched with.
      case doubled
    }

    /// How a RIB is doing: its colour says it, and its mark.
    public enum Role: String, Sendable, CaseIterable {
      /// Attached, its interactor active.
      case active
      /// Its interactor not active.
      case inactive
      /// Off the tree, and it should be gone.
      case leaked
      /// Attached, and nobody is left who could detach it.
      case lost
      /// Off the tree, and kept.
      case kept
      /// The RIB that owns a flow.
      case owner
      /// A step of a flow.
      case step
      /// Nothing is said of it.
      case plain
    }

    /// What was found about a RIB: its outline says it, and a caption.
    public enum Alert: String, Sendable, CaseIterable {
      /// Something may be wrong with it.
      case caution
      /// Something is wrong with it.
      case fault
    }

    /// Names the box in the drawing; the same for the same RIB.
    public var id: String
    /// What stands in it.
    public var label: String
    /// What is told of it where somebody points at it.
    public var tooltip: String
    /// Which kind of RIB it is.
    public var shape: Shape
    /// How it is doing.
    public var role: Role
    /// What was found about it, if anything.
    public var alert: Alert?
    /// Where to read its code, if that is known.
    public var url: String?
    /// Its middle.
    public var center: Point
    /// Its extent.
    public var size: Size

    var top: Point { Point(center.x, center.y - size.height / 2) }
    var bottom: Point { Point(center.x, center.y + size.height / 2) }
    var leftSide: Point { Point(center.x - size.width / 2, center.y) }
    var rightSide: Point { Point(center.x + size.width / 2, center.y) }
  }

  /// A line between two boxes.
  public struct Link: Sendable, Equatable {
    /// What a line means.
    public enum Role: String, Sendable, CaseIterable {
      /// The lower box is attached to the upper one.
      case attached
      /// The lower box was attached to the upper one, left the tree and is still alive.
      case retained
      /// The lower box is off the tree, and kept to be attached to the upper one again.
      case kept
      /// A user may go this way.
      case permitted
      /// Users went this way.
      case observed
      /// Users went this way, and the design forbids it.
      case forbidden
    }

    /// The box it leaves, by its place in ``Diagram/boxes``.
    public var from: Int
    /// The box it reaches.
    public var to: Int
    /// What it means.
    public var role: Role
    /// Start, then two controls and an end for each Bézier curve.
    public var curve: [Point]
    /// How heavy it is, in points.
    public var weight: Double
    /// Whether an arrow stands at its end.
    public var pointsForward: Bool
    /// Whether an arrow stands at its start.
    public var pointsBack: Bool
  }

  /// Text that belongs to no box.
  public struct Caption: Sendable, Equatable {
    /// How text is set.
    public enum Role: String, Sendable, CaseIterable {
      /// The sheet's title.
      case title
      /// What stands below a title.
      case subtitle
      /// A panel's name.
      case heading
      /// A line of figures.
      case figure
      /// A count beside a line.
      case count
      /// What is wrong with a box.
      case badge
      /// What may be wrong with a box.
      case caution
      /// How much is left out below a box.
      case more
    }

    /// The text, one line.
    public var text: String
    /// How it is set.
    public var role: Role
    /// Its middle.
    public var center: Point
    /// What is told of it where somebody points at it.
    public var tooltip = ""
    /// Where to read the code it is about, if that is known.
    public var url: String?

    /// How high a line of captions is, in points.
    static let line = 14.0

    init(_ text: String, _ role: Role, at center: Point = Point(0, 0)) {
      self.text = text
      self.role = role
      self.center = center
    }

    func at(_ center: Point) -> Caption {
      var moved = self
      moved.center = center
      return moved
    }

    /// The caption with a part of its text left out where it is too wide; the tooltip tells it whole.
    func shortened(to width: Double) -> Caption {
      guard self.width > width else { return self }
      var shorter = self
      if tooltip.isEmpty { shorter.tooltip = text }
      var count = text.count
      while shorter.width > width, count > 3 {
        count -= max(1, count / 16)
        shorter.text = TextMeasure.shortened(text, to: count)
      }
      return shorter
    }

    /// How wide it will be, about, in points.
    public var width: Double {
      TextMeasure.width(text, size: role.fontSize) * (role.isBold ? 1.12 : 1)
    }
  }

  /// Moves everything.
  mutating func shift(by offset: Point) {
    for index in boxes.indices { boxes[index].center = boxes[index].center + offset }
    for index in captions.indices { captions[index].center = captions[index].center + offset }
    for index in links.indices { links[index].shift(by: offset) }
  }

  /// Takes over what another diagram draws, moved by `offset`, its boxes named apart by `prefix`.
  mutating func place(_ other: Diagram, at offset: Point, prefix: String) {
    let base = boxes.count
    boxes.reserveCapacity(base + other.boxes.count)
    for var box in other.boxes {
      box.id = prefix + box.id
      box.center = box.center + offset
      boxes.append(box)
    }
    links.reserveCapacity(links.count + other.links.count)
    for var link in other.links {
      link.from += base
      link.to += base
      link.shift(by: offset)
      links.append(link)
    }
    captions += other.captions.map { $0.at($0.center + offset) }
  }
}

extension Diagram.Link {
  fileprivate mutating func shift(by offset: Point) {
    for index in curve.indices { curve[index] = curve[index] + offset }
  }
}

extension Diagram.Box {
  /// The size its label is set in, in points.
  public static let fontSize = 13.0
  /// The room for its mark, left of the label.
  static let markRoom = 22.0
}

extension Diagram.Caption.Role {
  /// Whether its text is set bold.
  public var isBold: Bool {
    switch self {
    case .title, .heading, .badge, .caution: true
    case .subtitle, .figure, .count, .more: false
    }
  }

  /// The size its text is set in, in points.
  public var fontSize: Double {
    switch self {
    case .title: 18
    case .subtitle: 12
    case .heading: 14
    case .figure, .count: 11
    case .badge, .caution, .more: 10
    }
  }
}
