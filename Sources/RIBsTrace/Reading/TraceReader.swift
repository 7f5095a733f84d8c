/// Reads a trace from blocks of bytes as they come: `feed` each block, then `finish`.
///
/// A line is read where it lies in the block, and only one that the block's end cuts is kept.
public struct TraceReader: Sendable {
  /// The longest line that is read, in bytes without its LF.
  public static let longestLine = 1 << 20

  private var lines = LineCutter()
  private var texts = LineStrings()

  /// Starts before the first line.
  public init() {}

  /// The number of the line that comes next, or of which a part is read.
  package var line: Int { lines.number }

  /// Hands every line that a block completes to `body`.
  ///
  /// - Parameters:
  ///   - block: The next bytes of the trace.
  ///   - body: Called for each line that is not blank, in order.
  public mutating func feed(
    _ block: some Collection<UInt8>, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    // Code for any collection is called for each byte where another module brings the collection.
    let isRead: Void? = try block.withContiguousStorageIfAvailable {
      try feed(bytes: UnsafeRawBufferPointer($0), body)
    }
    if isRead == nil { try Array(block).withUnsafeBytes { try feed(bytes: $0, body) } }
  }

  private mutating func feed(
    bytes: UnsafeRawBufferPointer, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    try lines.feed(bytes, &texts) { line, texts in try Self.handOn(line, &texts, body) }
  }

  /// Hands on what stands behind the last LF.
  ///
  /// - Parameter body: Called for the last line, if there is one.
  public mutating func finish(_ body: (NumberedLine) throws -> Void) rethrows {
    try lines.finish(&texts) { line, texts in try Self.handOn(line, &texts, body) }
    self = TraceReader()
  }

  @inline(__always)
  private static func handOn(
    _ line: RawLine, _ texts: inout LineStrings, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    let isRead =
      try !line.isTooLong
      && QuickLine.handOn(line.bytes, &texts) { event in
        try body(NumberedLine(number: line.number, line: .event(event)))
      }
    if !isRead, let exact = line.exact() {
      try body(NumberedLine(number: line.number, line: exact))
    }
  }
}
