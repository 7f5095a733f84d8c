import RIBsAnalysis

extension StaticOutline {
  /// The maximum number of rules named below a box.
  private static let mostBadges = 3
  /// The maximum number of lines and hazards that a tooltip lists.
  private static let mostListed = 10

  /// The box of an item.
  ///
  /// - Parameter link: Returns the URL of the code at a line.
  func box(_ index: Int, _ link: Diagram.SourceLink) -> TreeBox {
    let item = items[index]
    let rib = tree.ribs[item.rib]
    let name = TextMeasure.shortened(name(of: item))
    return TreeBox(
      parent: item.parent, id: item.isReference ? "reference_\(index)" : "rib_\(item.rib + 1)",
      label: item.isReference ? "\(name) ↗" : name, tooltip: tooltip(item),
      shape: item.isReference ? .rounded : rib.kind.shape,
      role: item.isReference ? .reference : .plain, alert: Diagram.Box.Alert(item.ribHazards),
      url: link(rib.place.description), remarks: remarks(item, link), link: role(item.edge?.grade),
      linkAlert: Diagram.Box.Alert(item.edgeHazards),
      linkWeight: (item.edge?.taken ?? 0) > 0 ? Diagram.Link.emphasis : Diagram.Link.usual)
  }

  private func role(_ grade: StaticEdge.Grade?) -> Diagram.Link.Role {
    switch grade {
    case .attached, nil: .attached
    case .built: .built
    case .declared: .declared
    }
  }

  /// A line for each rule that reports a hazard, with how often, the worst first.
  private func remarks(_ item: Item, _ link: Diagram.SourceLink) -> [Diagram.Caption] {
    var rules: [(first: Hazard, count: Int)] = []
    for hazard in item.hazards where hazard.severity > .info {
      if let known = rules.firstIndex(where: { $0.first.rule == hazard.rule }) {
        rules[known].count += 1
      } else {
        rules.append((hazard, 1))
      }
    }
    var remarks = rules.prefix(Self.mostBadges).map { hazard, count in
      hazard.badge(count == 1 ? hazard.rule : "\(hazard.rule) ×\(count)", link)
    }
    let others = rules.count - Self.mostBadges
    if others > 0 { remarks.append(Diagram.Caption("and \(others) more", .more)) }
    return remarks
  }

  private func tooltip(_ item: Item) -> String {
    let rib = tree.ribs[item.rib]
    var parts = ["\(rib.name)", "module \(rib.module)", rib.kind.words, "\(rib.place)"]
    if let edge = item.edge, let parent = item.parent {
      let places = listed(edge.places.map(\.description))
      parts.append("\(edge.grade.rawValue) by \(name(of: items[parent])) at \(places)")
      switch edge.taken {
      case 0: if edge.isMissed { parts.append("in no trace") }
      case 1: parts.append("once in the traces")
      case let taken?: parts.append("\(taken) times in the traces")
      case nil: break
      }
    }
    let hazards = item.hazards
    parts += hazards.prefix(Self.mostListed).map { hazard in
      let outcome = hazard.outcome.map { " (\($0.words))" } ?? ""
      return "\(hazard.place): \(hazard.rule): \(hazard.message)\(outcome)"
    }
    if hazards.count > Self.mostListed {
      parts.append("and \(hazards.count - Self.mostListed) more")
    }
    return parts.joined(separator: " · ")
  }

  private func listed(_ places: [String]) -> String {
    let more = places.count - Self.mostListed
    return places.prefix(Self.mostListed).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension StaticRIB.Kind {
  fileprivate var words: String {
    switch self {
    case .router: "viewless"
    case .viewable: "viewable"
    case .launch: "launch"
    }
  }
}

extension Diagram.Box.Alert {
  /// The alert of the worst hazard; nil if none is a warning or an error.
  fileprivate init?(_ hazards: [Hazard]) {
    switch hazards.map(\.severity).max() {
    case .error: self = .fault
    case .warning: self = .caution
    case .info, nil: return nil
    }
  }
}

extension StaticRIB.Kind {
  /// The shape of its boxes.
  var shape: Diagram.Box.Shape {
    switch self {
    case .router: .hexagon
    case .viewable: .rounded
    case .launch: .doubled
    }
  }
}
