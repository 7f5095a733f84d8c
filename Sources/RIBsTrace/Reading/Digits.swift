/// Reads the digits of a number, eight bytes at once.
enum Digits {
  /// - Parameter word: Eight bytes, the first one lowest.
  /// - Returns: The value of the digits before the first other byte, and how many there are.
  @inline(__always)
  static func read(_ word: UInt64) -> (value: UInt64, count: Int) {
    // A digit becomes 0 to 9. In any other byte the sum's highest bit is set; its carry spoils only the bytes
    // after it. No step below traps, and none overflows if all bytes are digits.
    let digits = word ^ 0x3030_3030_3030_3030
    let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount / 8
    if count == 0 { return (0, 0) }
    // Shifts zeros in before the digits, then combines pairs, fours and all eight.
    let eight = digits << UInt64(64 - 8 * count)
    let pairs = (eight &* 2561) >> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 6_553_601) >> 16 & 0x0000_FFFF_0000_FFFF
    return ((fours &* 42_949_672_960_001) >> 32, count)
  }

  /// Ten to the power of a number from 0 to 8.
  @inline(__always)
  static func power(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    default: 100_000_000
    }
  }
}
