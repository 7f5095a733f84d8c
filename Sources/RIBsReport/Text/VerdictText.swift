import RIBsAnalysis

/// Whether the traces or the source are clean, and what was checked.
struct VerdictText {
  private let report: CheckReport
  private let style: TextStyle

  init(_ report: CheckReport, style: TextStyle) {
    self.report = report
    self.style = style
  }

  /// The verdict alone.
  var words: String {
    let verdict = Verdict(report)
    return verdict.coloured("\(verdict.mark) \(verdict.words)", style)
  }

  var lines: [String] {
    guard let source = report.source else { return traceLines }
    let read = "\(SourceWords(source).title): \(scope)"
    return style.lines(read, indent: 0).map(style.bold)
      + RemarkText.lines(report.unread, most: report.most, "unread file", style)
      + [words] + limits.flatMap { style.lines($0, indent: 0) }
      + report.unusable.flatMap(unusableLines)
  }

  private var traceLines: [String] {
    let inputs = report.inputs
    let unusable = report.unusable
    let count = inputs.count + unusable.count(where: \.isTrace)
    let some = count > inputs.count ? " of \(count)" : ""
    let title =
      count == 1 && inputs.count == 1
      ? inputs[0].source : "\(inputs.count)\(some) trace\(count == 1 ? "" : "s")"
    var lines = [style.bold(title.printable), words]
    lines += style.lines(scope, indent: 0).map(style.dim)
    for limit in limits { lines += style.lines(limit, indent: 0) }
    guard inputs.count + unusable.count > 1 else { return lines }
    lines.append("")
    lines += inputs.map(line)
    return lines + unusable.flatMap(unusableLines)
  }

  /// The lines of a trace that could not be used.
  private func unusableLines(_ input: UnusableInput) -> [String] {
    let text = style.lines(
      "\(input.source)  could not be used: \(input.reason)", label: "✗", indent: 2)
    return [style.severity(.error, "✗") + (text.first ?? "").dropFirst()] + text.dropFirst()
  }

  /// The line of one trace among several.
  private func line(_ input: InputReport) -> String {
    let verdict = Verdict(CheckReport([input], failOn: report.threshold))
    let words = verdict.mark == "✓" && !verdict.hasNotes ? "" : "  \(verdict.words)"
    return verdict.coloured(verdict.mark, style) + " " + input.source.printable + style.dim(words)
  }

  /// What was checked.
  var scope: String {
    if let source = report.source { return SourceWords(source).scope }
    let sessions = report.inputs.lazy.flatMap(\.sessions)
    let events = sessions.reduce(0) { $0 + $1.events }
    let ribs = sessions.reduce(0) { $0 + $1.ribs }
    let names = Set(sessions.compactMap(\.app)).sorted().joined(separator: ", ").printable
    let parts = [
      names, sessions.count == 1 ? "1 session" : "\(sessions.count) sessions",
      events == 1 ? "1 event" : "\(events) events", NodeWord(sessions).counted(ribs),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What the traces or the source cannot show, and what was not counted.
  var limits: [String] {
    var limits = Caveat.sentences(report.inputs.lazy.flatMap(\.sessions))
    if let source = report.source, source.isIncomplete { limits.append(source.incompleteSentence) }
    let exempt = Exempt(report.exempt, isInSource: report.source != nil)
    if let words = exempt.words { limits.append("Not counted: \(words).") }
    return limits
  }
}

/// A verdict as a mark and a few words.
private struct Verdict {
  let mark: String
  let words: String
  let severity: Severity?
  let hasNotes: Bool

  init(_ report: CheckReport) {
    var counts = Severity.allCases.reversed().compactMap { severity in
      Self.counted(report.count(of: severity), severity)
    }
    if report.remarks.contains(where: \.failsCheck) { counts.append("the baseline is out of date") }
    let summary = counts.joined(separator: ", ")
    let worst = report.causes.first?.severity
    let sessions = report.inputs.lazy.flatMap(\.sessions)
    let isLimited = sessions.contains { session in
      Caveat.allCases.contains { $0.holds(for: session) }
    }
    let clean = isLimited ? "clean as far as the trace shows" : "clean"
    let nothing = report.source == nil ? "nothing is wrong" : "no hazard found"
    hasNotes = !counts.isEmpty
    switch report.status {
    case .findings: (mark, words, severity) = ("✗", summary, worst ?? .error)
    case .inconclusive:
      let words = summary.isEmpty ? "inconclusive" : "inconclusive: \(summary)"
      (mark, self.words, severity) = ("?", words, .warning)
    // No finding is at or above the threshold: JSON calls this clean too.
    case .clean where (worst ?? .info) > .info:
      (mark, words, severity) = ("!", "\(clean), with \(summary)", worst)
    case .clean where worst == .info:
      (mark, words, severity) = ("✓", "\(clean), with \(summary)", nil)
    case .clean where !report.exempt.isEmpty:
      (mark, words, severity) = ("✓", "\(clean): nothing new is wrong", nil)
    case .clean:
      (mark, words, severity) = ("✓", isLimited ? clean : "clean: \(nothing)", nil)
    }
  }

  func coloured(_ text: String, _ style: TextStyle) -> String {
    severity.map { style.severity($0, text) } ?? style.good(text)
  }

  private static func counted(_ count: Int, _ severity: Severity) -> String? {
    let noun = severity == .info ? "note" : severity.rawValue
    return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// What does not count, in a few words.
private struct Exempt {
  let words: String?

  init(_ causes: [Cause], isInSource: Bool) {
    let inBaseline = causes.count { $0.exemption == .baseline }
    let suppressed = causes.count - inBaseline
    let parts = [
      suppressed == 0
        ? nil : "\(suppressed) suppressed by the config\(isInSource ? " or a comment" : "")",
      inBaseline == 0 ? nil : "\(inBaseline) in the baseline",
    ].compactMap { $0 }
    words = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
