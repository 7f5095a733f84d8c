/// Goes once through the bytes of a line that must be one JSON object (RFC 8259), and never recurses.
struct JSONScanner {
  /// Why a line is not JSON, and where.
  struct Failure: Error, Equatable {
    /// The byte in the line, from 1.
    var column: Int
    var reason: String
  }

  /// The bytes of a string without its quotes.
  struct Text {
    /// In the line, or in `decoded`.
    var start: UInt32
    var count: UInt32
    var isDecoded = false
  }

  enum Value {
    case null
    case integer(Int)
    /// A fraction, an exponent, or an integer beyond 64 bits.
    case otherNumber
    case bool(Bool)
    case string(Text)
    /// An object or an array, with its brackets.
    case nested(Text)
  }

  /// Valid as long as the caller keeps the line.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// How many bytes can be read. The first one behind the line is a line end, where every token stops.
  private let readable: Int
  var index = 0
  /// The strings that have escapes, without them.
  var decoded: [UInt8] = []

  /// - Parameters:
  ///   - line: At least one byte.
  ///   - behind: How many bytes can be read behind the line, of which the first is a CR or an LF.
  @inline(__always)
  init?(_ line: UnsafeRawBufferPointer, behind: Int = 0) {
    guard let start = line.baseAddress, !line.isEmpty else { return nil }
    bytes = start.assumingMemoryBound(to: UInt8.self)
    (count, readable) = (line.count, line.count + behind)
  }

  /// Calls `body` with each key of the object and its value, in the order of the line.
  @inline(__always)
  mutating func scanObject(
    _ body: (JSONScanner, _ key: Text, Value) -> Void
  ) throws(Failure) {
    try expect(UInt8(ascii: "{"))
    if !takeToken(UInt8(ascii: "}")) {
      repeat {
        let key = try string()
        try expect(UInt8(ascii: ":"))
        let value = try value()
        body(self, key, value)
      } while takeToken(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    skipSpace()
    guard index == count else { throw failure("text after the object") }
  }

  /// Lends the bytes of a string, which are valid UTF-8.
  @inline(__always)
  func withBytes<Result>(of text: Text, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = Int(text.start)..<Int(text.start) + Int(text.count)
    if text.isDecoded {
      return decoded.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
    return body(UnsafeRawBufferPointer(start: bytes + range.lowerBound, count: range.count))
  }

  /// The string as a word, if it has 1 to 16 bytes.
  @inline(__always)
  func word(_ text: Text) -> Word? {
    let (start, count) = (Int(text.start), Int(text.count))
    if count == 0 || count > Word.longest { return nil }
    if !text.isDecoded, start &+ Word.longest <= readable {
      return Word(count: count, eightBytes(at: start), eightBytes(at: start &+ 8))
    }
    return withBytes(of: text) { Word($0) }
  }

  func string(_ text: Text) -> String {
    withBytes(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Tokens

  @inline(__always)
  var current: UInt8? { index < count ? bytes[index] : nil }

  /// The first one is the lowest. The caller has seen that there are eight.
  @inline(__always)
  private func eightBytes(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }

  func failure(_ reason: String) -> Failure { Failure(column: index + 1, reason: reason) }

  @inline(__always)
  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20,
      byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    {
      index += 1
    }
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  /// Passes over white space and the byte, if it is the next one.
  @inline(__always)
  private mutating func takeToken(_ byte: UInt8) -> Bool {
    // Recorders write no white space.
    if take(byte) { return true }
    skipSpace()
    return take(byte)
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard takeToken(byte) else { throw failure("expected '\(Character(UnicodeScalar(byte)))'") }
  }

  @inline(__always)
  private mutating func value() throws(Failure) -> Value {
    guard let byte = current else { throw failure("expected a value") }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return try number()
    default: return try rareValue()
    }
  }

  @inline(never)
  private mutating func rareValue() throws(Failure) -> Value {
    skipSpace()
    guard let byte = current else { throw failure("expected a value") }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return try number()
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let start = index
      try skipNested()
      return .nested(text(from: start, to: index))
    default: throw failure("expected a value")
    }
  }

  private mutating func expect(_ word: StaticString) throws(Failure) {
    let rest = UnsafeRawBufferPointer(start: bytes + index, count: count - index)
    let matches = word.withUTF8Buffer { rest.starts(with: $0) }
    guard matches else { throw failure("expected a value") }
    index += word.utf8CodeUnitCount
  }

  /// The keys and values of an object, if all values are strings; nil for another object or an array. If a key appears
  /// twice, the last one counts.
  ///
  /// - Parameter object: What was scanned as ``Value/nested(_:)``.
  func strings(in object: Text) -> [String: String]? {
    withBytes(of: object) { bytes in
      guard var scanner = JSONScanner(bytes) else { return nil }
      var strings: [String: String] = [:]
      var areStrings = true
      do throws(Failure) {
        try scanner.scanObject { scanner, key, value in
          guard case .string(let text) = value else { return areStrings = false }
          strings[scanner.string(key)] = scanner.string(text)
        }
      } catch {
        return nil
      }
      return areStrings ? strings : nil
    }
  }

  /// Passes over an object or an array. A stack of its own keeps deep input off the thread's.
  private mutating func skipNested() throws(Failure) {
    var open: [UInt8] = []
    repeat {
      skipSpace()
      if open.last == UInt8(ascii: "{"), current != UInt8(ascii: "}") {
        _ = try string()
        try expect(UInt8(ascii: ":"))
        skipSpace()
      }
      if let bracket = current, bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[") {
        open.append(bracket)
        index += 1
        skipSpace()
        // Only an empty one may close here; anything else needs an element first.
        if current != UInt8(ascii: "}"), current != UInt8(ascii: "]") { continue }
      } else {
        _ = try value()
      }
      skipSpace()
      while let bracket = open.last, take(bracket == UInt8(ascii: "{") ? 0x7D : 0x5D) {
        open.removeLast()
        skipSpace()
      }
      if !open.isEmpty { try expect(UInt8(ascii: ",")) }
    } while !open.isEmpty
  }
}

// MARK: Numbers

extension JSONScanner {
  @inline(__always)
  private mutating func number() throws(Failure) -> Value {
    let start = index
    let isNegative = take(UInt8(ascii: "-"))
    let firstDigit = index
    let magnitude = digits()
    let count = index - firstDigit
    guard count > 0 else { throw failure("expected a value") }
    if count > 1, bytes[firstDigit] == UInt8(ascii: "0") {
      throw failure("a number with a leading zero")
    }
    switch current {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      try skipFractionAndExponent()
      return .otherNumber
    default: break
    }
    // 18 digits fit into 64 bits whatever they are.
    if count > 18 { return longInteger(from: start) }
    return .integer(isNegative ? -Int(magnitude) : Int(magnitude))
  }

  /// Eight bytes at once: byte by byte, reading an app's trace takes 0.17 µs an event instead of 0.155.
  ///
  /// - Returns: The value of the digits, if there are at most 18.
  @inline(__always)
  private mutating func digits() -> UInt64 {
    var number: UInt64 = 0
    if index &+ 8 <= readable {
      // Most numbers have less than eight digits.
      let (value, count) = Digits.read(eightBytes(at: index))
      index += count
      if count < 8 { return value }
      number = value
    }
    while index &+ 8 <= readable {
      let (value, count) = Digits.read(eightBytes(at: index))
      number = number &* Digits.power(count) &+ value
      index += count
      if count < 8 { return number }
    }
    while let byte = current, byte &- 0x30 < 10 {
      number = number &* 10 &+ UInt64(byte &- 0x30)
      index += 1
    }
    return number
  }

  @inline(never)
  private func longInteger(from start: Int) -> Value {
    let digits = UnsafeRawBufferPointer(start: bytes + start, count: index - start)
    return Int(String(decoding: digits, as: UTF8.self)).map { .integer($0) } ?? .otherNumber
  }

  @inline(never)
  private mutating func skipFractionAndExponent() throws(Failure) {
    if take(UInt8(ascii: ".")) { try skipDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(Failure) {
    let start = index
    _ = digits()
    guard index > start else { throw failure("expected digits") }
  }
}

// MARK: Strings

extension JSONScanner {
  @inline(__always)
  private mutating func string() throws(Failure) -> Text {
    try expect(UInt8(ascii: "\""))
    let start = index
    skipPlainText()
    if take(UInt8(ascii: "\"")) { return text(from: start, to: index - 1) }
    return try rareString(from: start)
  }

  /// Eight bytes at once: byte by byte, reading an app's trace takes 0.22 µs an event instead of 0.16.
  @inline(__always)
  private mutating func skipPlainText() {
    while index &+ 8 <= readable {
      let found = Self.special(in: eightBytes(at: index))
      if found != 0 {
        index &+= found.trailingZeroBitCount / 8
        return
      }
      index &+= 8
    }
  }

  /// - Returns: The highest bit of each byte that is a quote, a backslash, a control character or not
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

  @inline(__always)
  func text(from start: Int, to end: Int) -> Text {
    // A line is at most 1 MiB long.
    Text(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start))
  }
}
