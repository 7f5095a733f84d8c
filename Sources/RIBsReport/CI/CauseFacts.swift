import RIBsAnalysis

/// What each CI format tells of a cause, in texts of a bearable length: what a trace calls a RIB may be a
/// megabyte long.
struct CauseFacts {
  let message: String
  let fix: String
  /// How often, on which RIB and where in the trace, in a sentence.
  let seen: String

  init(_ cause: Cause) {
    let finding = cause.shown
    message = finding.message.tidied()
    fix = finding.fix.tidied()
    var seen = "Seen \(CauseText.times(cause.count))"
    if finding.id != nil { seen += " on \(finding.path.tidied())" }
    if let victims = cause.victimWords { seen += " with \(victims)" }
    seen +=
      ": line \(finding.line) of \(cause.source.tidied()), session \(finding.session.tidied())"
    let others = cause.occurrences.count - 1
    if others > 0 { seen += ", and in \(others) more trace\(others == 1 ? "" : "s")" }
    self.seen = seen + "."
  }
}

extension String {
  /// Fit for a line of a CI's page: no control characters, and no longer than a reader reads.
  func tidied(to most: Int = 1000) -> String {
    // Counted in scalars, since one character may be of any length.
    let text = printable
    let kept = text.unicodeScalars.prefix(most)
    return kept.endIndex == text.endIndex ? text : String(kept) + "…"
  }
}
