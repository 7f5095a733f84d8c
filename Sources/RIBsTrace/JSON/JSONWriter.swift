/// Writes JSON to a byte buffer, one token at a time, so that a deep tree needs no recursion and a long list no
/// second copy in memory.
package struct JSONWriter: ~Copyable {
  /// The text so far, UTF-8.
  private var bytes = ByteBuffer()
  private let indents: Bool
  private var depth = 0
  private var needsComma = false
  private var followsKey = false

  /// Deeper levels are indented no further, or a chain of a million nodes would take quadratic space.
  private static let deepestIndent = 32

  /// - Parameter indents: Whether each element is on a line of its own.
  package init(indents: Bool = false) {
    self.indents = indents
  }

  /// Returns what was written and empties the buffer. Writing goes on at the same point of the document.
  package mutating func drain() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes.withBytes { Array($0) }
  }

  /// Whether the text so far is long enough to be handed on.
  var isFull: Bool { bytes.count >= 1 << 16 }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// - Parameter name: The key, which must not need escapes.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append("\":")
    if indents { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// - Parameter name: The key. It may have any characters.
  mutating func key(text name: String) {
    separate()
    quote(name)
    bytes.append(":")
    if indents { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  package mutating func value(_ text: String) {
    separate()
    quote(text)
    needsComma = true
  }

  package mutating func value(_ number: Int) {
    separate()
    bytes.append(number)
    needsComma = true
  }

  /// A number to a tenth; 0 if it is too large for that.
  package mutating func value(toTenths number: Double) {
    let rounded = (number * 10).rounded()
    let tenths = abs(rounded) < 1e15 ? Int(rounded) : 0
    separate()
    if tenths < 0 { bytes.append("-") }
    bytes.append(Int(tenths.magnitude / 10))
    bytes.append(".")
    bytes.append(Int(tenths.magnitude % 10))
    needsComma = true
  }

  /// A number from 0 to 1, with six decimals.
  package mutating func value(share: Double) {
    let millionths = Int((min(max(share, 0), 1) * 1_000_000).rounded())
    separate()
    bytes.append(millionths / 1_000_000)
    bytes.append(".")
    var unit = 100_000
    while unit > 0 {
      bytes.append(millionths / unit % 10)
      unit /= 10
    }
    needsComma = true
  }

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(flag ? "true" : "false")
    needsComma = true
  }

  /// - Parameter json: What another writer wrote of a value.
  package mutating func value(json: [UInt8]) {
    separate()
    json.withUnsafeBufferPointer { bytes.append($0) }
    needsComma = true
  }

  package mutating func null() {
    separate()
    bytes.append("null")
    needsComma = true
  }

  /// Ends a line of JSON Lines, or a document.
  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    // An empty object or array stays on its line.
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma {
      bytes.append(UInt8(ascii: ","))
      needsComma = false
    }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard indents else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<min(depth, Self.deepestIndent) { bytes.append("  ") }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // A CI may print the report, and GitHub's runner obeys `##[` anywhere in a line.
    let doubts = Doubts(text)
    let formsCommand = doubts.hasHash && doubts.hasBracket
    if formsCommand || doubts.mayBeUnprintable {
      var plain = ""
      for scalar in text.unicodeScalars {
        // JSON has escapes of its own for what is below a space.
        if scalar.value > 0x20, scalar.isUnprintable || formsCommand && scalar == "[" {
          bytes.appendEscaped(plain)
          plain = ""
          let digits = String(scalar.value, radix: 16)
          bytes.append("\\u")
          bytes.appendEscaped(String(repeating: "0", count: 4 - digits.count) + digits)
        } else {
          plain.unicodeScalars.append(scalar)
        }
      }
      bytes.appendEscaped(plain)
    } else {
      bytes.appendEscaped(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// What nearly no text has, found in one pass without a branch: most of the time of a report goes into this.
private struct Doubts {
  var hasHash = false
  var hasBracket = false
  /// Whether the text may hold DEL, a C1 control character or a mark that moves text. A terminal would obey them, and
  /// a reader be misled.
  var mayBeUnprintable = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var (hash, bracket, unprintable): (UInt8, UInt8, UInt8) = (0, 0, 0)
      for byte in bytes {
        hash |= byte == UInt8(ascii: "#") ? 1 : 0
        bracket |= byte == UInt8(ascii: "[") ? 1 : 0
        unprintable |= (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
      }
      (hasHash, hasBracket, mayBeUnprintable) = (hash > 0, bracket > 0, unprintable > 0)
    }
  }
}

extension JSONWriter {
  package mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func field(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes nothing if there is no value.
  package mutating func field(_ name: StaticString, _ text: String?) {
    if let text { field(name, text) }
  }

  /// Writes nothing if there is no value.
  package mutating func field(_ name: StaticString, _ number: Int?) {
    if let number { field(name, number) }
  }

  /// Writes null if there is no value.
  package mutating func field(_ name: StaticString, orNull text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes null if there is no value.
  package mutating func field(_ name: StaticString, orNull number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a number to a tenth.
  package mutating func field(_ name: StaticString, tenths number: Double) {
    key(name)
    value(toTenths: number)
  }
}
