import CTraceScan
import RIBsTrace

/// Reads a trace many times faster than a line at a time: the lines that are written as recorders write them
/// a piece at once, all others by ``SingleLines``.
package struct TraceScanner: TracePortionReader {
  /// What is read at once stays near the processor, with what becomes of it.
  private static let piece = 1 << 16
  private static let padding = Int(RIBS_SCAN_PADDING)

  private let scanner: Scanner
  private var singles: SingleLines
  /// How many texts the portions so far had.
  private var known: UInt32 = 0

  /// Nil where there is no memory for it.
  package init?() {
    guard let scanner = Scanner() else { return nil }
    self.scanner = scanner
    singles = SingleLines(table: scanner.pointer, numbering: ribs_scanner_number)
  }

  package var line: Int { singles.line }

  package mutating func feed(_ block: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    var rest = block
    while !rest.isEmpty {
      let piece = singles.isInsideLine ? 0 : Self.wholeLines(in: rest)
      if piece > 0 {
        scan(UnsafeRawBufferPointer(rebasing: rest[..<piece]), to: &portion)
        rest = UnsafeRawBufferPointer(rebasing: rest[piece...])
      } else {
        // A line that another block began, or that is longer than a piece, or the last few of a block.
        let end = LineEnd.first(in: rest, from: 0).map { $0 + 1 } ?? rest.count
        singles.feed(UnsafeRawBufferPointer(rebasing: rest[..<end]), to: &portion)
        rest = UnsafeRawBufferPointer(rebasing: rest[end...])
      }
    }
    addTexts(to: &portion)
  }

  package mutating func finish(_ portion: inout TracePortion) {
    singles.finish(&portion)
    addTexts(to: &portion)
  }

  /// - Returns: The length of a piece of whole lines, with enough bytes behind it; 0 where there is none.
  private static func wholeLines(in bytes: UnsafeRawBufferPointer) -> Int {
    let most = min(piece, bytes.count - padding)
    guard most > 0 else { return 0 }
    return bytes[..<most].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private mutating func scan(_ lines: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    guard let bytes = lines.baseAddress else { return }
    let scan = scanner.scan(bytes, lines.count)
    guard scan.is_read else { return singles.feed(lines, to: &portion) }
    let first = singles.line
    let events = UnsafeBufferPointer(start: scan.events, count: scan.event_count)
    var added = 0
    for unusual in UnsafeBufferPointer(start: scan.unusual, count: scan.unusual_count) {
      let before = Int(unusual.events_before)
      portion.add(UnsafeBufferPointer(rebasing: events[added..<before]), firstLine: first)
      added = before
      singles.pass(to: first + Int(unusual.line))
      // With its LF.
      let end = Int(unusual.offset) + Int(unusual.length) + 1
      singles.feed(
        UnsafeRawBufferPointer(rebasing: lines[Int(unusual.offset)..<end]), to: &portion)
    }
    portion.add(UnsafeBufferPointer(rebasing: events[added...]), firstLine: first)
    singles.pass(to: first + Int(scan.line_count))
  }

  private mutating func addTexts(to portion: inout TracePortion) {
    let count = scanner.textCount
    while known < count {
      known += 1
      portion.texts.append(scanner.text(known))
    }
  }
}
