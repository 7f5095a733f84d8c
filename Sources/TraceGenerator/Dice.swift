/// SplitMix64: the same numbers for the same seed on every machine and with every version of Swift. The
/// standard library's `random` guarantees neither.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to one less than `bound`.
  mutating func roll(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(bound, 1))).high)
  }

  /// True once in `times` rolls on average.
  mutating func isOnce(in times: Int) -> Bool { roll(times) == 0 }
}
