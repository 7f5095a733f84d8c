/// Reads a trace from blocks of bytes as they come: `feed` each block, then `finish`.
///
/// A line is read where it lies in the block. Only one that the block's end cuts is kept, and a line over
/// the limit is passed over without being kept.
public struct TraceReader: Sendable {
  /// The longest line that is read, in bytes without its LF.
  public static let longestLine = 1 << 20

  private var cut = CutLine()
  private var texts = TextTable()
  private var lineNumber = 1

  /// Starts before the first line.
  public init() {}

  /// The number of the line that comes next, or of which a part is read.
  package var line: Int { lineNumber }

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
    var start = 0
    while let end = LineEnd.first(in: bytes, from: start) {
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if cut.isEmpty {
        try complete(line, body)
      } else {
        cut.append(line)
        try completeCutLine(body)
      }
    }
    cut.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Hands on what stands behind the last LF.
  ///
  /// - Parameter body: Called for the last line, if there is one.
  public mutating func finish(_ body: (NumberedLine) throws -> Void) rethrows {
    cut.dropRoomAtEnd()
    try completeCutLine { line in
      var line = line
      if case .malformed = line.line { line.line = .tornTail }
      try body(line)
    }
    self = TraceReader()
  }

  private mutating func completeCutLine(_ body: (NumberedLine) throws -> Void) rethrows {
    // Taken out, so that the bytes stay while the rest of this value changes.
    var line = CutLine()
    swap(&line, &cut)
    if line.overflow != .none {
      try body(NumberedLine(number: lineNumber, line: .tooLong))
      lineNumber += 1
    } else {
      try line.bytes.withUnsafeBytes { try complete($0, body) }
    }
    line.removeAll()
    swap(&line, &cut)
  }

  private mutating func complete(
    _ bytes: UnsafeRawBufferPointer, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    var line = bytes
    // Some editors put a mark before the first line that says it is UTF-8, which it is.
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeRawBufferPointer(rebasing: line.dropFirst(3))
    }
    if line.last == UInt8(ascii: "\r") {
      line = UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
    // One more for a CR, which does not count; a mark does.
    if bytes.count > Self.longestLine + 1 || line.count > Self.longestLine {
      try body(NumberedLine(number: lineNumber, line: .tooLong))
    } else if try !QuickLine.handOn(line, number: lineNumber, &texts, body), !Self.isBlank(line) {
      let read = TraceLineParser().parse(Array(line))
      try body(NumberedLine(number: lineNumber, line: read))
    }
    lineNumber += 1
  }

  private static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
