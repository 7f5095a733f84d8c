/// Reads a trace from blocks of bytes as they come: `feed` each block, then `finish`.
public struct TraceReader: Sendable {
  /// The longest line that is read, in bytes without its LF.
  public static let longestLine = 1 << 20

  /// Bounds the memory for the lines of a block.
  private static let pieceSize = 1 << 16
  /// Bounds the memory for strings: a trace may have a new one on each line.
  static let mostTexts = 1 << 16

  private var reader = TracePortionReader()
  private var portion = TracePortion()
  /// The strings so far, in the order of their numbers.
  private(set) var strings: [String] = []

  /// Starts before the first line.
  public init() {}

  /// Calls `body` for every line that a block completes.
  ///
  /// - Parameters:
  ///   - block: The next bytes of the trace.
  ///   - body: Called for each line that is not blank, in order.
  public mutating func feed(
    _ block: some Collection<UInt8>, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    // Generic code would be called once a byte for a collection of another module.
    let isRead: Void? = try block.withContiguousStorageIfAvailable {
      try feed(bytes: UnsafeRawBufferPointer($0), body)
    }
    if isRead == nil { try Array(block).withUnsafeBytes { try feed(bytes: $0, body) } }
  }

  private mutating func feed(
    bytes: UnsafeRawBufferPointer, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) {
      let piece = bytes[start..<min(start + Self.pieceSize, bytes.count)]
      reader.feed(UnsafeRawBufferPointer(rebasing: piece), to: &portion)
      try emit(body)
    }
  }

  /// Calls `body` for what follows the last LF, and starts again at line 1.
  ///
  /// - Parameter body: Called for the last line, if there is one.
  public mutating func finish(_ body: (NumberedLine) throws -> Void) rethrows {
    defer { self = TraceReader() }
    reader.finish(&portion)
    try emit(body)
  }

  private mutating func emit(_ body: (NumberedLine) throws -> Void) rethrows {
    defer { portion.removeAll() }
    strings += portion.strings
    var next = 0
    for remark in portion.remarks {
      try emit(portion.events[next..<remark.eventsBefore], body)
      next = remark.eventsBefore
      try body(remark.line)
    }
    try emit(portion.events[next...], body)
    if strings.count > Self.mostTexts {
      reader.forgetStrings()
      strings.removeAll()
    }
  }

  private func emit(
    _ entries: ArraySlice<TracePortion.Entry>, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    for entry in entries {
      let event = entry.event.map { strings[Int($0.value) - 1] }
      try body(NumberedLine(number: entry.line, line: .event(event)))
    }
  }
}
