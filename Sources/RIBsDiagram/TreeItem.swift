import RIBsAnalysis
import RIBsTrace

/// How a RIB of the outline looks.
extension TreeOutline.Item {
  var role: Diagram.Box.Role {
    switch finding?.severity {
    case .error: .faulty
    case .warning: .suspicious
    case .info, nil: isActive ? .active : .inactive
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

  var badge: String? {
    guard let finding, finding.severity > .info else { return nil }
    return "\(finding.severity == .error ? "✗" : "!") \(finding.rule)"
  }

  /// What stands below the box, line by line.
  var remarks: [(String, Diagram.Caption.Role)] {
    var remarks: [(String, Diagram.Caption.Role)] = []
    if let badge { remarks.append((badge, finding?.severity == .error ? .badge : .caution)) }
    if hidden > 0 { remarks.append(("+\(hidden) below", .more)) }
    return remarks
  }

  var tooltip: String {
    let state = place == .attached ? (isActive ? "active" : "inactive") : "off the tree"
    let rib = "\(name) · RIB \(id) · \(kind?.rawValue ?? "kind unknown") · \(state)"
    return finding.map { "\(rib) · \($0.rule): \($0.message)" } ?? rib
  }

  var boxSize: Size {
    let text = TextMeasure.width(boxLabel, size: Diagram.Box.fontSize)
    let widest =
      remarks.map { Diagram.Caption(text: $0, role: $1, center: Point(0, 0)).width }.max() ?? 0
    return Size(max(52, text + (shape == .hexagon ? 44 : 24), widest), 30)
  }

  /// The room for the box and what stands below it.
  var cellSize: Size {
    Size(boxSize.width, boxSize.height + 14 * Double(remarks.count))
  }
}
