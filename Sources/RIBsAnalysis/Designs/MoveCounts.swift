/// How often users made each move, counted at every attach and detach.
struct MoveCounts {
  struct Move: BitwiseCopyable, Equatable {
    enum Kind: UInt8 {
      case cut, start, end, transition, overlay
    }

    let kind: Kind
    let owner: Int32
    let from: Int32
    let to: Int32

    init(_ kind: Kind, owner: Slot.Index, from: Slot.Index, to: Slot.Index) {
      self.kind = kind
      self.owner = Int32(truncatingIfNeeded: owner)
      self.from = Int32(truncatingIfNeeded: from)
      self.to = Int32(truncatingIfNeeded: to)
    }

    fileprivate var hash: UInt64 {
      let ends = UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to))
      let rest = UInt64(UInt32(bitPattern: owner)) << 8 | UInt64(kind.rawValue)
      let mixed = (ends ^ ends >> 29 ^ rest &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ mixed >> 32
    }
  }

  private struct Entry: BitwiseCopyable {
    var move = Move(.cut, owner: 0, from: 0, to: 0)
    /// 0 where the place is free.
    var count: UInt32 = 0
  }

  private var entries: [Entry] = []
  private var taken = 0

  mutating func add(_ move: Move) {
    if 3 * taken >= 2 * entries.count { grow() }
    let place = place(of: move)
    if entries[place].count == 0 {
      entries[place].move = move
      taken += 1
    }
    entries[place].count &+= 1
  }

  /// In no order.
  var all: some Sequence<(move: Move, count: Int)> {
    entries.lazy.filter { $0.count > 0 }.map { ($0.move, Int($0.count)) }
  }

  private func place(of move: Move) -> Int {
    var place = Int(truncatingIfNeeded: move.hash) & (entries.count - 1)
    while entries[place].count > 0, entries[place].move != move {
      place = (place + 1) & (entries.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let known = entries
    entries = Array(repeating: Entry(), count: max(64, 2 * known.count))
    for entry in known where entry.count > 0 { entries[place(of: entry.move)] = entry }
  }
}
