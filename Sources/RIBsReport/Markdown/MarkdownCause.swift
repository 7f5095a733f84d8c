import RIBsAnalysis

/// A cause as an item of a Markdown list.
struct MarkdownCause {
  private static let mostTraces = 5

  /// Whether the causes come from several traces, so that each must name its own.
  private let areOfSeveral: Bool

  init(areOfSeveral: Bool) {
    self.areOfSeveral = areOfSeveral
  }

  /// Everything that a reviewer needs to find and fix the cause.
  func item(_ cause: Cause) -> String {
    let finding = cause.shown
    var lines = [line(cause)]
    func add(_ label: String, _ text: String) { lines.append("  - \(label): \(text)") }
    if let at = finding.at { add("where", Markdown.code(at)) }
    if cause.namesRIB { add(cause.nodeWord.rawValue, Markdown.code(finding.path)) }
    if let victims = cause.victimWords { add("with", victims) }
    if let heldBy = cause.heldBy { add("held", Markdown.sentence(heldBy)) }
    if let finding = cause.finding {
      add("trace", traces(cause, finding))
    } else {
      if let also = CauseText.also(cause) { add("also", Markdown.sentence(also)) }
      if let outcome = cause.outcome { add("trace", outcome.words) }
    }
    for related in finding.related {
      let site = finding.site(of: related)
      let words = site.map { Markdown.code($0) } ?? "line \(related.line)"
      add("see", "\(words), \(Markdown.sentence(related.note))")
    }
    add("fix", Markdown.advice(finding.fix))
    return lines.joined(separator: "\n")
  }

  /// What happened and how often.
  func line(_ cause: Cause) -> String {
    let finding = cause.shown
    let mark =
      switch finding.severity {
      case .error: "✗ "
      case .warning: "! "
      case .info: ""
      }
    let name = "**\(mark)\(finding.severity.word)** \(Markdown.code(finding.rule))"
    let times = cause.timesOrPlaces.isEmpty ? "" : ", \(cause.timesOrPlaces)"
    return "- \(name)\(times): \(Markdown.sentence(finding.message))"
  }

  private func traces(_ cause: Cause, _ finding: Finding) -> String {
    var words = "line \(finding.line)"
    if areOfSeveral { words += " of \(Markdown.code(cause.source))" }
    words += ", session \(Markdown.code(finding.session))"
    guard cause.occurrences.count > 1 else { return words }
    let named = cause.occurrences.prefix(Self.mostTraces).map {
      "\(Markdown.code($0.source)) \(CauseText.times($0.count))"
    }
    let more = cause.occurrences.count - named.count
    return words + "; in " + named.joined(separator: ", ")
      + (more > 0 ? " and \(more) more traces" : "")
  }
}
