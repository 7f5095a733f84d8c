/// A line in the reader's buffer. It is valid only during the call that gets it.
struct RawLine {
  /// From 1.
  let number: Int
  /// The line without its line end and without a byte order mark; any bytes if it is too long.
  let bytes: UnsafeRawBufferPointer
  /// How many bytes can be read behind the line: its line end and the lines that follow.
  let behind: Int
  let isTooLong: Bool
  /// Whether it follows the last LF, so that it may be torn.
  let isLast: Bool
}

/// Cuts blocks into lines.
///
/// It copies only lines that the end of a block cuts, and keeps nothing of a line over the limit.
struct LineCutter {
  private var cut = CutLine()
  /// The number of the next line, or of the line that is cut.
  private(set) var number = 1

  /// Calls `body` with each line that the bytes complete.
  ///
  /// - Parameter context: What `body` changes. Captured, it would conflict with the access to this cutter.
  @inline(__always)
  mutating func feed<Context>(
    _ bytes: UnsafeRawBufferPointer, _ context: inout Context,
    _ body: (RawLine, inout Context) -> Void
  ) {
    var start = 0
    while let end = LineEnd.first(in: bytes, from: start) {
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if cut.isEmpty {
        body(trimmed(line, behind: bytes.count - end), &context)
      } else {
        cut.append(line)
        completeCutLine(isLast: false, &context, body)
      }
      number += 1
    }
    cut.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Calls `body` with what follows the last LF, and starts again at line 1.
  mutating func finish<Context>(
    _ context: inout Context, _ body: (RawLine, inout Context) -> Void
  ) {
    cut.dropReservedSpace()
    completeCutLine(isLast: true, &context, body)
    self = LineCutter()
  }

  private mutating func completeCutLine<Context>(
    isLast: Bool, _ context: inout Context, _ body: (RawLine, inout Context) -> Void
  ) {
    cut.bytes.withUnsafeBytes { bytes in
      let isTooLong = cut.overflow != .none
      body(trimmed(bytes, isTooLong: isTooLong, isLast: isLast), &context)
    }
    cut.removeAll()
  }

  @inline(__always)
  private func trimmed(
    _ bytes: UnsafeRawBufferPointer, behind: Int = 0, isTooLong: Bool = false, isLast: Bool = false
  ) -> RawLine {
    var line = bytes
    // Some editors begin a file with a byte order mark.
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeRawBufferPointer(rebasing: line.dropFirst(3))
    }
    if line.last == UInt8(ascii: "\r") {
      line = UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
    // One more for a CR, which does not count as part of the line; a byte order mark does.
    let longest = TraceReader.longestLine
    return RawLine(
      number: number, bytes: line, behind: behind,
      isTooLong: isTooLong || bytes.count > longest + 1 || line.count > longest, isLast: isLast)
  }
}
