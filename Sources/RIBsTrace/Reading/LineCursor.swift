/// Goes through the bytes of one line that is written as recorders write: no escapes, ASCII alone, whole
/// numbers. What it cannot read it refuses, and says neither why nor where.
struct LineCursor {
  /// Where the inside of a string stands in the line.
  struct Text {
    private let from: UInt32
    private let length: UInt32

    /// A line is no longer than 1 MiB.
    @inline(__always)
    init(start: Int, count: Int) {
      from = UInt32(truncatingIfNeeded: start)
      length = UInt32(truncatingIfNeeded: count)
    }

    /// No string stands at a line's first byte.
    static var absent: Text { Text(start: 0, count: 0) }

    var start: Int { Int(from) }
    var count: Int { Int(length) }
    var isAbsent: Bool { from == 0 }
  }

  /// Valid only as long as whoever made the cursor holds the bytes.
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  @inline(__always)
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  /// Many writers put one space behind a colon or a comma.
  @inline(__always)
  mutating func skipSpace() {
    while current == 0x20 { index += 1 }
  }

  // MARK: Values

  /// A whole number from 0, of at most eighteen digits: less than 2^63 whatever they are.
  @inline(__always)
  mutating func number() -> Int? {
    let start = index
    var number: UInt64 = 0
    while index + 8 <= bytes.count {
      let (value, count) = Digits.read(load(at: index))
      // With more digits than eighteen this may overflow, and the number is refused.
      number = number &* Digits.power(count) &+ value
      index += count
      if count < 8 { return checked(number, from: start) }
    }
    while let byte = current, byte &- 0x30 < 10 {
      number = number &* 10 &+ UInt64(byte &- 0x30)
      index += 1
    }
    return checked(number, from: start)
  }

  @inline(__always)
  private func checked(_ number: UInt64, from start: Int) -> Int? {
    let digits = index - start
    guard digits >= 1, digits <= 18, digits == 1 || bytes[start] != 0x30 else { return nil }
    return Int(truncatingIfNeeded: number)
  }

  @inline(__always)
  mutating func flag() -> Bool? {
    if take("true") { return true }
    return take("false") ? false : nil
  }

  @inline(__always)
  private mutating func take(_ word: StaticString) -> Bool {
    let text = Text(start: index, count: word.utf8CodeUnitCount)
    guard index + text.count <= bytes.count, isEqual(text, word) else { return false }
    index += text.count
    return true
  }

  /// Passes over a value of any kind that is read here.
  mutating func passScalar() -> Bool {
    switch current {
    case UInt8(ascii: "\""): text() != nil
    case UInt8(ascii: "t"), UInt8(ascii: "f"): flag() != nil
    default: number() != nil
    }
  }

  /// A string without escapes, all ASCII.
  @inline(__always)
  mutating func text() -> Text? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    while index + 8 <= bytes.count {
      let found = Self.special(in: load(at: index))
      if found != 0 {
        index += found.trailingZeroBitCount / 8
        return endOfText(from: start)
      }
      index += 8
    }
    while let byte = current, Self.special(in: UInt64(byte) | Self.harmless) == 0 { index += 1 }
    return endOfText(from: start)
  }

  @inline(__always)
  private mutating func endOfText(from start: Int) -> Text? {
    let end = index
    return take(UInt8(ascii: "\"")) ? Text(start: start, count: end - start) : nil
  }

  // MARK: Eight bytes at once

  /// Seven letters behind a byte that is looked at.
  private static let harmless: UInt64 = 0x4141_4141_4141_4100

  /// - Returns: The highest bit of each byte that is a quote, a backslash, a control character or no
  ///   ASCII. Bits above the lowest may be wrong: a subtraction borrows from the bytes above.
  @inline(__always)
  private static func special(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    // Each difference is below zero in the lowest byte that is looked for, so the highest bit is set.
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- (ones &* 0x20)) & ~word) | word
    return found & (ones &* 0x80)
  }

  /// The caller has seen that there are eight bytes.
  @inline(__always)
  private func load(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// A text as a number, to be looked up in ``Word``; one that is none of its words where it is too long.
  @inline(__always)
  func word(_ text: Text) -> UInt64 {
    guard (1...8).contains(text.count) else { return 0 }
    guard text.start + 8 <= bytes.count else { return Word.number(bytes(of: text)) }
    return load(at: text.start).byteSwapped >> UInt64(64 - 8 * text.count)
  }

  @inline(__always)
  func isEqual(_ text: Text, _ word: StaticString) -> Bool {
    text.count == word.utf8CodeUnitCount
      && word.withUTF8Buffer { $0.elementsEqual(bytes(of: text)) }
  }

  /// The bytes of a text that this cursor found.
  @inline(__always)
  func bytes(of text: Text) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[text.start..<text.start + text.count])
  }
}
