import RIBsAnalysis
import RIBsTrace

/// The appearance of a RIB in the outline.
extension TreeOutline.Item {
  /// The maximum number of rules named below a box. A RIB seldom breaks more.
  private static let mostBadges = 3
  package var role: Diagram.Box.Role {
    switch state {
    case .active: .active
    case .inactive: .inactive
    case .leaked: .leaked
    case .lost: .lost
    case .kept: .kept
    }
  }

  package var alert: Diagram.Box.Alert? {
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

  package var link: Diagram.Link.Role {
    switch status {
    case .attached: .attached
    case .retained: .retained
    case .kept: .kept
    }
  }

  package var boxLabel: String { label(TextMeasure.shortened(name)) }

  /// The captions below the box, one per line.
  ///
  /// - Parameter link: Returns the URL of the code at a call site.
  package func remarks(_ link: Diagram.SourceLink) -> [Diagram.Caption] {
    let shown = troubles.prefix(Self.mostBadges)
    var remarks = shown.map { $0.badge($0.rule, link) }
    let others = troubles.count - shown.count
    if others > 0 { remarks.append(Diagram.Caption("and \(others) more", .more)) }
    if hidden > 0 { remarks.append(Diagram.Caption("+\(hidden) below", .more)) }
    return remarks
  }

  func tooltip(_ word: NodeWord) -> String {
    var parts = [count == 1 ? name : "\(name) ×\(count), one of them:"]
    parts += ["\(word.rawValue) \(id)", kind?.rawValue ?? "kind unknown", state.words]
    if let attached { parts.append("attached \(attached.summary)") }
    if let left { parts.append("left the tree \(left.summary)") }
    parts += findings.map { "\($0.rule): \($0.message)" }
    return parts.joined(separator: " · ")
  }

  /// The item's box.
  ///
  /// - Parameters:
  ///   - leadsToFault: Whether the item or an item below it has a fault.
  ///   - word: What RIBs are called.
  ///   - link: Returns the URL of the code at a call site.
  func box(leadsToFault: Bool, _ word: NodeWord, _ link: Diagram.SourceLink) -> TreeBox {
    let weight =
      leadsToFault ? Diagram.Link.emphasis : self.link == .attached ? Diagram.Link.usual : 1.5
    return TreeBox(
      parent: parent, id: "rib_\(id)", label: boxLabel, tooltip: tooltip(word), shape: shape,
      role: role,
      alert: alert, url: attached?.at.flatMap(link), remarks: remarks(link), link: self.link,
      linkWeight: weight)
  }
}

extension TreeOutline.State {
  var words: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .leaked: "leaked: off the tree, still alive"
    case .lost: "lost: attached, but nothing can detach it"
    case .kept: "off the tree, kept"
    }
  }
}

extension Reportable {
  /// A line that names the rule. Its tooltip holds the rest.
  ///
  /// - Parameters:
  ///   - text: What the line says after its mark.
  ///   - link: Returns the URL of the code at a call site.
  package func badge(_ text: String, _ link: Diagram.SourceLink) -> Diagram.Caption {
    let alert: Diagram.Box.Alert = severity == .error ? .fault : .caution
    var badge = Diagram.Caption("\(alert.sign) \(text)", alert == .fault ? .badge : .caution)
    let site = at.map { " · \($0)" } ?? ""
    badge.tooltip = "\(rule): \(message) \(fix)\(site)"
    badge.url = at.flatMap(link)
    return badge
  }
}

extension Diagram.Box.Alert {
  /// The sign before a rule's name. It says in text what the colour says.
  var sign: String {
    switch self {
    case .fault: "✗"
    case .caution: "!"
    }
  }
}

extension EventRef {
  /// Where and when it happened.
  fileprivate var summary: String {
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
