import RIBsAnalysis

/// What traces reached of an app's source, as a folded section of Markdown: how much, the lines that no trace reached,
/// and what the source does not explain.
struct MarkdownCoverage {
  /// Empty if the report is not joined with traces.
  let text: String

  init(_ report: CheckReport) {
    guard let source = report.source, let coverage = source.coverage else {
      text = ""
      return
    }
    let words = AttachCoverageWords(coverage, of: source.tree)
    let sentences = words.sentences
    var parts = [sentences.dropFirst().joined(separator: " ")]
    let missing = coverage.ribs.flatMap(words.missing)
    if !missing.isEmpty {
      let list = MarkdownList(missing, most: 25, room: 6_000) { site in
        "- \(Markdown.code("\(site.place)")) \(Markdown.sentence(site.words))"
      }
      parts.append("Reached in no trace:\n\n" + list.text(("line", "lines")))
    }
    if !coverage.blindSpots.isEmpty {
      let list = MarkdownList(coverage.blindSpots, most: 10, room: 4_000) { spot in
        "- \(Markdown.sentence(AttachCoverageWords.line(spot)))"
      }
      parts.append("\(AttachCoverageWords.blindSpots)\n\n" + list.text(("pair", "pairs")))
    }
    parts.removeAll(where: \.isEmpty)
    text =
      parts.isEmpty
      ? sentences[0]
      : MarkdownReport.details(
        String(sentences[0].dropLast()), parts.joined(separator: "\n\n"))
  }
}
