import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite struct DigitsTests {
  /// What eight bytes begin with, read one by one.
  private func plain(_ bytes: [UInt8]) -> (value: UInt64, count: Int) {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    return (digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, digits.count)
  }

  private func expectPlain(_ bytes: [UInt8]) {
    let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let read = Digits.read(word)
    #expect(read == plain(bytes), "\(bytes)")
  }

  @Test func `any byte ends a number but a digit, wherever it stands`() {
    for place in 0..<8 {
      for byte in UInt8.min...UInt8.max {
        for digit in [UInt8(ascii: "0"), UInt8(ascii: "9")] {
          var bytes = [UInt8](repeating: digit, count: 8)
          bytes[place] = byte
          expectPlain(bytes)
        }
      }
    }
  }

  @Test func `eight bytes mean what their digits mean one by one`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...8, using: &random)
      expectPlain(
        (0..<8).map { index in
          let range: ClosedRange<UInt8> = index < count ? 0x30...0x39 : 0...0xFF
          return UInt8.random(in: range, using: &random)
        })
    }
  }

  @Test func `a power of ten has as many zeros`() {
    for exponent in 0...8 {
      #expect(String(Digits.power(exponent)) == "1" + String(repeating: "0", count: exponent))
    }
  }
}
