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

  /// A call site, `Module/File.swift:LINE`, without making a string of it first.
  mutating func site(_ file: StaticString, _ line: UInt) {
    append(.at)
    bytes.append(UInt8(ascii: "\""))
    file.withUTF8Buffer { bytes.appendEscaped($0) }
    bytes.append(UInt8(ascii: ":"))
    bytes.append(Int(clamping: line))
    bytes.append(UInt8(ascii: "\""))
  }

  /// The tags of a header, by name.
  mutating func tags(_ tags: [String: String]) {
    if tags.isEmpty { return }
    append(.tags)
    var separator = UInt8(ascii: "{")
    for (name, value) in tags.sorted(by: { $0.key < $1.key }) {
      bytes.append(separator)
      append(name)
      bytes.append(UInt8(ascii: ":"))
      append(value)
      separator = UInt8(ascii: ",")
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ key: Key) {
    bytes.append(",\"")
    bytes.append(plain: key.rawValue)
    bytes.append("\":")
  }
}

extension TraceLineBuffer: FieldSink {
  package mutating func number(_ key: Key, _ number: Int) {
    append(key)
    bytes.append(number)
  }

  package mutating func text(_ key: Key, _ text: String) {
    append(key)
    append(text)
  }

  package mutating func flag(_ key: Key, _ flag: Bool) {
    append(key)
    bytes.append(flag ? "true" : "false")
  }

  /// No word of the format needs escapes.
  package mutating func word(_ key: Key, _ word: String) {
    append(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(plain: word)
    bytes.append(UInt8(ascii: "\""))
  }
}
