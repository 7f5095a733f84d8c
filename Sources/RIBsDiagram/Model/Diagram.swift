/// A picture as positioned boxes, links and captions. A renderer chooses only the colours.
package struct Diagram: Sendable, Equatable {
  /// What the picture shows, in a few words, for a document's title.
  package var title: String
  /// What the picture shows, in a sentence or two, for readers who cannot see it.
  package var summary: String
  /// The sheet's extent.
  package var size: Size
  /// In drawing order.
  package var boxes: [Box] = []
  /// In drawing order, behind the boxes.
  package var links: [Link] = []
  /// Text outside boxes.
  package var captions: [Caption] = []

  /// A RIB, or several equal RIBs.
  package struct Box: Sendable, Equatable {
    /// The kind of RIB.
    package enum Shape: String, Sendable, CaseIterable {
      /// With a view.
      case rounded
      /// Without a view.
      case hexagon
      /// The root an app is launched with.
      case doubled
    }

    /// The state of a RIB, shown by colour and mark.
    package enum Role: String, Sendable, CaseIterable {
      /// Attached, with an active interactor.
      case active
      /// With an inactive interactor.
      case inactive
      /// Off the tree and leaked.
      case leaked
      /// Attached, with no owner left that could detach it.
      case lost
      /// Off the tree and kept for reuse.
      case kept
      /// The RIB that owns a flow.
      case owner
      /// A step of a flow.
      case step
      /// No state.
      case plain
      /// The name of a RIB whose box is elsewhere.
      case reference
    }

    /// The severity of findings about a RIB, shown by its outline and a caption.
    package enum Alert: String, Sendable, CaseIterable {
      /// A possible fault.
      case caution
      /// A fault.
      case fault
    }

    /// The box's name in the drawing. The same RIB always has the same name.
    package var id: String
    /// The text in the box.
    package var label: String
    /// The text shown when a reader hovers over the box.
    package var tooltip: String
    /// The kind of RIB.
    package var shape: Shape
    /// The state of the RIB.
    package var role: Role
    /// The severity of findings about the RIB, if any.
    package var alert: Alert?
    /// The URL of its code, if known.
    package var url: String?
    /// The middle of the box.
    package var center: Point
    /// The extent of the box.
    package var size: Size

    var top: Point { Point(center.x, center.y - size.height / 2) }
    var bottom: Point { Point(center.x, center.y + size.height / 2) }
    var leftSide: Point { Point(center.x - size.width / 2, center.y) }
    var rightSide: Point { Point(center.x + size.width / 2, center.y) }
  }

  /// A line between two boxes.
  package struct Link: Sendable, Equatable {
    /// What a line means.
    package enum Role: String, Sendable, CaseIterable {
      /// The lower box is attached to the upper one.
      case attached
      /// The source shows that the upper box builds the lower one, and no attach.
      case built
      /// The source shows that the upper box listens to the lower one, and no more.
      case declared
      /// The lower box was attached to the upper one, left the tree and is still alive.
      case retained
      /// The lower box is off the tree and kept, to be attached to the upper one again.
      case kept
      /// The design permits this move, and users did not make it.
      case permitted
      /// Users made this move.
      case observed
      /// Users made this move, and the design forbids it.
      case forbidden
    }

    /// The severity of findings about a line, shown by its colour.
    package typealias Alert = Box.Alert

    /// The index in ``Diagram/boxes`` of the box where the link starts.
    package var from: Int
    /// The index of the box where the link ends.
    package var to: Int
    /// The meaning of the link.
    package var role: Role
    /// The severity of findings about the line, if any.
    package var alert: Alert?
    /// The start, then two control points and an end for each Bézier curve.
    package var curve: [Point]
    /// The width of the line, in points.
    package var weight: Double
    /// Whether an arrow points at the end.
    package var pointsForward: Bool
    /// Whether an arrow points at the start.
    package var pointsBack: Bool
  }

  /// Text outside a box.
  package struct Caption: Sendable, Equatable {
    /// The style of the text.
    package enum Role: String, Sendable, CaseIterable {
      /// The sheet's title.
      case title
      /// A line below the title.
      case subtitle
      /// A panel's name.
      case heading
      /// A line of figures.
      case figure
      /// A count beside a line.
      case count
      /// A fault of a box.
      case badge
      /// A possible fault of a box.
      case caution
      /// How many RIBs below a box are left out.
      case more
    }

    /// The text, on one line.
    package var text: String
    /// The style of the text.
    package var role: Role
    /// The middle of the text.
    package var center: Point
    /// The text shown when a reader hovers over the caption.
    package var tooltip = ""
    /// The URL of the code it is about, if known.
    package var url: String?

    /// The height of a line of captions, in points.
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

    /// The caption with its text shortened if it is too wide. The tooltip keeps the whole text.
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

    /// The approximate width, in points.
    package var width: Double {
      TextMeasure.width(text, size: role.fontSize) * (role.isBold ? 1.12 : 1)
    }
  }

  /// Moves all parts.
  mutating func shift(by offset: Point) {
    for index in boxes.indices { boxes[index].center = boxes[index].center + offset }
    for index in captions.indices { captions[index].center = captions[index].center + offset }
    for index in links.indices { links[index].shift(by: offset) }
  }

  /// Adds another diagram's parts, moved by `offset`. `prefix` keeps the boxes' names unique.
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
  /// The usual font size of the label, in points.
  package static let fontSize = 13.0
  /// The space for the mark, left of the label.
  static let markRoom = 22.0
}

extension Diagram.Box.Role {
  /// The font size of the label, in points.
  package var fontSize: Double { self == .reference ? 10 : Diagram.Box.fontSize }
}

extension Diagram.Caption.Role {
  /// Whether the text is bold.
  package var isBold: Bool {
    switch self {
    case .title, .heading, .badge, .caution: true
    case .subtitle, .figure, .count, .more: false
    }
  }

  /// The font size, in points.
  package var fontSize: Double {
    switch self {
    case .title: 18
    case .subtitle: 12
    case .heading: 14
    case .figure, .count: 11
    case .badge, .caution, .more: 10
    }
  }
}
