import RIBsAnalysis

/// Which attaches and detaches of the source traces have reached, as text: a line for each RIB, and below it the lines
/// that no trace reached.
package struct AttachCoverageText {
  /// At most this many lines of one RIB, and as many pairs that the source does not explain, are listed.
  private static let most = 10
  /// At most this many RIBs are listed.
  private static let mostRIBs = 60

  /// Without line endings.
  package let lines: [String]

  /// - Parameters:
  ///   - coverage: What traces reached.
  ///   - tree: The tree of the source.
  ///   - style: Plain or coloured.
  package init(_ coverage: AttachCoverage, of tree: StaticTree, style: TextStyle) {
    let outline = StaticOutline(tree)
    let sum = [
      Self.words(coverage.attaches, "attaches"), Self.words(coverage.detaches, "detaches"),
    ].compactMap(\.self)
    let traces = coverage.traces == 1 ? "the trace" : "the \(coverage.traces) traces"
    var lines = style.lines(
      sum.isEmpty
        ? "The source attaches and detaches nothing."
        : "Reached in \(traces): \(sum.joined(separator: ", ")).", indent: 0)
    let byNames = coverage.attaches.count(where: \.isTakenByNamesAlone)
    if byNames > 0 {
      lines += style.lines(
        "\(byNames == 1 ? "1 attach was" : "\(byNames) attaches were") found by the names of parent and child alone.",
        indent: 0
      ).map(style.dim)
    }
    for rib in coverage.ribs.prefix(Self.mostRIBs) {
      let attaches = rib.attaches.map { coverage.attaches[$0] }
      let detaches = rib.detaches.map { coverage.detaches[$0] }
      let words = [Self.words(attaches, "attaches"), Self.words(detaches, "detaches")]
        .compactMap(\.self).joined(separator: ", ")
      lines += style.lines(
        "\(outline.name(of: rib.rib, suffix: "Router")): \(words)", indent: 2)
      let missing =
        attaches.filter { !$0.isTaken }.map { ($0, "attaches") }
        + detaches.filter { !$0.isTaken }.map { ($0, "detaches") }
      for (site, verb) in missing.prefix(Self.most) {
        let children = site.children.map { outline.name(of: $0) }.joined(separator: ", ")
        let object = children.isEmpty ? "a child" : children
        lines += style.lines("\(site.place) \(verb) \(object)", indent: 4).map(style.dim)
      }
      if missing.count > Self.most {
        lines.append(style.dim("    … \(missing.count - Self.most) more"))
      }
    }
    if coverage.ribs.count > Self.mostRIBs {
      lines.append(style.dim("  … \(coverage.ribs.count - Self.mostRIBs) more RIBs"))
    }
    self.lines = lines + Self.blindSpots(coverage, style)
  }

  private static func words(_ sites: [AttachCoverage.Site], _ noun: String) -> String? {
    sites.isEmpty ? nil : "\(sites.count(where: \.isTaken)) of \(sites.count) \(noun)"
  }

  private static func blindSpots(_ coverage: AttachCoverage, _ style: TextStyle) -> [String] {
    let spots = coverage.blindSpots
    guard !spots.isEmpty else { return [] }
    let what = "Seen in the traces, but not found in the source:"
    var lines = style.lines(what, indent: 0)
    for spot in spots.prefix(most) {
      let verb = spot.kind == .attach ? "attaches" : "detaches"
      let at = spot.at.map { " at \($0)" } ?? ""
      lines += style.lines(
        "\(spot.parent) \(verb) \(spot.child)\(at), \(CauseText.times(spot.count))", indent: 4)
    }
    if spots.count > most { lines.append(style.dim("    … \(spots.count - most) more")) }
    return lines
  }
}
