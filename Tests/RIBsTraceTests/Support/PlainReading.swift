import Testing

@testable import RIBsTrace

/// What a trace's lines are, read without blocks and without the quick way: the measure of both.
func plainLines(of bytes: [UInt8]) -> [NumberedLine] {
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  var read: [NumberedLine] = []
  for (index, line) in lines.enumerated() {
    let isLast = index == lines.count - 1
    if let line = plainLine(Array(line), isFirst: index == 0, isLast: isLast) {
      read.append(NumberedLine(number: index + 1, line: line))
    }
  }
  return read
}

private func plainLine(_ bytes: [UInt8], isFirst: Bool, isLast: Bool) -> TraceLine? {
  var line = bytes
  if isLast { while line.last == 0 { line.removeLast() } }
  // The bytes that are kept, a CR among them, are counted before anything is taken off.
  guard line.count <= TraceReader.longestLine + 1 else { return .tooLong }
  if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
  if line.last == 0x0D { line.removeLast() }
  guard line.count <= TraceReader.longestLine else { return .tooLong }
  if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
  let read = TraceLineParser().parse(line)
  return isLast && read.isMalformed ? .tornTail : read
}

/// Compares lines, and their texts byte by byte, which equal strings may differ in.
func expectPlain(
  _ lines: [NumberedLine], of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  let plain = plainLines(of: bytes)
  #expect(lines == plain, sourceLocation: sourceLocation)
  #expect(lines.map(\.written) == plain.map(\.written), sourceLocation: sourceLocation)
}

extension NumberedLine {
  /// The line as the encoder writes it, if it is an event.
  var written: [UInt8] {
    if case .event(let event) = line { TraceEncoder().line(for: event) } else { [] }
  }
}
