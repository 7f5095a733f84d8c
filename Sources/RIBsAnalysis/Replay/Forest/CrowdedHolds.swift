import RIBsTrace

/// The properties that hold one RIB, where they are so many that to look through them each time would take longer
/// than the trace is.
struct CrowdedHolds: Sendable {
  private struct Key: Hashable {
    let holder: Int
    let property: TextNumber

    init(_ hold: HoldRecord) { (holder, property) = (hold.holder, hold.property) }

    init(holder: Int, property: TextNumber) {
      self.holder = holder
      self.property = property
    }
  }

  /// So many may have ended before the others move together.
  private static let slack = 32

  /// In the order in which they were seen; nil where one ended.
  private var holds: [HoldRecord?] = []
  private var places: [Key: Int] = [:]
  /// Before it nobody holds the RIB.
  private var first = 0

  init(_ holds: [HoldRecord]) {
    for hold in holds { insert(hold) }
  }

  /// Those that have not ended.
  var all: some Sequence<HoldRecord> { holds[first...].lazy.compactMap(\.self) }

  /// Adds a hold that is not known.
  mutating func insert(_ hold: HoldRecord) {
    let key = Key(hold)
    guard places[key] == nil else { return }
    places[key] = holds.count
    holds.append(hold)
  }

  /// - Parameter isAlive: Whether a RIB may hold anything yet; of one that does not no hold is kept.
  mutating func remove(holder: Int, _ property: TextNumber, _ isAlive: (Int) -> Bool) {
    if let place = places.removeValue(forKey: Key(holder: holder, property: property)) {
      holds[place] = nil
    }
    while first < holds.count {
      if let hold = holds[first] {
        guard !isAlive(hold.holder) else { break }
        places[Key(hold)] = nil
        holds[first] = nil
      }
      first += 1
    }
    if holds.count > 2 * places.count + Self.slack { tidy() }
  }

  private mutating func tidy() {
    holds.removeAll { $0 == nil }
    first = 0
    places.removeAll(keepingCapacity: true)
    for (place, hold) in holds.enumerated() {
      if let hold { places[Key(hold)] = place }
    }
  }
}
