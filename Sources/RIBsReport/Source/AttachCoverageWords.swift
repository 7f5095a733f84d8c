import RIBsAnalysis

/// What traces reached of an app's source, in words.
struct AttachCoverageWords {
  private let coverage: AttachCoverage
  private let outline: StaticOutline

  init(_ coverage: AttachCoverage, of tree: StaticTree) {
    self.coverage = coverage
    outline = StaticOutline(tree)
  }

  /// How much was reached, and how much of it by names alone.
  var sentences: [String] {
    let counts = Self.counts(coverage.attaches, coverage.detaches)
    let traces = coverage.traces == 1 ? "the trace" : "the \(coverage.traces) traces"
    let reached =
      counts.isEmpty
      ? "The source attaches and detaches nothing." : "Reached in \(traces): \(counts)."
    let byNames = coverage.attaches.count(where: \.isTakenByNamesAlone)
    guard byNames > 0 else { return [reached] }
    let sites = byNames == 1 ? "1 attach was" : "\(byNames) attaches were"
    return [reached, "\(sites) found by the names of parent and child alone."]
  }

  /// How many of a RIB's lines were reached.
  func line(_ rib: AttachCoverage.RIB) -> String {
    let counts = Self.counts(
      rib.attaches.map { coverage.attaches[$0] }, rib.detaches.map { coverage.detaches[$0] })
    return "\(outline.name(of: rib.rib, suffix: "Router")): \(counts)"
  }

  /// The lines of a RIB that no trace reached, attaches first.
  func missing(_ rib: AttachCoverage.RIB) -> [(place: SourcePlace, words: String)] {
    func missing(_ sites: [AttachCoverage.Site], _ verb: String) -> [(SourcePlace, String)] {
      sites.filter { !$0.isTaken }.map { site in
        let children = site.children.map { outline.name(of: $0) }.joined(separator: ", ")
        return (site.place, "\(verb) \(children.isEmpty ? "a child" : children)")
      }
    }
    return missing(rib.attaches.map { coverage.attaches[$0] }, "attaches")
      + missing(rib.detaches.map { coverage.detaches[$0] }, "detaches")
  }

  /// What stands above a list of blind spots.
  static let blindSpots = "Seen in the traces, but not found in the source:"

  static func line(_ spot: AttachCoverage.BlindSpot) -> String {
    let verb = spot.kind == .attach ? "attaches" : "detaches"
    let at = spot.at.map { " at \($0)" } ?? ""
    return "\(spot.parent) \(verb) \(spot.child)\(at), \(CauseText.times(spot.count))"
  }

  private static func counts(
    _ attaches: [AttachCoverage.Site], _ detaches: [AttachCoverage.Site]
  ) -> String {
    [(attaches, "attaches"), (detaches, "detaches")].filter { !$0.0.isEmpty }
      .map { sites, noun in "\(sites.count(where: \.isTaken)) of \(sites.count) \(noun)" }
      .joined(separator: ", ")
  }
}
