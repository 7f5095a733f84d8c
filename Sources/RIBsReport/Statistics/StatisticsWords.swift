import RIBsAnalysis

/// Wording that all formats for people share.
enum StatisticsWords {
  /// `118 of 2980 sessions have an error or a warning: 4.0% (3.3% to 4.7%)`
  static func verdict(_ rate: Rate) -> String {
    if rate.sessions == 0 { return "No session was read." }
    let (low, high) = rate.interval
    let hits = rate.hits == 0 ? "none" : String(rate.hits)
    let share =
      rate.hits == 0
      ? "below \(NumberWords.percent(high))"
      : "\(NumberWords.percent(rate.share)) (\(NumberWords.percent(low)) to \(NumberWords.percent(high)))"
    let verb = rate.hits > 1 ? "have" : "has"
    return
      "\(hits) of \(counted(rate.sessions, "session")) \(verb) an error or a warning: \(share)"
  }

  /// `118 of 2980, 4.0% (3.3% to 4.7%)`
  static func rate(_ rate: Rate) -> String {
    let (low, high) = rate.interval
    if rate.hits == 0 { return "none of \(rate.sessions), below \(NumberWords.percent(high))" }
    return
      "\(rate.hits) of \(rate.sessions), \(NumberWords.percent(rate.share)) (\(NumberWords.percent(low)) to \(NumberWords.percent(high)))"
  }

  /// What a reader must know before the figures, one sentence each.
  static func limits(_ statistics: Statistics) -> [String] {
    let unusable = statistics.unusable.count
    let limits: [(Bool, String)] = [
      (
        statistics.apps.count > 1,
        "Several apps are counted together, and versions of one name are one. Give each app's traces alone."
      ),
      (
        statistics.inconclusive > 0,
        "Not everything could be judged in \(counted(statistics.inconclusive, "session"))."
      ),
      (
        statistics.exempt > 0,
        "Not counted: \(counted(statistics.exempt, "cause")), suppressed or in the baseline."
      ),
      (unusable > 0, "\(counted(unusable, "trace")) could not be used."),
    ]
    return limits.filter(\.0).map(\.1)
  }

  /// A version's name.
  static func name(_ version: String?) -> String { version ?? "no version" }

  /// `2026-01-03 to 2026-03-28`; nil if no session has a time.
  static func days(_ span: Statistics.Span) -> String? {
    guard let first = span.first, let last = span.last else { return nil }
    let days = [day(first), day(last)]
    return days[0] == days[1] ? days[0] : days.joined(separator: " to ")
  }

  /// The day of a time in ISO 8601.
  private static func day(_ time: String) -> String { String(time.prefix(10)) }

  /// Nanoseconds in a unit that suits them: `12 ms`, `3.4 s`, `5 min`.
  static func time(_ nanoseconds: Int) -> String {
    switch nanoseconds {
    case ..<1_000_000_000: "\(nanoseconds / 1_000_000) ms"
    case ..<100_000_000_000:
      "\(nanoseconds / 1_000_000_000).\(nanoseconds % 1_000_000_000 / 100_000_000) s"
    default: "\(nanoseconds / 60_000_000_000) min"
    }
  }

  /// What became of a cause, with its rates in both versions.
  static func change(_ change: Statistics.Change, _ before: Rate, _ now: Rate) -> String {
    switch change {
    case .new, .gone:
      "\(rate(now)); before \(rate(before))" + (isSure(before, now) ? "" : "; it may be chance")
    case .more, .less: "\(rate(now)); before \(NumberWords.percent(before.share))"
    }
  }

  /// Whether the two intervals have nothing in common.
  private static func isSure(_ before: Rate, _ now: Rate) -> Bool {
    now.interval.low > before.interval.high || now.interval.high < before.interval.low
  }
}
