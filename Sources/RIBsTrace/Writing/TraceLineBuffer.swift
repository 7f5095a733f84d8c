/// Writes one line of a trace after the other into the same memory. Keys come with the comma and the
/// quotes around them: a line is a handful of copies.
package struct TraceLineBuffer: ~Copyable {
  private var bytes = ByteBuffer()

  /// An empty buffer.
  package init() {}

  /// Forgets what was written, and keeps the memory for what follows.
  package mutating func clear() { bytes.removeAll() }

  /// Shows what was written, UTF-8, without copying it.
  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { bytes.withBytes(body) }

  /// A line up to the value of `type`, and what follows it.
  mutating func begin(_ start: StaticString) { bytes.append(start) }

  mutating func end() { bytes.append("}\n") }

  mutating func number(_ key: StaticString, _ value: Int) {
    bytes.append(key)
    bytes.append(value)
  }

  mutating func number(_ key: StaticString, _ value: Int?) {
    if let value { number(key, value) }
  }

  mutating func text(_ key: StaticString, _ value: String) {
    bytes.append(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func text(_ key: StaticString, _ value: String?) {
    if let value { text(key, value) }
  }

  mutating func flag(_ key: StaticString, _ value: Bool) {
    bytes.append(key)
    bytes.append(value ? "true" : "false")
  }

  /// A call site, `Module/File.swift:LINE`, without making a string of it first.
  mutating func site(_ file: StaticString, _ line: UInt) {
    bytes.append(",\"at\":\"")
    file.withUTF8Buffer { bytes.appendEscaped($0) }
    bytes.append(UInt8(ascii: ":"))
    bytes.append(Int(clamping: line))
    bytes.append(UInt8(ascii: "\""))
  }
}
