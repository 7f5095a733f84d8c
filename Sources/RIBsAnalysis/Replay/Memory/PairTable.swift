/// A place for each pair of numbers that was met: open addressing, without anything to take out of it.
struct PairTable {
  private struct Entry: BitwiseCopyable {
    var first: Int32
    var second: UInt32
    var place: Int32
  }

  private static let empty: Int32 = -1

  private var entries: [Entry] = []
  private var count = 0

  /// - Returns: The place that was set for the pair.
  @inline(__always)
  subscript(first: Int, second: UInt32) -> Int? {
    guard !entries.isEmpty else { return nil }
    let first = Int32(truncatingIfNeeded: first)
    var slot = start(first, second)
    while entries[slot].place != Self.empty {
      if entries[slot].first == first, entries[slot].second == second {
        return Int(entries[slot].place)
      }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  /// - Parameter place: From 0; for a pair that has none yet.
  mutating func set(_ place: Int, for first: Int, _ second: UInt32) {
    if 3 * count >= 2 * entries.count { grow() }
    insert(
      Entry(
        first: Int32(truncatingIfNeeded: first), second: second,
        place: Int32(truncatingIfNeeded: place)))
    count += 1
  }

  private mutating func insert(_ entry: Entry) {
    var slot = start(entry.first, entry.second)
    while entries[slot].place != Self.empty { slot = (slot + 1) & (entries.count - 1) }
    entries[slot] = entry
  }

  private mutating func grow() {
    let known = entries
    entries = Array(
      repeating: Entry(first: 0, second: 0, place: Self.empty), count: max(16, 2 * known.count))
    for entry in known where entry.place != Self.empty { insert(entry) }
  }

  @inline(__always)
  private func start(_ first: Int32, _ second: UInt32) -> Int {
    // Fibonacci hashing: the product's upper bits depend on all bits of the pair.
    let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(second)
    let mixed = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (entries.count - 1)
  }
}
