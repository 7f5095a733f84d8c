/// One line's JSON object, as far as the trace format needs it: scalars by key. Of objects and arrays inside it the
/// text is kept.
struct PlainObject {
  enum Value: Equatable {
    case string(String)
    case integer(Int)
    /// A fraction, an exponent, or an integer beyond 64 bits.
    case otherNumber
    case bool(Bool)
    case null
    /// With its brackets.
    case nested([UInt8])
  }

  private(set) var fields: [(key: String, value: Value)] = []

  /// The value of `key`, or nil where it is absent or null. Of a key that stands twice the last counts.
  subscript(key: String) -> Value? {
    for field in fields.reversed() where field.key == key {
      return field.value == .null ? nil : field.value
    }
    return nil
  }

  /// - Throws: ``PlainJSON/Failure`` where the line is no JSON object.
  init(line: [UInt8]) throws(PlainJSON.Failure) {
    var scanner = PlainJSON(line)
    fields.reserveCapacity(8)
    scanner.skipSpace()
    try scanner.expect(UInt8(ascii: "{"))
    scanner.skipSpace()
    if !scanner.take(UInt8(ascii: "}")) {
      repeat {
        scanner.skipSpace()
        let key = try scanner.string()
        scanner.skipSpace()
        try scanner.expect(UInt8(ascii: ":"))
        scanner.skipSpace()
        fields.append((key, try scanner.value()))
        scanner.skipSpace()
      } while scanner.take(UInt8(ascii: ","))
      try scanner.expect(UInt8(ascii: "}"))
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.failure("text after the object") }
  }
}
