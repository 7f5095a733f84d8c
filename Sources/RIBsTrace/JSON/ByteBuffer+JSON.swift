extension ByteBuffer {
  /// Appends the inside of a JSON string.
  @inline(__always)
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Appends the inside of a JSON string. Most text needs no escapes and is copied whole.
  mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    if Self.needsEscape(text) {
      for byte in text { appendEscaped(byte) }
    } else {
      append(text)
    }
  }

  private static func needsEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a branch for each byte, the compiler compares many at once.
    var found: UInt8 = 0
    for byte in text {
      found |= byte < 0x20 ? 1 : 0
      found |= byte == UInt8(ascii: "\"") ? 1 : 0
      found |= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return found != 0
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20:
      append("\\u00")
      append(Self.hexDigit(byte >> 4))
      append(Self.hexDigit(byte & 15))
    default: append(byte)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Appends a whole number. `String(number)` would cost more than the rest of a trace's line.
  mutating func append(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.endIndex
      var rest = number.magnitude
      // Two digits for each division, which is the slow part.
      while rest >= 100 {
        let quotient = rest / 100
        let pair = UInt8(truncatingIfNeeded: rest &- quotient &* 100)
        start -= 2
        digits[start] = UInt8(ascii: "0") &+ pair / 10
        digits[start + 1] = UInt8(ascii: "0") &+ pair % 10
        rest = quotient
      }
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 {
        start -= 1
        digits[start] = UInt8(ascii: "-")
      }
      append(UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
