import RIBsTrace

/// How long the app has to clean up, and which RIBs it keeps on purpose.
public struct AnalysisOptions: Sendable {
  /// How long after it left the tree a RIB may still be alive, in nanoseconds.
  public var grace: Int
  /// How long a view and its RIB may differ, in nanoseconds.
  public var viewGrace: Int
  /// How long a workflow may stand still, in nanoseconds.
  public var stall: Int
  /// The names of RIBs that their parents keep to attach them again.
  public var reusable: [Glob]

  /// - Parameters:
  ///   - grace: How long after it left the tree a RIB may still be alive, in nanoseconds; 1 s by default.
  ///   - viewGrace: How long a view and its RIB may differ, in nanoseconds; 5 s by default.
  ///   - stall: How long a workflow may stand still, in nanoseconds; 30 s by default.
  ///   - reusable: The names of RIBs that their parents keep to attach them again. Names that a trace shows to be kept
  ///     need not be listed.
  public init(
    grace: Int = 1_000_000_000, viewGrace: Int = 5_000_000_000, stall: Int = 30_000_000_000,
    reusable: [Glob] = []
  ) {
    self.grace = grace
    self.viewGrace = viewGrace
    self.stall = stall
    self.reusable = reusable
  }
}

/// The state of one session, as far as it was replayed.
package struct SessionState: ~Copyable {
  package internal(set) var forest: Forest
  package internal(set) var endReason: EndReason?
  package let options: AnalysisOptions
  /// Whether the trace begins with a checkpoint, so that earlier events are missing.
  let hasCheckpoint: Bool
  /// The line of the last `settle`; 0 before the first.
  private var lastSettle = 0
  /// The last `unsettled`, and how long the app waited, unless a `settle` stands after it.
  private var gaveUp: (stamp: EventStamp, waited: Int)?
  /// The event applied last.
  private(set) var last: EventStamp?

  init(
    strings: InternedStrings, isSampled: Bool, nodeWord: NodeWord, hasCheckpoint: Bool = false,
    options: AnalysisOptions
  ) {
    self.options = options
    self.hasCheckpoint = hasCheckpoint
    forest = Forest(strings: strings, isSampled: isSampled, nodeWord: nodeWord)
  }

  /// Applies an event.
  ///
  /// - Returns: What it did.
  mutating func apply(_ event: InternedEvent, at stamp: EventStamp) -> Change {
    last = stamp
    switch event.body {
    case .settle: (lastSettle, gaveUp) = (stamp.line, nil)
    case .unsettled(let waited): gaveUp = (stamp, waited)
    case .end(let reason): endReason = reason
    default: break
    }
    return forest.apply(event, at: stamp)
  }

  /// Whether everything that followed from `event` has happened: a `settle` or a teardown came after it,
  /// or as much time passed as the grace allows.
  package func hasSettled(since event: EventStamp, grace: Int) -> Bool {
    lastSettle > event.line || endReason == .teardown || time(since: event) >= grace
  }

  /// Where the app gave up waiting, and how long it had waited, unless everything settled afterwards.
  var unsettled: (stamp: EventStamp, waited: Int)? { endReason == .teardown ? nil : gaveUp }

  /// The time from an event to the end of what was replayed, in nanoseconds.
  package func time(since event: EventStamp) -> Int { (last?.time ?? 0) - event.time }
}
