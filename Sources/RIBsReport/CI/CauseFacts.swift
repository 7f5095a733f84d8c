import RIBsAnalysis

/// What every CI format reports about a cause. Texts are cut to a readable length, since a RIB's name in a
/// trace may be a megabyte long.
struct CauseFacts {
  let message: String
  let fix: String
  /// How often, on which RIB and where in the trace, in a sentence; for a hazard in source, on which RIB or edge and
  /// where else.
  let seen: String

  init(_ cause: Cause) {
    message = cause.told.tidied()
    fix = cause.shown.fix.tidied()
    guard let finding = cause.finding else {
      let also = CauseText.also(cause).map { ", also at \($0)" } ?? ""
      seen = "On \(cause.path)\(also).".tidied()
      return
    }
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

extension Cause {
  /// What happened and what holds the object, in sentences.
  var told: String { shown.message + (heldBy.map { " Held \($0)." } ?? "") }
}

extension String {
  /// Fit for one line of a CI's page: no control characters, and cut to a readable length.
  func tidied(to most: Int = 1000) -> String {
    // Count scalars: a single character has no maximum length.
    let text = printable
    let kept = text.unicodeScalars.prefix(most)
    return kept.endIndex == text.endIndex ? text : String(kept) + "…"
  }
}
