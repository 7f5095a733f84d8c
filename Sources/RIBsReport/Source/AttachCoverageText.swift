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
  ///   - source: The source that the traces are joined with.
  ///   - style: Plain or coloured.
  package init(_ coverage: AttachCoverage, of source: SourceReport, style: TextStyle) {
    let words = AttachCoverageWords(coverage, of: source.tree)
    let sentences = words.sentences
    var lines = style.lines(sentences[0], indent: 0)
    for sentence in sentences.dropFirst() {
      lines += style.lines(sentence, indent: 0).map(style.dim)
    }
    for rib in coverage.ribs.prefix(Self.mostRIBs) {
      lines += style.lines(words.line(rib), indent: 2)
      let missing = words.missing(rib)
      for site in missing.prefix(Self.most) {
        let place = source.location(of: "\(site.place)")
        lines += style.lines("\(place) \(site.words)", indent: 4).map(style.dim)
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

  private static func blindSpots(_ coverage: AttachCoverage, _ style: TextStyle) -> [String] {
    let spots = coverage.blindSpots
    guard !spots.isEmpty else { return [] }
    var lines = style.lines(AttachCoverageWords.blindSpots, indent: 0)
    for spot in spots.prefix(most) {
      lines += style.lines(AttachCoverageWords.line(spot), indent: 4)
    }
    if spots.count > most { lines.append(style.dim("    … \(spots.count - most) more")) }
    return lines
  }
}
