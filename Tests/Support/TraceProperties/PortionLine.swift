import RIBsTrace

/// A line that was read, for comparing ways of reading.
package struct PortionLine: Equatable {
  package let number: Int
  package let line: TraceLine
  /// An event as the encoder writes it: its strings byte by byte, which equal strings may differ in.
  package let written: [UInt8]

  init(_ number: Int, _ line: TraceLine) {
    self.number = number
    self.line = line
    written = if case .event(let event) = line { TraceEncoder().line(for: event) } else { [] }
  }
}

extension PortionLine {
  /// What ``PlainReader`` makes of bytes.
  package static func plain(_ bytes: [UInt8]) -> [PortionLine] {
    PlainReader.lines(of: bytes).map { PortionLine($0.number, $0.line) }
  }

  /// What ``TraceReader`` makes of bytes.
  package static func reader(_ bytes: [UInt8]) -> [PortionLine] {
    var reader = TraceReader()
    var lines: [PortionLine] = []
    reader.feed(bytes) { lines.append(PortionLine($0.number, $0.line)) }
    reader.finish { lines.append(PortionLine($0.number, $0.line)) }
    return lines
  }

  /// What the portions of some blocks have, each block in a portion of its own.
  package static func portions(_ blocks: some Sequence<ArraySlice<UInt8>>) -> [PortionLine] {
    var reader = TracePortionReader()
    var portion = TracePortion()
    var strings: [String] = []
    var lines: [PortionLine] = []
    for block in blocks {
      // A block of its own size, so that a sanitizer sees who reads behind it.
      Array(block).withUnsafeBytes { reader.feed($0, to: &portion) }
      take(&portion, &strings, &lines)
    }
    reader.finish(&portion)
    take(&portion, &strings, &lines)
    return lines
  }

  private static func take(
    _ portion: inout TracePortion, _ strings: inout [String], _ lines: inout [PortionLine]
  ) {
    strings += portion.strings
    var remarks = portion.remarks[...]
    for (index, entry) in portion.events.enumerated() {
      while let remark = remarks.first, remark.eventsBefore == index {
        lines.append(PortionLine(remark.line.number, remark.line.line))
        remarks.removeFirst()
      }
      let event = entry.event.map { number in
        // A number without a text makes the lines differ.
        let index = Int(number.value) - 1
        return strings.indices.contains(index)
          ? strings[index] : "no text has the number \(index + 1)"
      }
      lines.append(PortionLine(entry.line, .event(event)))
    }
    lines += remarks.map { PortionLine($0.line.number, $0.line.line) }
    portion.removeAll()
  }
}
