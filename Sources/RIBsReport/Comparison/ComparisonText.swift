import RIBsAnalysis

/// How two sides differ, for a person at a terminal: new causes as `check` reports them, the rest in one line each.
package struct ComparisonText {
  private static let mostPaths = 20

  private let comparison: Comparison
  private let style: TextStyle

  /// - Parameters:
  ///   - comparison: What differs.
  ///   - style: Plain or coloured.
  package init(_ comparison: Comparison, style: TextStyle = .plain) {
    self.comparison = comparison
    self.style = style
  }

  /// The verdict in a few words, without a line ending.
  package var verdict: String {
    let verdict = ComparisonWords(comparison).verdict
    let text = "\(verdict.mark) \(verdict.words)"
    return verdict.severity.map { style.severity($0, text) } ?? style.good(text)
  }

  /// Lines, each with its line ending. Empty if no trace of one side could be used; standard error reports that.
  package var text: String {
    guard !comparison.base.inputs.isEmpty, !comparison.trace.inputs.isEmpty else { return "" }
    let lines = head + new + worse + unseen + fixed + unchanged + tree
    return lines.map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let names = [comparison.base, comparison.trace].map { ComparisonWords.name($0).printable }
    var lines = style.lines("\(names[0]) → \(names[1])", indent: 0).map(style.bold)
    lines.append(verdict)
    for (label, report) in [("before", comparison.base), ("now", comparison.trace)] {
      lines += style.lines(VerdictText(report, style: .plain).scope, label: label, indent: 8)
        .map(style.dim)
    }
    for limit in ComparisonWords(comparison).limits { lines += style.lines(limit, indent: 0) }
    return lines
  }

  private var new: [String] {
    section("New", Array(causes(comparison.new).dropFirst()))
  }

  private var worse: [String] {
    let lines = list(comparison.worse) { pair in
      causes([pair.now])
        + style.lines(
          "\(pair.before.shown.severity.word), \(CauseText.times(pair.before.count))",
          label: "  was", indent: 9)
    }
    return section("Worse", Array(lines.dropFirst()))
  }

  private func causes(_ causes: [Cause]) -> [String] {
    let listed = causes.prefix(comparison.most)
    return CauseText(
      listed, more: causes.count - listed.count, areOfSeveral: comparison.trace.inputs.count > 1,
      style: style
    ).lines
  }

  /// The lines of each value, up to the limit.
  private func list<Value>(_ values: [Value], _ lines: (Value) -> [String]) -> [String] {
    let more = values.count - comparison.most
    return values.prefix(comparison.most).flatMap(lines)
      + (more > 0 ? [style.dim("  … \(CheckReport.rest(more))")] : [])
  }

  private var unseen: [String] {
    section(
      "No longer seen (not necessarily fixed)",
      list(comparison.unseen) { unseen in
        line(
          unseen.before,
          "was there \(CauseText.times(unseen.before.count)); \(ComparisonWords.words(unseen.reason))"
        )
      })
  }

  private var fixed: [String] {
    section(
      "Fixed",
      list(comparison.fixed) { line($0, "was there \(CauseText.times($0.count))") })
  }

  private var unchanged: [String] {
    section(
      "Unchanged", list(comparison.unchanged) { line($0.now, ComparisonWords.times($0)) })
  }

  private var tree: [String] {
    let tree = comparison.tree
    let most = Self.mostPaths
    let changes =
      tree.appeared.prefix(most).map { ("+", $0.path + ComparisonWords.below($0)) }
      + tree.went.prefix(most).map { ("-", $0.path + ComparisonWords.below($0)) }
      + tree.changed.prefix(most).map {
        ("~", "\($0.path), at most \($0.before) → \($0.now) at once")
      }
    let lines = changes.prefix(most).flatMap { mark, words in
      style.lines(words, label: "  \(mark)", indent: 4)
    }
    let more = tree.appeared.count + tree.went.count + tree.changed.count - most
    return section(
      "The tree",
      lines + (more > 0 ? [style.dim("  … \(more) more; `--format json` has them all")] : []))
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", style.bold(title)] + lines
  }

  private func line(_ cause: Cause, _ words: String) -> [String] {
    let finding = cause.shown
    let label = "  " + finding.severity.word.padded(to: 9)
    let text = style.lines(
      "\(ComparisonWords.subject(cause)): \(words)", label: label, indent: label.count)
    return [
      style.severity(finding.severity, label) + (text.first ?? "").dropFirst(label.count)
    ] + text.dropFirst()
  }
}
