/// A message in the wire format of Protocol Buffers (protobuf.dev/programming-guides/encoding), as far as Perfetto's traces
/// need it. SwiftProtobuf would generate thousands of lines for a dozen fields.
struct ProtobufMessage {
  private(set) var bytes: [UInt8] = []

  /// A number, or an enumeration.
  mutating func number(_ field: Int, _ value: Int) {
    varint(UInt64(field) << 3)
    varint(UInt64(bitPattern: Int64(value)))
  }

  /// A number of type `fixed64`.
  mutating func fixed(_ field: Int, _ value: Int) {
    varint(UInt64(field) << 3 | 1)
    withUnsafeBytes(of: UInt64(bitPattern: Int64(value)).littleEndian) { bytes += $0 }
  }

  /// A text; nothing if it is nil.
  mutating func text(_ field: Int, _ text: String?) {
    if let text { content(field, Array(text.utf8)) }
  }

  /// A message inside this one.
  mutating func message(_ field: Int, _ body: (inout ProtobufMessage) -> Void) {
    var message = ProtobufMessage()
    body(&message)
    content(field, message.bytes)
  }

  private mutating func content(_ field: Int, _ content: [UInt8]) {
    varint(UInt64(field) << 3 | 2)
    varint(UInt64(content.count))
    bytes += content
  }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
