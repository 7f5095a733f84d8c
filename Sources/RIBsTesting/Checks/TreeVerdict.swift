import RIBsAnalysis
import RIBsReport
import RIBsTrace

/// What a check says about a recorded tree.
struct TreeVerdict: Sendable {
  /// The causes that fail the test, highest severity first.
  private(set) var causes: [Cause]
  /// The causes that do not fail the test and should be seen.
  private(set) var warnings: [Cause]
  /// The tree to draw, with its findings; nil if the trace cannot be read.
  private(set) var session: SessionReport?
  fileprivate let report: CheckReport?
  /// Why the causes may not be all; nil if the trace is whole.
  let gap: String?
  /// The trace that shows the causes.
  let trace: [UInt8]

  init(
    causes: [Cause], warnings: [Cause], session: SessionReport?, report: CheckReport?, gap: String?,
    trace: [UInt8]
  ) {
    (self.causes, self.warnings, self.session) = (causes, warnings, session)
    (self.report, self.gap, self.trace) = (report, gap, trace)
  }

  /// The same with the tree of another verdict.
  func showing(_ other: TreeVerdict) -> TreeVerdict {
    var verdict = self
    verdict.session = other.session
    return verdict
  }

  /// The same with further warnings.
  func warning(_ others: [Cause]) -> TreeVerdict {
    var verdict = self
    let known = Set((causes + warnings).map(\.shown.fingerprint))
    verdict.warnings += others.filter { !known.contains($0.shown.fingerprint) }
    return verdict
  }

  /// The same with further causes.
  func adding(_ others: [Cause]) -> TreeVerdict {
    var verdict = self
    let known = fingerprints
    verdict.causes += others.filter { !known.contains($0.shown.fingerprint) }
    return verdict
  }

  /// The identities of ``causes``.
  var fingerprints: Set<String> { Set(causes.map(\.fingerprint)) }
}

extension TreeVerdict {
  /// What to record.
  ///
  /// - Parameter file: The path of the test's file; nil if it is not known.
  func failures(near file: String?) -> [TreeFailure] {
    guard let report, !causes.isEmpty || !warnings.isEmpty else { return [] }
    let text = TextReport(report)
    let sources = ProjectSources(near: file)
    let detaches = DetachSites(trace)
    return (causes.map { ($0, false) } + warnings.map { ($0, true) }).map { cause, isWarning in
      let shown = cause.shown
      let at = detaches.site(toBlameFor: shown)
      let place = at.flatMap(SourcePlace.init).map { site in
        TreeFailure.Place(
          fileID: site.file, path: sources.path(ofSite: at) ?? site.file, line: site.line)
      }
      let issue = RIBTreeIssue(
        rule: shown.rule, path: shown.path, message: shown.message,
        details: text.details(of: cause, at: at).joined(separator: "\n"), isWarning: isWarning)
      return TreeFailure(issue: issue, place: place)
    }
  }
}

/// The calls of a trace that detached RIBs.
private struct DetachSites {
  private var sites: [Int: String] = [:]

  init(_ trace: [UInt8]) {
    for event in TraceEvent.all(in: trace) {
      if case .detach = event.body, let seq = event.seq { sites[seq] = event.at }
    }
  }

  /// The call to show: where a RIB outlives its time on the tree, the one that took it off.
  func site(toBlameFor finding: any Reportable) -> String? {
    guard Self.afterwards.contains(finding.rule) else { return finding.at }
    return finding.related.lazy.compactMap { $0.seq.flatMap { sites[$0] } }.last ?? finding.at
  }

  private static let afterwards: Set = [
    "leaked-child", "retained-object", "active-while-detached", "view-outlives-rib",
    "worker-outlives-rib",
  ]
}
