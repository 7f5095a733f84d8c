import RIBsAnalysis

/// How two sides differ, as a comment on a pull request: new causes in full, the rest in one line each.
package struct ComparisonMarkdown {
  private let comparison: Comparison
  private let item: MarkdownCause

  /// - Parameter comparison: What differs.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
    item = MarkdownCause(areOfSeveral: comparison.trace.inputs.count > 1)
  }

  /// The comment, short enough for GitHub.
  package var text: String {
    let sections = [head, unusable, new, worse, unseen, fixed, tree, unchanged]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let words = ComparisonWords(comparison)
    let names = [comparison.base, comparison.trace].map { Markdown.code(ComparisonWords.name($0)) }
    return
      (["### ribs-inspect: \(words.verdict.mark) \(words.verdict.words)"]
      + ["Compared \(names[0]) with \(names[1])."] + words.limits).joined(separator: "\n\n")
  }

  private var unusable: String {
    let list = MarkdownList(
      comparison.base.unusable + comparison.trace.unusable, most: 10, room: 4_000
    ) { input in
      "- \(Markdown.code(input.source)): \(Markdown.sentence(input.reason))"
    }
    return section("✗ Could not be used", list, ("trace", "traces"))
  }

  private var new: String {
    section(
      "New", MarkdownList(comparison.new, most: 25, room: 20_000) { item.item($0) },
      ("cause", "causes"))
  }

  private var worse: String {
    let list = MarkdownList(comparison.worse, most: 10, room: 8_000) { pair in
      let before = pair.before.shown.severity.word
      return item.item(pair.now) + "\n  - was: \(before), \(CauseText.times(pair.before.count))"
    }
    return section("Worse", list, ("cause", "causes"))
  }

  private var unseen: String {
    let list = MarkdownList(comparison.unseen, most: 25, room: 6_000) { unseen in
      line(
        unseen.before,
        "was there \(CauseText.times(unseen.before.count)); \(ComparisonWords.words(unseen.reason))"
      )
    }
    return section("No longer seen (not necessarily fixed)", list, ("cause", "causes"))
  }

  private var fixed: String {
    let list = MarkdownList(comparison.fixed, most: 25, room: 6_000) { cause in
      line(cause, "was there \(CauseText.times(cause.count))")
    }
    return section("Fixed", list, ("cause", "causes"))
  }

  private var unchanged: String {
    guard !comparison.unchanged.isEmpty else { return "" }
    let list = MarkdownList(comparison.unchanged, most: 50, room: 8_000) { pair in
      line(pair.now, ComparisonWords.times(pair))
    }
    return MarkdownReport.details(
      "\(comparison.unchanged.count) unchanged", list.text(("cause", "causes")))
  }

  private var tree: String {
    let tree = comparison.tree
    let lines =
      tree.appeared.map { ("new", $0, ComparisonWords.below($0)) }
      + tree.went.map { ("gone", $0, ComparisonWords.below($0)) }
      + tree.changed.map { ("", $0, ", at most \($0.before) → \($0.now) at once") }
    let list = MarkdownList(lines, most: 25, room: 6_000) { mark, change, words in
      "- \(mark.isEmpty ? "" : mark + ": ")\(Markdown.code(change.path))\(words)"
    }
    return section("The tree", list, ("change", "changes"))
  }

  private func section(
    _ title: String, _ list: MarkdownList, _ noun: (one: String, many: String)
  ) -> String {
    let text = list.text(noun)
    return text.isEmpty ? "" : "**\(title):**\n\n\(text)"
  }

  private func line(_ cause: Cause, _ words: String) -> String {
    let path = cause.shown.path
    let subject = path.isEmpty ? "" : " of \(Markdown.code(path))"
    return "- \(cause.shown.severity.word) \(Markdown.code(cause.shown.rule))\(subject): \(words)"
  }
}
