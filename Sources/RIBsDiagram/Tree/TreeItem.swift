import RIBsAnalysis
import RIBsTrace

/// How a RIB of the outline looks.
extension TreeOutline.Item {
  /// So many rules are named below a box; a RIB seldom breaks more.
  private static let mostBadges = 3
  /// Between a box and what stands below it.
  static let remarkGap = 2.0

  var role: Diagram.Box.Role {
    switch state {
    case .active: .active
    case .inactive: .inactive
    case .leaked: .leaked
    case .lost: .lost
    case .kept: .kept
    }
  }

  var alert: Diagram.Box.Alert? {
    switch finding?.severity {
    case .error: .fault
    case .warning: .caution
    case .info, nil: nil
    }
  }

  var shape: Diagram.Box.Shape {
    switch kind {
    case .viewless: .hexagon
    case .launch: .doubled
    case .viewable, nil: .rounded
    }
  }

  var link: Diagram.Link.Role {
    switch place {
    case .attached: .attached
    case .retained: .retained
    case .kept: .kept
    }
  }

  var boxLabel: String { label(TextMeasure.shortened(name)) }

  /// What stands below the box, line by line.
  ///
  /// - Parameter link: Where to read the code at a call site.
  func remarks(_ link: Diagram.SourceLink) -> [Diagram.Caption] {
    let shown = troubles.prefix(Self.mostBadges)
    var remarks = shown.map { $0.badge($0.rule, link) }
    let others = troubles.count - shown.count
    if others > 0 { remarks.append(Diagram.Caption("and \(others) more", .more)) }
    if hidden > 0 { remarks.append(Diagram.Caption("+\(hidden) below", .more)) }
    return remarks
  }

  var tooltip: String {
    var parts = [count == 1 ? name : "\(name) ×\(count), one of them:"]
    parts += ["RIB \(id)", kind?.rawValue ?? "kind unknown", state.words]
    if let attached { parts.append("attached \(attached.told)") }
    if let left { parts.append("left the tree \(left.told)") }
    parts += findings.map { "\($0.rule): \($0.message)" }
    return parts.joined(separator: " · ")
  }

  var boxSize: Size {
    let text = TextMeasure.width(boxLabel, size: Diagram.Box.fontSize)
    // On either side room for the mark, so that the label stays in the middle; the slanted sides of a hexagon
    // take a share of its width besides.
    let room = 2 * Diagram.Box.markRoom + (shape == .hexagon ? max(20, text * 0.22) : 0)
    return Size(max(60, text + room), 30)
  }

  /// The room for the box and what stands below it.
  var cellSize: Size {
    let remarks = remarks { _ in nil }
    guard let widest = remarks.map(\.width).max() else { return boxSize }
    let below = Self.remarkGap + Diagram.Caption.line * Double(remarks.count)
    return Size(max(boxSize.width, widest), boxSize.height + below)
  }
}

extension TreeOutline.State {
  var words: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .leaked: "leaked: off the tree, still alive"
    case .lost: "lost: attached, and nobody can detach it"
    case .kept: "off the tree, kept"
    }
  }
}

extension Finding {
  /// A line that names the rule, with the whole story for who points at it.
  ///
  /// - Parameters:
  ///   - text: What the line says after its mark.
  ///   - link: Where to read the code at a call site.
  func badge(_ text: String, _ link: Diagram.SourceLink) -> Diagram.Caption {
    let alert: Diagram.Box.Alert = severity == .error ? .fault : .caution
    var badge = Diagram.Caption("\(alert.sign) \(text)", alert == .fault ? .badge : .caution)
    let place = at.map { " · \($0)" } ?? ""
    badge.tooltip = "\(rule): \(message) \(fix)\(place)"
    badge.url = at.flatMap(link)
    return badge
  }
}

extension Diagram.Box.Alert {
  /// What stands before a rule's name, and says what the colour says.
  var sign: String {
    switch self {
    case .fault: "✗"
    case .caution: "!"
    }
  }
}

extension EventRef {
  /// Where and when it was.
  fileprivate var told: String {
    let event = "event \(seq), \(time.seconds)"
    return at.map { "at \($0) (\(event))" } ?? "(\(event))"
  }
}

extension Int {
  /// Nanoseconds as seconds, to the millisecond.
  var seconds: String {
    let milliseconds = self / 1_000_000
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction) s"
  }
}
