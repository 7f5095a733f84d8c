/// A line where it lies, which is only while somebody is handed it.
struct RawLine {
  /// From 1.
  let number: Int
  /// Without what ends the line, and without a mark in front; any bytes where it is too long.
  let bytes: UnsafeRawBufferPointer
  let isTooLong: Bool
  /// Whether it stands behind the last LF, where it may be torn.
  let isLast: Bool
}

/// Cuts blocks into lines.
///
/// A line is handed on where it lies in the block. Only one that the block's end cuts is kept, and a line
/// over the limit is passed over without being kept.
struct LineCutter {
  private var cut = CutLine()
  /// The number of the line that comes next, or of which a part was fed.
  private(set) var number = 1

  /// Whether a part of a line was fed.
  var isInsideLine: Bool { !cut.isEmpty }

  /// Goes on with a later line: those before it were read elsewhere.
  mutating func pass(to line: Int) { number = line }

  /// Hands every line that the bytes complete to `body`, together with what it works on.
  @inline(__always)
  mutating func feed<Context>(
    _ bytes: UnsafeRawBufferPointer, _ context: inout Context,
    _ body: (RawLine, inout Context) throws -> Void
  ) rethrows {
    var start = 0
    while let end = LineEnd.first(in: bytes, from: start) {
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if cut.isEmpty {
        try body(trimmed(line), &context)
      } else {
        cut.append(line)
        try completeCutLine(isLast: false, &context, body)
      }
      number += 1
    }
    cut.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Hands on what stands behind the last LF, and starts anew.
  mutating func finish<Context>(
    _ context: inout Context, _ body: (RawLine, inout Context) throws -> Void
  ) rethrows {
    cut.dropRoomAtEnd()
    try completeCutLine(isLast: true, &context, body)
    self = LineCutter()
  }

  private mutating func completeCutLine<Context>(
    isLast: Bool, _ context: inout Context, _ body: (RawLine, inout Context) throws -> Void
  ) rethrows {
    try cut.bytes.withUnsafeBytes { bytes in
      let isTooLong = cut.overflow != .none
      try body(trimmed(bytes, isTooLong: isTooLong, isLast: isLast), &context)
    }
    cut.removeAll()
  }

  @inline(__always)
  private func trimmed(
    _ bytes: UnsafeRawBufferPointer, isTooLong: Bool = false, isLast: Bool = false
  ) -> RawLine {
    var line = bytes
    // Some editors put a mark before the first line that says it is UTF-8, which it is.
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeRawBufferPointer(rebasing: line.dropFirst(3))
    }
    if line.last == UInt8(ascii: "\r") {
      line = UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
    // One more for a CR, which does not count; a mark does.
    let longest = TraceReader.longestLine
    return RawLine(
      number: number, bytes: line,
      isTooLong: isTooLong || bytes.count > longest + 1 || line.count > longest, isLast: isLast)
  }
}
