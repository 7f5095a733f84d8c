import RIBsAnalysis

/// Findings that no box shows: findings about destroyed RIBs and about the trace itself. Without them the
/// picture would look clean.
struct AbsentFindings {
  private static let most = 6

  private let findings: [Finding]

  /// - Parameter findings: The findings that no box shows.
  init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - excerpt: The part of the tree to draw.
  ///   - items: The RIBs in the picture.
  init(_ session: SessionReport, _ excerpt: TreeExcerpt, shownOn items: [TreeOutline.Item]) {
    let shown = Set(items.flatMap(\.troubles).map(\.fingerprint))
    let alive = Set(session.tree.nodes.map(\.index) + session.tree.detached.map(\.index))
    findings = session.causesSoFar.filter { finding in
      if shown.contains(finding.fingerprint) { return false }
      // A RIB outside the excerpt belongs in another picture.
      if let rib = finding.node, alive.contains(rib) { return false }
      guard let focus = excerpt.focus else { return true }
      return finding.path == focus || finding.path.hasPrefix(focus + "/")
    }
  }

  /// Draws one line each below a heading, with the upper left corner at (0, 0).
  ///
  /// - Parameters:
  ///   - width: The maximum width; nil for no maximum.
  ///   - link: Returns the URL of the code at a call site.
  func drawn(most width: Double?, _ link: Diagram.SourceLink) -> Diagram {
    guard !findings.isEmpty else { return Diagram(title: "", summary: "", size: Size(0, 0)) }
    let areRIBs = findings.allSatisfy { $0.id != nil }
    let heading = areRIBs ? "Found on RIBs that have left the tree:" : "Also found:"
    var lines = [Diagram.Caption(heading, .figure)]
    lines += findings.prefix(Self.most).map { finding in
      finding.badge(([finding.rule] + finding.placement).joined(separator: " · "), link)
    }
    let others = findings.count - Self.most
    if others > 0 {
      lines.append(Diagram.Caption("and \(others) more; ribs-inspect lists them all", .more))
    }
    if let width { lines = lines.map { $0.shortened(to: width) } }
    var list = Diagram(title: "", summary: "", size: Size(lines.map(\.width).max() ?? 0, 0))
    for line in lines {
      list.size.height += 17
      list.captions.append(line.at(Point(list.size.width / 2, list.size.height - 8)))
    }
    return list
  }
}

extension Finding {
  /// The RIB and its call site, or the line of the trace.
  fileprivate var placement: [String] {
    if path.isEmpty { return ["line \(line) of the trace"] }
    return [TextMeasure.shortened(path, to: 60)] + (at.map { [$0] } ?? [])
  }
}
