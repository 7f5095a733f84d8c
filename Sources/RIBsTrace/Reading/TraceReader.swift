/// Reads a trace from blocks of bytes as they come: `feed` each block, then `finish`.
///
/// It holds no more than one line. A line over the limit is passed over without being kept.
public struct TraceReader: Sendable {
  /// The longest line that is read, in bytes without its LF.
  public static let longestLine = 1 << 20

  private var pending: [UInt8] = []
  private var lineNumber = 1
  private var overflow = Overflow.none

  /// What stands in a line behind the bytes that are kept. NULs alone may turn out to be room that was
  /// set aside at the end of the file.
  private enum Overflow {
    case none, nuls, text
  }

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
    let isRead: Void? = try block.withContiguousStorageIfAvailable { try feed(bytes: $0, body) }
    if isRead == nil { try Array(block).withUnsafeBufferPointer { try feed(bytes: $0, body) } }
  }

  private mutating func feed(
    bytes: UnsafeBufferPointer<UInt8>, _ body: (NumberedLine) throws -> Void
  ) rethrows {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      rest = rest[(end + 1)...]
      try completeLine(body)
    }
    append(rest)
  }

  /// Hands on what stands behind the last LF.
  ///
  /// - Parameter body: Called for the last line, if there is one.
  public mutating func finish(_ body: (NumberedLine) throws -> Void) rethrows {
    if overflow != .text {
      while pending.last == 0 { pending.removeLast() }
    }
    dropByteOrderMark()
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    if overflow == .text || pending.count > Self.longestLine {
      try body(NumberedLine(number: lineNumber, line: .tooLong))
    } else if !isBlank {
      var line = TraceLineParser().parse(pending)
      if case .malformed = line { line = .tornTail }
      try body(NumberedLine(number: lineNumber, line: line))
    }
    self = TraceReader()
  }

  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard overflow != .text else { return }
    // One more for a CR, which does not count.
    let room = Self.longestLine + 1 - pending.count
    pending.append(contentsOf: bytes.prefix(room))
    let beyond = bytes.dropFirst(room)
    if beyond.isEmpty { return }
    if beyond.allSatisfy({ $0 == 0 }) {
      overflow = .nuls
    } else {
      overflow = .text
      pending.removeAll()
    }
  }

  /// Some editors put a mark before the first line that says it is UTF-8, which it is.
  private mutating func dropByteOrderMark() {
    if lineNumber == 1, pending.starts(with: [0xEF, 0xBB, 0xBF]) { pending.removeFirst(3) }
  }

  private mutating func completeLine(_ body: (NumberedLine) throws -> Void) rethrows {
    dropByteOrderMark()
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    if overflow != .none || pending.count > Self.longestLine {
      try body(NumberedLine(number: lineNumber, line: .tooLong))
    } else if !isBlank {
      try body(NumberedLine(number: lineNumber, line: TraceLineParser().parse(pending)))
    }
    pending.removeAll(keepingCapacity: true)
    overflow = .none
    lineNumber += 1
  }

  private var isBlank: Bool {
    pending.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}
