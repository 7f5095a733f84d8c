/// Reads JSON (RFC 8259) from one line of bytes, a byte at a time.
struct PlainJSON {
  /// Why a line is no JSON, and where.
  struct Failure: Error, Equatable {
    /// The byte in the line, from 1.
    var column: Int
    var reason: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func failure(_ reason: String) -> Failure {
    Failure(column: index + 1, reason: reason)
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      index += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(Failure) {
    guard take(byte) else {
      throw failure("expected '\(Character(UnicodeScalar(byte)))'")
    }
  }

  mutating func value() throws(Failure) -> PlainObject.Value {
    switch current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let start = index
      try skipNested()
      return .nested(Array(bytes[start..<index]))
    case UInt8(ascii: "t"):
      try expect(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect(word: "null")
      return .null
    default: return try number()
    }
  }

  private mutating func expect(word: StaticString) throws(Failure) {
    let start = index
    let matches = word.withUTF8Buffer { letters in
      letters.count <= bytes.count - start
        && letters.elementsEqual(bytes[start..<start + letters.count])
    }
    guard matches else { throw failure("expected a value") }
    index += word.utf8CodeUnitCount
  }

  // MARK: Numbers

  private mutating func number() throws(Failure) -> PlainObject.Value {
    let isNegative = take(UInt8(ascii: "-"))
    guard let first = current, (0x30...0x39).contains(first) else {
      throw failure("expected a value")
    }
    var magnitude = 0
    var overflows = false
    let digits = takeDigits { digit in
      let (product, productOverflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (next, overflow) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      overflows = overflows || productOverflow || overflow
      magnitude = overflows ? 0 : next
    }
    if first == UInt8(ascii: "0"), digits > 1 { throw failure("a number with a leading zero") }
    var isInteger = !overflows
    if take(UInt8(ascii: ".")) {
      guard takeDigits(each: { _ in }) > 0 else { throw failure("expected digits") }
      isInteger = false
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard takeDigits(each: { _ in }) > 0 else { throw failure("expected digits") }
      isInteger = false
    }
    return isInteger ? .integer(magnitude) : .otherNumber
  }

  private mutating func takeDigits(each body: (Int) -> Void) -> Int {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) {
      body(Int(byte - 0x30))
      index += 1
    }
    return index - start
  }

  // MARK: Strings

  mutating func string() throws(Failure) -> String {
    try expect(UInt8(ascii: "\""))
    let start = index
    var isASCII = true
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let text = bytes[start..<index]
        index += 1
        return isASCII ? String(decoding: text, as: UTF8.self) : try validated(text, from: start)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure("a control character inside a string")
      default:
        isASCII = isASCII && byte < 0x80
        index += 1
      }
    }
    throw failure("the string is not closed")
  }

  /// The rest of a string that has escapes, from its first one on.
  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<index])
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return try validated(text[...], from: start)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0..<0x20: throw failure("a control character inside a string")
      default: text.append(byte)
      }
    }
    throw failure("the string is not closed")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(Failure) {
    guard let letter = current else { throw failure("the string is not closed") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try unicodeEscape()).utf8)
    default: throw failure("an escape JSON does not know")
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> Character {
    let high = try codeUnit()
    if let scalar = UnicodeScalar(high) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(high), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw failure("half of a surrogate pair")
    }
    let low = try codeUnit()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = UnicodeScalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    else { throw failure("half of a surrogate pair") }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  private func validated(_ text: ArraySlice<UInt8>, from start: Int) throws(Failure) -> String {
    var decoder = UTF8()
    var rest = text.makeIterator()
    var result = ""
    result.reserveCapacity(text.count)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): result.unicodeScalars.append(scalar)
      case .emptyInput: return result
      case .error: throw Failure(column: start + 1, reason: "a string that is not UTF-8")
      }
    }
  }

  // MARK: Objects and arrays

  private mutating func skipNested() throws(Failure) {
    var open: [UInt8] = []
    repeat {
      skipSpace()
      if open.last == UInt8(ascii: "{"), current != UInt8(ascii: "}") {
        _ = try string()
        skipSpace()
        try expect(UInt8(ascii: ":"))
        skipSpace()
      }
      if let bracket = current, bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[") {
        open.append(bracket)
        index += 1
        skipSpace()
        // Only an empty one may close here; anything else wants an element first.
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
