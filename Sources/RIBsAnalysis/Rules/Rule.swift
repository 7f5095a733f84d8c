/// One thing that can be wrong. A rule looks on while a session is replayed, or judges it at the end, or
/// both; each session has its own instance.
protocol Rule: Sendable {
  static var page: RulePage { get }

  /// The changes it looks at; it is not asked about others.
  static var watched: ChangeKinds { get }

  init()

  /// Looks at an event after it was applied.
  mutating func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector)

  /// Judges the session once all its events are applied.
  mutating func judge(_ end: SessionEnd, _ report: inout FindingCollector)
}

extension Rule {
  static var watched: ChangeKinds { [] }

  mutating func observe(_ step: Step, in state: SessionState, _ report: inout FindingCollector) {}
  mutating func judge(_ end: SessionEnd, _ report: inout FindingCollector) {}
}

/// A session whose events are all applied.
struct SessionEnd {
  let state: SessionState
  let retention: Retention
  let health: TraceHealth

  var forest: Forest { state.forest }
  var options: AnalysisOptions { state.options }
}
