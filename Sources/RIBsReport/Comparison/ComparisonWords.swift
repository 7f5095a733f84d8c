import RIBsAnalysis

/// Wording that all formats for people share.
struct ComparisonWords {
  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// Whether the change passes, as a mark and a few words.
  var verdict: (mark: String, words: String, severity: Severity?) {
    let mended = [
      counted(comparison.fixed.count, "fixed"), counted(comparison.unseen.count, "not seen"),
      counted(comparison.unchanged.count, "unchanged"),
    ].compactMap { $0 }
    let worst = (comparison.new + comparison.worse.map(\.now)).map(\.severity).max()
    let wrong =
      Severity.allCases.reversed().compactMap { severity in
        counted(
          comparison.new.count { $0.severity == severity }, "new \(severity.word)",
          "new \(severity.word)s")
      } + [counted(comparison.worse.count, "worse")].compactMap { $0 }
    let words = ((wrong.isEmpty ? ["nothing new"] : wrong) + mended).joined(separator: ", ")
    switch comparison.status {
    case .findings: return ("✗", words, worst ?? .error)
    case .inconclusive: return ("?", "inconclusive: \(words)", .warning)
    case .clean where worst == .warning: return ("!", words, .warning)
    case .clean where worst == .error: return ("!", words, .error)
    case .clean: return ("✓", words, nil)
    }
  }

  /// What the traces cannot show.
  var limits: [String] {
    var limits: [String] = []
    if !comparison.base.isWhole {
      limits.append(
        "Not everything in the base could be judged: what is new may have been there before, and nothing counts as fixed."
      )
    }
    if !comparison.trace.isWhole {
      limits.append(
        "Not everything in the trace could be judged: nothing new does not mean clean, nothing counts as fixed, and what went may be in a missing part."
      )
    }
    limits += Caveat.sentences(
      comparison.trace.inputs.lazy.flatMap(\.sessions), besides: .incomplete)
    let exempt = [comparison.base, comparison.trace].map(\.exempt.count)
    if exempt != [0, 0] {
      limits.append(
        "Not compared: what the config suppresses, \(exempt[0]) before and \(exempt[1]) now.")
    }
    return limits
  }

  /// A side's name: its trace, or the number of its traces.
  static func name(_ report: CheckReport) -> String {
    let count = report.inputs.count + report.unusable.count
    if count == 1 {
      return report.inputs.first?.source ?? report.unusable.first?.source ?? ""
    }
    return "\(count) traces"
  }

  /// Why a cause that was not found may still exist.
  static func words(_ reason: Comparison.Reason) -> String {
    switch reason {
    case .incomplete: "not everything in the traces could be judged"
    case .notTold: "these traces record less than those of the base"
    case .notReached: "its path was not reached"
    }
  }

  /// The rule and its subject.
  static func subject(_ cause: Cause) -> String {
    cause.path.isEmpty ? cause.rule : "\(cause.rule) \(cause.path)"
  }

  /// How often the cause happened before and now.
  static func times(_ pair: Comparison.Pair) -> String {
    pair.before.count == pair.now.count
      ? CauseText.times(pair.now.count) : "\(pair.before.count) → \(pair.now.count) times"
  }

  static func below(_ change: TreeComparison.Change) -> String {
    change.below == 0 ? "" : ", with \(change.below) below it"
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many ?? one)"
  }
}
