import RIBsTrace

/// A synthetic trace of any length, for benchmarks. The same values give the same bytes.
package struct TraceGeneration: Sendable {
  /// The minimum number of events, enough for a launch and an end.
  package static let fewestEvents = 400
  /// The minimum number of live RIBs, enough for the app's frame.
  package static let fewestLive = 10

  /// The kind of trace.
  package var shape: Shape
  /// The number of events, not counting the header.
  package var events: Int
  /// The approximate number of live RIBs at any time.
  package var live: Int
  /// Seeds the users' choices.
  package var seed: UInt64
  /// How the app differs from the usual one.
  package var variation = TraceVariation()

  /// - Parameters:
  ///   - shape: The kind of trace.
  ///   - events: The number of events; at least ``fewestEvents``.
  ///   - live: The approximate number of live RIBs at any time; at least ``fewestLive``.
  ///   - seed: Seeds the users' choices.
  package init(shape: Shape = .app, events: Int, live: Int = 1_000, seed: UInt64 = 1) {
    self.shape = shape
    self.events = max(events, Self.fewestEvents)
    self.live = max(live, Self.fewestLive)
    self.seed = seed
  }

  /// The kind of a trace.
  package enum Shape: String, CaseIterable, Sendable {
    /// A session of an app with RIBs at about 120 paths, as the recorder writes it.
    case app
    /// Each RIB is the only child of the one before it.
    case chain
    /// All RIBs are children of one RIB, which is detached at the end.
    case fan
    /// One RIB with `live` RIBs below it is detached and attached over and over.
    case flapping
    /// The same mistake is made over and over.
    case repeats
    /// The same mistake is made with one RIB after the other, each with a name of its own.
    case mistakes
  }

  /// Writes the trace in chunks.
  ///
  /// - Parameter write: Receives the next bytes. Each chunk ends at the end of a line.
  package func write<Failure: Error>(
    to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try Self.write(
      TraceHeader(
        session: "generated/\(shape.rawValue)", app: "Tada", runtime: "ribs-samples generate",
        platform: "none", startedAt: "2026-01-01T00:00:00Z"), scenario, variation, to: write)
  }

  /// Writes what happens in a scenario.
  static func write<Failure: Error>(
    _ header: TraceHeader, _ scenario: any TraceScenario,
    _ variation: TraceVariation = TraceVariation(),
    to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var trace = GeneratedTrace(header, variation)
    var scenario = scenario
    var goesOn = true
    while goesOn {
      goesOn = scenario.act(&trace)
      try trace.flush(least: goesOn ? GeneratedTrace.chunkSize : 0, to: write)
    }
  }

  private var scenario: any TraceScenario {
    switch shape {
    case .app: AppScenario(events: events, live: live, seed: seed)
    case .chain: ChainScenario(events: events)
    case .fan: FanScenario(events: events)
    case .flapping: FlappingScenario(events: events, live: live)
    case .repeats: RepeatsScenario(events: events)
    case .mistakes: MistakesScenario(events: events)
    }
  }
}

/// A generated trace as a series of actions.
protocol TraceScenario {
  /// Writes the events of the next action.
  ///
  /// - Returns: Whether another action follows.
  mutating func act(_ trace: inout GeneratedTrace) -> Bool
}
