import RIBsAnalysis

/// Judges a trace while it grows.
final class TreeJudge {
  private let name: String
  private let policy: Policy
  private let staying: [Glob]
  private var analyzer: TraceAnalyzer
  private var trace: [UInt8] = []

  /// - Parameters:
  ///   - name: The test's name.
  ///   - isSettled: Whether everything that can go is gone, although the trace does not say so.
  init(name: String, options: RIBTreeOptions, isSettled: Bool = false) {
    self.name = name
    var policy = Policy()
    policy.threshold = options.failOn.inReports
    policy.options.reusable = options.reusable.map { Glob($0) }
    policy.options.stall = options.stall.nanoseconds
    for rule in options.ignoredRules { policy.settings[rule] = .off }
    if isSettled { (policy.options.grace, policy.options.viewGrace) = (0, 0) }
    self.policy = policy
    staying = options.staying.map { Glob($0) }
    analyzer = TraceAnalyzer(options: policy.options)
  }

  /// Judges a trace as if it ended here.
  ///
  /// - Parameters:
  ///   - trace: The trace that was judged before, or nothing, and what came after it.
  ///   - limits: What does not count.
  func verdict(on trace: [UInt8], _ limits: JudgeLimits) -> TreeVerdict {
    feed(trace)
    do {
      return verdict(try analyzer.reportsSoFar(), limits)
    } catch {
      return verdict(error)
    }
  }

  /// Judges a whole trace. Nothing can be judged after it.
  ///
  /// - Parameters:
  ///   - trace: The trace that was judged before, or nothing, and what came after it.
  ///   - limits: What does not count.
  func lastVerdict(on trace: [UInt8], _ limits: JudgeLimits) -> TreeVerdict {
    feed(trace)
    do {
      return verdict(try analyzer.finish(), limits)
    } catch {
      return verdict(error)
    }
  }

  private func feed(_ trace: [UInt8]) {
    analyzer.feed(trace[self.trace.count...])
    self.trace = trace
  }

  private func verdict(_ sessions: [SessionReport], _ limits: JudgeLimits) -> TreeVerdict {
    var sessions = sessions
    for index in sessions.indices {
      sessions[index].removeFindings { finding, rib in
        limits.leaveOut(finding)
          || JudgeLimits.leaks.contains(finding.rule) && staying.contains { $0.matches(rib) }
      }
    }
    let report = policy.judge([InputReport(source: name, sessions: sessions)], today: "")
    // Findings about the trace itself have no path. A test that makes no RIB is in order, and so is one that is judged
    // before its end.
    let causes = report.causes.filter { !$0.path.isEmpty }
    return TreeVerdict(
      causes: causes.filter { $0.severity >= policy.threshold },
      warnings: causes.filter {
        $0.severity < policy.threshold && $0.severity == .warning
      },
      session: sessions.first, report: report,
      gap: Self.gap(in: sessions), trace: trace)
  }

  private func verdict(_ error: TraceAnalyzer.Unusable) -> TreeVerdict {
    TreeVerdict(
      causes: [], warnings: [], session: nil, report: nil, gap: error.description, trace: trace)
  }

  /// What keeps the verdict from being complete, and what to do about it.
  private static func gap(in sessions: [SessionReport]) -> String? {
    if sessions.contains(where: \.isIncomplete) { return incomplete }
    let contradiction = sessions.lazy.flatMap(\.findings).first {
      $0.rule == "trace-contradiction"
    }
    return contradiction.map {
      "\($0.message) So leaks may be missing. Look at where the runtime reports to its RouterRecord."
    }
  }

  private static let incomplete =
    "The test made more events than its recording has room for, so leaks may be missing. Split the test."
}

/// What does not count in a check, by what happened in the test.
struct JudgeLimits {
  /// The RIBs that the test's own objects keep alive.
  var kept: Set<Int> = []
  /// The RIBs that are older than the check, of which the trace does not say when they loaded.
  var older: Set<Int> = []
  /// The RIBs of which nobody knows whether they were lost, because their root went.
  var maybeLost: Set<Int> = []
  /// The moment at which the tree is judged; nil if it had time to settle.
  var departure: Departure?
  /// Events up to this number were before the part of the test that is checked.
  var before = 0
  /// What other checks of parts of the test have judged.
  var judged: Set<FindingKey> = []

  /// The rules about RIBs that are alive and need not be.
  static let leaks: Set = ["leaked-child", "kept-for-reuse", "never-attached", "retained-object"]

  func leaveOut(_ finding: FindingKey) -> Bool {
    if finding.seq <= before && before > 0 || judged.contains(finding) { return true }
    if let departure, !departure.shows((finding.rule, finding.id)) { return true }
    guard let id = finding.id else { return false }
    switch finding.rule {
    case "lost-child": return maybeLost.contains(id)
    case "detach-during-attach": return older.contains(id)
    default: return kept.contains(id) && Self.leaks.contains(finding.rule)
    }
  }
}

extension Duration {
  fileprivate var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLong ? .max : whole + Int(attoseconds / 1_000_000_000)
  }
}
