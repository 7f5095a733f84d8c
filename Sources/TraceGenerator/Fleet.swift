import RIBsTrace

/// The sessions of many users of one app, in three versions of it, with mistakes at known rates. The same values give
/// the same bytes.
package struct Fleet: Sendable {
  /// The app's versions, from the oldest. As text the last one stands before the first.
  package static let versions = ["3.8", "3.9", "3.10"]

  /// A mistake while the user logs in.
  package enum Mistake: CaseIterable, Sendable {
    /// A screen of the login leaks. It began in 3.9 and became frequent in 3.10.
    case leaks
    /// The login is detached twice. It was mended in 3.10.
    case detachesTwice

    /// How many of a hundred sessions of a version make it.
    func percent(in version: Int) -> Int {
      switch self {
      case .leaks: [0, 4, 12][version]
      case .detachesTwice: [2, 2, 0][version]
      }
    }
  }

  /// One user's session.
  package struct Session: Sendable {
    /// Its name: its number, with six digits.
    package let name: String
    /// What its header says.
    package let header: TraceHeader
    /// The mistakes that it makes.
    package let mistakes: [Mistake]
    let seed: UInt64
  }

  /// How many events each session has.
  package var events: Int
  /// Seeds all choices.
  package var seed: UInt64

  /// - Parameters:
  ///   - events: How many events each session has; at least ``TraceGeneration/fewestEvents``.
  ///   - seed: Seeds all choices.
  package init(events: Int, seed: UInt64 = 1) {
    self.events = max(events, TraceGeneration.fewestEvents)
    self.seed = seed
  }

  /// A session by its number.
  package subscript(number: Int) -> Session {
    let seed = seed &+ UInt64(truncatingIfNeeded: number) &* 1_000_003
    var dice = Dice(seed: seed)
    let share = dice.roll(10)
    let version = share < 5 ? 0 : share < 8 ? 1 : 2
    let day = 1 + dice.roll(28)
    let digits = String(number)
    let name = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return Session(
      name: name,
      header: TraceHeader(
        session: "fleet/\(name)", app: "Tada", runtime: "ribs-samples fleet", platform: "none",
        startedAt: "2026-0\(version + 1)-\(day < 10 ? "0" : "")\(day)T12:00:00Z",
        appVersion: Self.versions[version], build: "\(380 + 10 * version)",
        device: ["iPhone15,2", "iPhone16,1", "iPhone17,3"][dice.roll(3)],
        tags: ["channel": dice.isOnce(in: 4) ? "beta" : "store"]),
      mistakes: Mistake.allCases.filter { dice.roll(100) < $0.percent(in: version) }, seed: seed)
  }

  /// Writes a session in chunks.
  ///
  /// - Parameter write: Receives the next bytes. Each chunk ends at the end of a line.
  package func write<Failure: Error>(
    _ session: Session, to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try TraceGeneration.write(
      session.header,
      AppScenario(events: events, live: 60, seed: session.seed, loginMistakes: session.mistakes),
      to: write)
  }
}
