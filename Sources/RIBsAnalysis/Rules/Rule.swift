/// One thing that can be wrong. A rule looks on while a session is replayed, or judges it at the end, or
/// both; each session has its own instance.
protocol Rule: Sendable {
  static var page: RulePage { get }

  /// The changes it looks at; it is not asked about others.
  static var watched: ChangeKinds { get }

  /// Whether it knows RIBs by their index from one event to the next.
  static var remembersRIBs: Bool { get }

  init()

  /// Looks at an event after it was applied.
  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector)

  /// Takes those out of some RIBs that it knows by their index, and may speak of yet.
  func keep(from ribs: inout [NodeIndex])

  /// RIBs are gone for good, and their indices will be given to others.
  mutating func forget(_ ribs: [NodeIndex], _ forest: borrowing Forest)

  /// Judges the session once all its events are applied.
  mutating func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector)
}

extension Rule {
  static var watched: ChangeKinds { [] }
  static var remembersRIBs: Bool { false }

  mutating func observe(
    _ step: borrowing Step, in forest: borrowing Forest, _ report: inout FindingCollector
  ) {}
  func keep(from ribs: inout [NodeIndex]) {}
  mutating func forget(_ ribs: [NodeIndex], _ forest: borrowing Forest) {}
  mutating func judge(
    _ end: SessionEnd, in state: borrowing SessionState, _ report: inout FindingCollector
  ) {}
}

/// What is known of a session whose events are all applied, besides its state.
struct SessionEnd {
  let retention: Retention
  let health: TraceHealth
  /// All of which something may be left to say, in the order in which the trace mentioned them.
  let ribs: RIBIndices
  /// The line of the trace on which the session begins.
  let firstLine: Int
}
