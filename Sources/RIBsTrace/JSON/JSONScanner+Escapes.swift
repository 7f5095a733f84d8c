// Strings with escapes or with text that is not ASCII.

extension JSONScanner {
  /// The rest of a string that has more than plain text, or that ends within the last eight bytes
  /// that can be read.
  @inline(never)
  mutating func rareString(from start: Int) throws(Failure) -> Text {
    var isASCII = true
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let text = text(from: start, to: index)
        if !isASCII { try validate(text, from: start) }
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure("a control character inside a string")
      default:
        isASCII = isASCII && byte < 0x80
        index += 1
      }
    }
    throw failure("the string is not closed")
  }

  /// The rest of a string from its first escape on.
  private mutating func escapedString(from start: Int) throws(Failure) -> Text {
    let first = decoded.count
    decoded += UnsafeRawBufferPointer(start: bytes + start, count: index - start)
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        var text = text(from: first, to: decoded.count)
        text.isDecoded = true
        try validate(text, from: start)
        return text
      case UInt8(ascii: "\\"): try decodeEscape()
      case 0..<0x20:
        throw failure("a control character inside a string")
      default: decoded.append(byte)
      }
    }
    throw failure("the string is not closed")
  }

  private mutating func decodeEscape() throws(Failure) {
    guard let letter = current else { throw failure("the string is not closed") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded += String(try unicodeEscape()).utf8
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

  private func validate(_ text: Text, from start: Int) throws(Failure) {
    // Decoding repairs what is not UTF-8, so the result has other bytes.
    let isValid = withBytes(of: text) {
      String(decoding: $0, as: UTF8.self).utf8.elementsEqual($0)
    }
    guard isValid else { throw Failure(column: start + 1, reason: "a string that is not UTF-8") }
  }
}
