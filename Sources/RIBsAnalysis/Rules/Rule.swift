/// One thing that can be wrong. A rule looks at each change while a session is replayed, or judges the session at its
/// end, or both. Each session has an instance of its own, which may remember RIBs by their index.
protocol Rule: Sendable {
  static var page: RulePage { get }

  /// The changes it looks at. It is not asked about others.
  static var watched: ChangeKinds { get }

  init()

  /// Looks at an event after it was applied.
  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter)

  /// Judges the session once all its events are applied.
  mutating func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter)
}

extension Rule {
  static var watched: ChangeKinds { [] }

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ reporter: inout FindingReporter
  ) {}
  mutating func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ reporter: inout FindingReporter
  ) {}
}

/// What is known of a session whose events are all applied, besides its state.
struct SessionEnd {
  let retention: Retention
  let health: TraceHealth
  /// The RIBs that are alive, attached or have children, in the order in which the trace first mentions them.
  let nodes: [NodeIndex]
  /// The line of the trace on which the session begins.
  let firstLine: Int
}
