/// Writes one line of a trace after the other into the same memory.
package struct TraceLineBuffer: ~Copyable {
  private var bytes = ByteBuffer()

  /// An empty buffer.
  package init() {}

  /// Forgets what was written, and keeps the memory for what follows.
  package mutating func clear() { bytes.removeAll() }

  /// Shows what was written, UTF-8, without copying it.
  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { bytes.withBytes(body) }

  /// - Parameter type: The value of the key `type`.
  mutating func begin(_ type: String) {
    bytes.append("{\"type\":\"")
    bytes.append(plain: type)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func end() { bytes.append("}\n") }

  mutating func fields(_ fields: FieldList<String>) {
    fields.forEach { key, value in
      switch value {
      case .number(let number): self.number(key, number)
      case .text(let text), .word(let text): self.text(key, text)
      case .flag(let flag): self.flag(key, flag)
      }
    }
  }

  mutating func number(_ key: Key, _ value: Int) {
    append(key)
    bytes.append(value)
  }

  /// Writes nothing if there is no value.
  mutating func text(_ key: Key, _ value: String?) {
    guard let value else { return }
    append(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A call site, `Module/File.swift:LINE`, without making a string of it first.
  mutating func site(_ file: StaticString, _ line: UInt) {
    append(.at)
    bytes.append(UInt8(ascii: "\""))
    file.withUTF8Buffer { bytes.appendEscaped($0) }
    bytes.append(UInt8(ascii: ":"))
    bytes.append(Int(clamping: line))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func flag(_ key: Key, _ value: Bool) {
    append(key)
    bytes.append(value ? "true" : "false")
  }

  private mutating func append(_ key: Key) {
    bytes.append(",\"")
    bytes.append(plain: key.rawValue)
    bytes.append("\":")
  }
}
