/// Reads a line straight into an event, where it is written as recorders write: one object of scalars
/// without escapes, each known key of its kind, in any order.
///
/// Whatever else a line may be, ``TraceLineParser`` says it, and why; for the lines that are read here it
/// says the same, which tests hold the two to.
enum QuickLine {
  /// Hands on the line's event.
  ///
  /// - Returns: Whether it could; false where the line has to be looked at closely.
  @inline(__always)
  static func handOn<Texts: LineTexts>(
    _ line: UnsafeRawBufferPointer, _ texts: inout Texts,
    _ take: (TracedEvent<Texts.Text>) throws -> Void
  ) rethrows -> Bool {
    var cursor = LineCursor(line)
    var fields = QuickFields()
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    repeat {
      cursor.skipSpace()
      guard fields.take(&cursor) else { return false }
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")), cursor.isAtEnd else { return false }
    return try fields.handOn(&cursor, &texts, take)
  }
}
