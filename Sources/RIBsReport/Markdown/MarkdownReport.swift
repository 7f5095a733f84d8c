import RIBsAnalysis

/// One comment on a pull request: the verdict, each cause once, and the tree of the worst session or what
/// traces reached of the source.
///
/// It suits any host that shows GitHub's Markdown, such as a job's summary, and never exceeds the length of a
/// comment.
package struct MarkdownReport {
  /// A comment on GitHub holds 65,536 characters; the rest is left for the poster.
  private static let longest = 65_000

  private let report: CheckReport

  /// - Parameter report: What was found.
  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The comment.
  package var text: String {
    let above = sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    let tree = MarkdownTree(report).text(room: Self.longest - above.utf16.count)
    return above + (tree.isEmpty ? "" : "\n\n" + tree) + "\n"
  }

  private var sections: [String] {
    [verdict, unusable, inconclusive, unread, causes, remarks, notes, coverage]
  }

  private var verdict: String {
    let verdict = VerdictText(report, style: .plain)
    var lines = ["### ribs-inspect: \(verdict.words)"]
    guard report.hasInput else { return lines[0] }
    let traces = report.inputs.count > 1 ? "\(report.inputs.count) traces · " : ""
    lines.append("Checked: " + Markdown.sentence(traces + verdict.scope))
    lines += verdict.limits
    return lines.joined(separator: "\n\n")
  }

  private var unusable: String {
    guard !report.unusable.isEmpty else { return "" }
    let list = MarkdownList(report.unusable, most: 10, room: 4_000) { input in
      "- \(Markdown.code(input.source)): \(Markdown.sentence(input.reason))"
    }
    return "**✗ Could not be used, so not everything was looked at:**\n\n"
      + list.text(("trace", "traces"))
  }

  /// Names the inconclusive sessions if the verdict alone does not.
  private var inconclusive: String {
    let most = 10
    let cut = report.inputs.lazy.flatMap { input in
      input.sessions.lazy.filter(\.isInconclusive).map { (source: input.source, session: $0) }
    }
    let sessions = report.inputs.reduce(0) { $0 + $1.sessions.count }
    guard sessions > 1, report.inconclusiveParts > 0 else { return "" }
    let list = MarkdownList(
      Array(cut.prefix(most)), of: report.inconclusiveParts, most: most, room: 4_000
    ) { source, session in
      "- \(Markdown.code(source)), session \(Markdown.code(session.name))"
    }
    return "**? Inconclusive, because not everything could be judged:**\n\n"
      + list.text(("session", "sessions"))
  }

  private var unread: String {
    guard !report.unread.isEmpty else { return "" }
    let list = MarkdownList(report.unread, most: 10, room: 4_000, item: Self.item)
    return "**? Could not be read in full, so a hazard may be missing:**\n\n"
      + list.text(("file", "files"))
  }

  private static func item(_ remark: Remark) -> String {
    let label = remark.failsCheck ? "**✗ error** " : ""
    return "- \(label)\(Markdown.code(remark.location)): \(Markdown.sentence(remark.message))"
  }

  private var causes: String {
    let causes = report.causes.filter { $0.severity > .info }
    let words = MarkdownCause(areOfSeveral: report.inputs.count > 1)
    let list = MarkdownList(causes, most: 25, room: 20_000) { words.item($0) }
      .text(("cause", "causes"))
    // Without text between them, two lists would merge.
    let followsList = [unusable, inconclusive, unread].contains { !$0.isEmpty }
    return causes.isEmpty || !followsList ? list : "**Findings:**\n\n" + list
  }

  private var notes: String {
    let notes = NoteGroup.all(report.causes)
    guard !notes.isEmpty else { return "" }
    let count = notes.reduce(0) { $0 + $1.causes.count }
    let list = MarkdownList(notes, most: 25, room: 6_000) { note in
      "- **note** \(Markdown.code(note.rule)): \(Markdown.sentence(note.words))"
    }
    return Self.details(count == 1 ? "1 note" : "\(count) notes", list.text(("rule", "rules")))
  }

  private var coverage: String { MarkdownCoverage(report).text }

  private var remarks: String {
    guard !report.remarks.isEmpty else { return "" }
    let sorted = report.remarks.filter(\.failsCheck) + report.remarks.filter { !$0.failsCheck }
    let list = MarkdownList(sorted, most: 10, room: 4_000, item: Self.item)
    return "**Config and baseline:**\n\n" + list.text(("remark", "remarks"))
  }

  /// - Parameter summary: Must be our own words, since HTML is not escaped here.
  static func details(_ summary: String, _ content: String) -> String {
    "<details>\n<summary>\(summary)</summary>\n\n\(content)\n\n</details>"
  }
}
