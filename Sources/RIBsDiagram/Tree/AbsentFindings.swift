import RIBsAnalysis

/// What no box shows: findings about destroyed RIBs and about the trace itself, and hazards about RIBs that are not in
/// the picture. Without them it would look clean.
struct AbsentFindings {
  private static let most = 6

  private let lines: [(what: any Reportable, placement: [String])]
  private let heading: String

  /// - Parameter hazards: The hazards that no box shows.
  init(_ hazards: [Hazard]) {
    lines = hazards.map { ($0, $0.placement) }
    heading = "Also found:"
  }

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - excerpt: The part of the tree to draw.
  ///   - items: The RIBs in the picture.
  init(_ session: SessionReport, _ excerpt: TreeExcerpt, shownOn items: [TreeOutline.Item]) {
    let shown = Set(items.flatMap(\.troubles).map(\.fingerprint))
    let alive = Set(session.tree.nodes.map(\.index) + session.tree.detached.map(\.index))
    let findings = session.causesSoFar.filter { finding in
      if shown.contains(finding.fingerprint) { return false }
      // A RIB outside the excerpt belongs in another picture.
      if let rib = finding.node, alive.contains(rib) { return false }
      guard let focus = excerpt.focus else { return true }
      return finding.path == focus || finding.path.hasPrefix(focus + "/")
    }
    lines = findings.map { ($0, $0.path.isEmpty ? ["line \($0.line) of the trace"] : $0.placement) }
    let areRIBs = findings.allSatisfy { $0.id != nil }
    heading =
      areRIBs ? "Found on \(session.nodeWord.rawValue)s that have left the tree:" : "Also found:"
  }

  /// Draws one line each below a heading, with the upper left corner at (0, 0).
  ///
  /// - Parameters:
  ///   - width: The maximum width; nil for no maximum.
  ///   - link: Returns the URL of the code at a call site.
  func drawn(most width: Double?, _ link: Diagram.SourceLink) -> Diagram {
    guard !lines.isEmpty else { return Diagram(title: "", summary: "", size: Size(0, 0)) }
    var captions = [Diagram.Caption(heading, .figure)]
    captions += lines.prefix(Self.most).map { what, placement in
      what.badge(([what.rule] + placement).joined(separator: " · "), link)
    }
    let others = lines.count - Self.most
    if others > 0 {
      captions.append(Diagram.Caption("and \(others) more; ribs-inspect lists them all", .more))
    }
    if let width { captions = captions.map { $0.shortened(to: width) } }
    var list = Diagram(title: "", summary: "", size: Size(captions.map(\.width).max() ?? 0, 0))
    for line in captions {
      list.size.height += 17
      list.captions.append(line.at(Point(list.size.width / 2, list.size.height - 8)))
    }
    return list
  }
}

extension Reportable {
  /// The RIB and the call site.
  fileprivate var placement: [String] {
    [TextMeasure.shortened(path, to: 60)] + (at.map { [$0] } ?? [])
  }
}
