import RIBsTrace

/// What holds of the lines a reader hands out.
enum LineProperties {
  static func check(_ lines: [NumberedLine], of bytes: [UInt8], _ broken: inout Violations) {
    let ends = bytes.count { $0 == UInt8(ascii: "\n") }
    var last = 0
    for line in lines {
      broken.expect(line.number > last, "line \(line.number) comes after line \(last)")
      broken.expect(line.number <= ends + 1, "line \(line.number) is behind the end")
      last = line.number
      switch line.line {
      case .tornTail:
        broken.expect(line.number == ends + 1, "line \(line.number) has an end and is torn")
      case .header(let header):
        check(line, isReadAgainFrom: TraceEncoder().line(for: header), &broken)
      case .event(let event):
        check(event, line.number, &broken)
        check(line, isReadAgainFrom: TraceEncoder().line(for: event), &broken)
      case .malformed(_, let column):
        broken.expect(column >= 1, "line \(line.number) is malformed at column \(column)")
      case .unknownType, .invalidField, .invalidHeader, .tooLong: break
      }
    }
  }

  private static func check(_ event: TraceEvent, _ number: Int, _ broken: inout Violations) {
    broken.expect(event.time >= 0, "line \(number) has the time \(event.time)")
    broken.expect(event.seq ?? 1 >= 1, "line \(number) has the number \(event.seq ?? 0)")
  }

  /// What is written from a line that was read is read as the same.
  private static func check(
    _ line: NumberedLine, isReadAgainFrom bytes: [UInt8], _ broken: inout Violations
  ) {
    // An escape may be longer than what it stands for.
    guard bytes.count <= TraceReader.longestLine else { return }
    var read: [TraceLine] = []
    var reader = TraceReader()
    reader.feed(bytes) { read.append($0.line) }
    broken.expect(
      read == [line.line],
      "line \(line.number) is written as \(String(decoding: bytes, as: UTF8.self))")
  }
}
