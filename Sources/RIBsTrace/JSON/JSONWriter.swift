/// Appends JSON text to a byte buffer, one token at a time, so that a deep tree needs no recursion
/// and a long list no second copy in memory.
package struct JSONWriter {
  /// The text so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private let indents: Bool
  private var depth = 0
  private var needsComma = false
  private var followsKey = false

  /// Deeper levels are indented no further: a chain of a million nodes must not cost its square.
  private static let deepestIndent = 32

  /// - Parameter indents: whether each element stands on a line of its own.
  package init(indents: Bool = false) {
    self.indents = indents
  }

  /// Hands over what was written and starts with an empty buffer, in the same place of the document.
  package mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
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
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    needsComma = true
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
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
    for _ in 0..<min(depth, Self.deepestIndent) { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
