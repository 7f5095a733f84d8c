/// The differences between traces from before a change, the base, and traces from after it.
///
/// Causes are compared by fingerprint, so ids, counts, order and line numbers do not matter. Causes that the team's
/// config exempts are left out on both sides.
public struct Comparison: Sendable {
  /// A cause that both sides have.
  public struct Pair: Sendable {
    /// The cause in the base.
    public let before: Cause
    /// The cause after the change.
    public let now: Cause
  }

  /// A cause of the base that was not found after the change, which does not prove that it is fixed.
  public struct Unseen: Sendable {
    /// The cause in the base.
    public let before: Cause
    /// Why it may still be there.
    public let reason: Reason
  }

  /// Why a cause that was not found may still be there.
  public enum Reason: String, Sendable, CaseIterable {
    /// Part of a trace is missing on either side. The cause may have been lost with it, or the loss may have
    /// produced the cause.
    case incomplete
    /// The traces from after the change record less than those of the base, for example no router lifetimes or
    /// no holds, so they cannot show the cause.
    case notTold = "not-told"
    /// The RIB never came up after the change, so nothing could go wrong with it.
    case notReached = "not-reached"
  }

  /// The report on the base.
  public let base: CheckReport
  /// The report on the traces from after the change.
  public let trace: CheckReport
  /// Causes that the base does not have.
  public let new: [Cause]
  /// Causes that have a higher severity than in the base.
  public let worse: [Pair]
  /// All other causes that both sides have. How often each happens does not matter.
  public let unchanged: [Pair]
  /// Causes of the base that no longer happen.
  public let fixed: [Cause]
  /// Causes of the base that were not found, which does not prove that they are fixed.
  public let unseen: [Unseen]
  /// How the trees differ.
  public let tree: TreeComparison
  /// At most this many causes of each section, and this many paths, are reported.
  package var most = CheckReport.usualMost

  /// - Parameters:
  ///   - base: The report on the base.
  ///   - trace: The report on the traces from after the change, judged by the same policy.
  package init(base: CheckReport, trace: CheckReport) {
    self.base = base
    self.trace = trace
    let before = Dictionary(base.causes.map { ($0.fingerprint, $0) }) { first, _ in first }
    let now = Set(trace.causes.map(\.fingerprint))
    var (new, worse, unchanged) = ([Cause](), [Pair](), [Pair]())
    for cause in trace.causes {
      guard let old = before[cause.fingerprint] else {
        new.append(cause)
        continue
      }
      let pair = Pair(before: old, now: cause)
      if cause.severity > old.severity {
        worse.append(pair)
      } else {
        unchanged.append(pair)
      }
    }
    (self.new, self.worse, self.unchanged) = (new, worse, unchanged)

    let isWhole = base.isWhole && trace.isWhole
    let recordsAsMuch = trace.recordedDetails.isSuperset(of: base.recordedDetails)
    let gone = base.causes.filter { !now.contains($0.fingerprint) }
    let reached = ReachedPaths(of: gone.map(\.path), in: trace.inputs)
    var (fixed, unseen) = ([Cause](), [Unseen]())
    for cause in gone {
      if !isWhole {
        unseen.append(Unseen(before: cause, reason: .incomplete))
      } else if !recordsAsMuch {
        unseen.append(Unseen(before: cause, reason: .notTold))
      } else if cause.isAboutRIB, !reached.contains(cause.path) {
        unseen.append(Unseen(before: cause, reason: .notReached))
      } else {
        fixed.append(cause)
      }
    }
    (self.fixed, self.unseen) = (fixed, unseen)
    tree = TreeComparison(base: base, trace: trace)
  }

  /// Whether the change passes. A cause at or above the threshold that is new or became worse fails it. Without
  /// one, traces with a part missing make it inconclusive.
  public var status: CheckStatus {
    if (new + worse.map(\.now)).contains(where: { $0.severity >= trace.threshold }) {
      return .findings
    }
    return trace.isWhole ? .clean : .inconclusive
  }
}

extension CheckReport {
  /// Whether no part of the traces is missing.
  package var isWhole: Bool {
    unusable.isEmpty
      && !inputs.contains { $0.sessions.contains { $0.isInconclusive || $0.checkpoint != nil } }
  }

  /// What a trace can record besides calls.
  fileprivate enum RecordedDetail { case lifetimes, holds }

  fileprivate var recordedDetails: Set<RecordedDetail> {
    let sessions = inputs.lazy.flatMap(\.sessions)
    var details: Set<RecordedDetail> = []
    if sessions.contains(where: \.hasLifetimes) { details.insert(.lifetimes) }
    if sessions.contains(where: \.hasHolds) { details.insert(.holds) }
    return details
  }
}

extension Policy {
  /// Compares the reports on traces from before and after a change.
  ///
  /// - Parameters:
  ///   - base: The report on each trace of the base, and the traces that could not be used.
  ///   - trace: The same from after the change.
  ///   - today: The day that decides whether a suppression has expired, as `YYYY-MM-DD`.
  /// - Returns: The differences under this policy.
  public func compare(
    base: (inputs: [InputReport], unusable: [UnusableInput]),
    trace: (inputs: [InputReport], unusable: [UnusableInput]), today: String
  ) -> Comparison {
    Comparison(
      base: judge(base.inputs, unusable: base.unusable, today: today),
      trace: judge(trace.inputs, unusable: trace.unusable, today: today))
  }
}
