import RIBsAnalysis
import RIBsReport

/// What a check says about a recorded tree.
struct TreeVerdict: Sendable {
  /// The causes that fail the test, highest severity first.
  let causes: [Cause]
  /// The tree to draw, with its findings; nil if the trace cannot be read.
  private(set) var session: SessionReport?
  fileprivate let report: CheckReport?
  /// Why the causes may not be all; nil if the trace is whole.
  let gap: String?
  /// The trace that shows the causes.
  let trace: [UInt8]

  /// The same with the tree of another verdict.
  func showing(_ other: TreeVerdict) -> TreeVerdict {
    var verdict = self
    verdict.session = other.session
    return verdict
  }

  /// The identities of ``causes``.
  var fingerprints: Set<String> { Set(causes.map(\.shown.fingerprint)) }
}

/// A cause in the words of a report, and where its call is.
struct TreeFailure {
  struct Place {
    /// `Module/File.swift`
    let fileID: String
    /// The file's path; its ID if the file was not found.
    let path: String
    let line: Int
  }

  let text: String
  /// Nil if no call site is known.
  let place: Place?
}

extension TreeVerdict {
  /// What to record.
  ///
  /// - Parameter file: The path of the test's file; nil if it is not known.
  func failures(near file: String?) -> [TreeFailure] {
    guard let report, !causes.isEmpty else { return [] }
    let text = TextReport(report)
    let sources = ProjectSources(near: file)
    return causes.map { cause in
      let place = cause.shown.at.flatMap(SourcePlace.init).map { site in
        TreeFailure.Place(
          fileID: site.file, path: sources.path(ofSite: cause.shown.at) ?? site.file,
          line: site.line)
      }
      return TreeFailure(text: text.lines(on: cause).joined(separator: "\n"), place: place)
    }
  }
}

/// Judges a trace while it grows.
final class TreeJudge {
  private let name: String
  private let policy: Policy
  private var analyzer: TraceAnalyzer
  private var trace: [UInt8] = []

  /// - Parameters:
  ///   - name: The test's name.
  ///   - isSettled: Whether everything that can go is gone, although the trace does not say so.
  init(name: String, options: RIBTreeOptions, isSettled: Bool = false) {
    self.name = name
    var policy = Policy()
    policy.threshold = options.failOn
    policy.options.reusable = options.reusable.map { Glob($0) }
    if isSettled { (policy.options.grace, policy.options.viewGrace) = (0, 0) }
    self.policy = policy
    analyzer = TraceAnalyzer(options: policy.options)
  }

  /// Judges a trace as if it ended here.
  ///
  /// - Parameter trace: The trace that was judged before, or nothing, and what came after it.
  func verdict(on trace: [UInt8]) -> TreeVerdict {
    feed(trace)
    do {
      return verdict(try analyzer.reportsSoFar())
    } catch {
      return verdict(error)
    }
  }

  /// Judges a whole trace. Nothing can be judged after it.
  ///
  /// - Parameter trace: The trace that was judged before, or nothing, and what came after it.
  func lastVerdict(on trace: [UInt8]) -> TreeVerdict {
    feed(trace)
    do {
      return verdict(try analyzer.finish())
    } catch {
      return verdict(error)
    }
  }

  private func feed(_ trace: [UInt8]) {
    analyzer.feed(trace[self.trace.count...])
    self.trace = trace
  }

  private func verdict(_ sessions: [SessionReport]) -> TreeVerdict {
    let report = policy.judge([InputReport(source: name, sessions: sessions)], today: "")
    // A test that makes no RIB is in order.
    let isIncomplete = sessions.contains { $0.isIncomplete }
    return TreeVerdict(
      causes: report.causes.filter {
        $0.shown.severity >= policy.threshold && $0.shown.rule != Self.notEnded
      },
      session: sessions.first, report: report,
      gap: isIncomplete ? Self.incomplete : nil, trace: trace)
  }

  private func verdict(_ error: TraceAnalyzer.Unusable) -> TreeVerdict {
    TreeVerdict(causes: [], session: nil, report: nil, gap: error.description, trace: trace)
  }

  /// A test that is judged before its end is no killed app.
  private static let notEnded = "trace-not-ended"
  private static let incomplete =
    "The test made more events than its recording has room for, so leaks may be missing. Split the test."
}
