import RIBsTrace

/// A trace of any length that no app recorded, for measuring: the same bytes for the same values.
package struct TraceGeneration: Sendable {
  /// The shortest trace there is: it still has a launch and an end.
  package static let fewestEvents = 400
  /// The fewest RIBs that are the app's frame.
  package static let fewestLive = 10

  /// What the trace looks like.
  package var shape: Shape
  /// How many events it has, besides the header.
  package var events: Int
  /// How many RIBs are alive at any time, roughly.
  package var live: Int
  /// What the users do depends on it.
  package var seed: UInt64
  /// How the app differs from the usual one.
  package var variation = TraceVariation()

  /// - Parameters:
  ///   - shape: What the trace looks like.
  ///   - events: How many events it has; at least ``fewestEvents``.
  ///   - live: How many RIBs are alive at any time; at least ``fewestLive``.
  ///   - seed: What the users do depends on it.
  package init(shape: Shape = .app, events: Int, live: Int = 1_000, seed: UInt64 = 1) {
    self.shape = shape
    self.events = max(events, Self.fewestEvents)
    self.live = max(live, Self.fewestLive)
    self.seed = seed
  }

  /// What a trace looks like.
  package enum Shape: String, CaseIterable, Sendable {
    /// A session of an app with about 120 kinds of RIBs, as the recorder writes it.
    case app
    /// Each RIB is the only child of the one before it.
    case chain
    /// All RIBs are children of one, which is detached at the end.
    case fan
    /// One RIB with `live` below it is detached and attached again, and again.
    case flapping
    /// One mistake is made again and again.
    case repeats
  }

  /// Writes the trace, a piece at a time.
  ///
  /// - Parameter write: Takes the next bytes; a piece ends where a line ends.
  package func write<Failure: Error>(
    to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var trace = GeneratedTrace(
      TraceHeader(
        session: "generated/\(shape.rawValue)", app: "Tada", runtime: "ribs-samples generate",
        platform: "none", startedAt: "2026-01-01T00:00:00Z"), variation)
    var scenario = scenario
    var goesOn = true
    while goesOn {
      goesOn = scenario.act(&trace)
      try trace.handOn(least: goesOn ? GeneratedTrace.piece : 0, to: write)
    }
  }

  private var scenario: any TraceScenario {
    switch shape {
    case .app: AppScenario(events: events, live: live, seed: seed)
    case .chain: ChainScenario(events: events)
    case .fan: FanScenario(events: events)
    case .flapping: FlappingScenario(events: events, live: live)
    case .repeats: RepeatsScenario(events: events)
    }
  }
}

/// What happens in a generated trace, one thing after the other.
protocol TraceScenario {
  /// Writes the events of what happens next.
  ///
  /// - Returns: Whether anything comes after it.
  mutating func act(_ trace: inout GeneratedTrace) -> Bool
}
