/// What differs between traces from before a change, the base, and traces from after it.
///
/// Causes are compared by fingerprint, so that ids, counts, order and line numbers do not matter. What the team's
/// config exempts is exempt on both sides, and is left out.
public struct Comparison: Sendable {
  /// A cause on both sides.
  public struct Pair: Sendable {
    /// As it was in the base.
    public let before: Cause
    /// As it is now.
    public let now: Cause
  }

  /// A cause of the base that was not found any more, though that does not show that it is fixed.
  public struct Unseen: Sendable {
    /// As it was in the base.
    public let before: Cause
    /// Why it may still be there.
    public let reason: Reason
  }

  /// Why a cause that was not found may still be there.
  public enum Reason: String, Sendable, CaseIterable {
    /// Part of a trace is missing, on either side: what is not in it may have been lost, and what was in it may
    /// have come of the loss.
    case incomplete
    /// The traces from after the change do not tell what those of the base tell, such as when routers go or which
    /// properties hold them, and so cannot show it.
    case notTold = "not-told"
    /// The RIB did not come up any more, so that nothing could go wrong with it.
    case notReached = "not-reached"
  }

  /// What the traces of the base showed.
  public let base: CheckReport
  /// What the traces from after the change showed.
  public let trace: CheckReport
  /// Causes that the base does not have.
  public let new: [Cause]
  /// Causes that are of a higher severity than in the base.
  public let worse: [Pair]
  /// All other causes on both sides; one that happens more often is no other.
  public let unchanged: [Pair]
  /// Causes of the base that do not happen any more.
  public let fixed: [Cause]
  /// Causes of the base that were not found, which need not mean that they are fixed.
  public let unseen: [Unseen]
  /// How the trees differ.
  public let tree: TreeComparison
  /// At most this many causes of each section, and this many paths, are reported.
  public var most = CheckReport.usualMost

  /// - Parameters:
  ///   - base: What the traces of the base showed.
  ///   - trace: What the traces from after the change showed, judged by the same policy.
  public init(base: CheckReport, trace: CheckReport) {
    self.base = base
    self.trace = trace
    let before = Dictionary(base.causes.map { ($0.shown.fingerprint, $0) }) { first, _ in first }
    let now = Set(trace.causes.map(\.shown.fingerprint))
    var (new, worse, unchanged) = ([Cause](), [Pair](), [Pair]())
    for cause in trace.causes {
      guard let old = before[cause.shown.fingerprint] else {
        new.append(cause)
        continue
      }
      let pair = Pair(before: old, now: cause)
      if cause.shown.severity > old.shown.severity {
        worse.append(pair)
      } else {
        unchanged.append(pair)
      }
    }
    (self.new, self.worse, self.unchanged) = (new, worse, unchanged)

    let isWhole = base.isWhole && trace.isWhole
    let tellsAll = trace.tells.isSuperset(of: base.tells)
    let gone = base.causes.filter { !now.contains($0.shown.fingerprint) }
    let reached = ReachedPaths(of: gone.map(\.shown.path), in: trace.inputs)
    var (fixed, unseen) = ([Cause](), [Unseen]())
    for cause in gone {
      if !isWhole {
        unseen.append(Unseen(before: cause, reason: .incomplete))
      } else if !tellsAll {
        unseen.append(Unseen(before: cause, reason: .notTold))
      } else if cause.shown.id != nil, !reached.contains(cause.shown.path) {
        unseen.append(Unseen(before: cause, reason: .notReached))
      } else {
        fixed.append(cause)
      }
    }
    (self.fixed, self.unseen) = (fixed, unseen)
    tree = TreeComparison(base: base, trace: trace)
  }

  /// Whether the change passes: a cause that is new or became worse does not, from the threshold on; and nothing
  /// new in a trace with a part missing is no proof.
  public var status: CheckStatus {
    if (new + worse.map(\.now)).contains(where: { $0.shown.severity >= trace.threshold }) {
      return .findings
    }
    return trace.isWhole ? .clean : .inconclusive
  }
}

extension CheckReport {
  /// Whether all that happened is in it.
  package var isWhole: Bool {
    unusable.isEmpty && !inputs.contains { $0.sessions.contains(where: \.isInconclusive) }
  }

  /// What its traces tell beside calls.
  fileprivate enum Telling { case lifetimes, holds }

  fileprivate var tells: Set<Telling> {
    let sessions = inputs.lazy.flatMap(\.sessions)
    var tells: Set<Telling> = []
    if sessions.contains(where: \.hasLifetimes) { tells.insert(.lifetimes) }
    if sessions.contains(where: \.hasHolds) { tells.insert(.holds) }
    return tells
  }
}

extension Policy {
  /// Compares what traces showed before and after a change.
  ///
  /// - Parameters:
  ///   - base: What each trace of the base showed, and those that could not be used.
  ///   - trace: The same from after the change.
  ///   - today: The day on which suppressions have to count, as `YYYY-MM-DD`.
  /// - Returns: What differs, as the team sees it.
  public func compare(
    base: (inputs: [InputReport], unusable: [UnusableInput]),
    trace: (inputs: [InputReport], unusable: [UnusableInput]), today: String
  ) -> Comparison {
    Comparison(
      base: judge(base.inputs, unusable: base.unusable, today: today),
      trace: judge(trace.inputs, unusable: trace.unusable, today: today))
  }
}
