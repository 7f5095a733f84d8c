import RIBsTrace

/// Reads a trace slowly, without blocks and without the format's table: the measure of ``TraceReader``.
package enum PlainReader {
  /// What the lines of a trace are.
  package static func lines(of bytes: [UInt8]) -> [NumberedLine] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var read: [NumberedLine] = []
    for (index, bytes) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if let line = line(Array(bytes), isFirst: index == 0, isLast: isLast) {
        read.append(NumberedLine(number: index + 1, line: line))
      }
    }
    return read
  }

  /// What one line is that ends with LF; nil if it is blank.
  package static func line(_ bytes: [UInt8]) -> TraceLine? {
    line(bytes, isFirst: false, isLast: false)
  }

  private static func line(_ bytes: [UInt8], isFirst: Bool, isLast: Bool) -> TraceLine? {
    var line = bytes
    if isLast { while line.last == 0 { line.removeLast() } }
    // The bytes that are kept, a CR among them, are counted before anything is taken off.
    guard line.count <= TraceReader.longestLine + 1 else { return .tooLong }
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    if line.last == 0x0D { line.removeLast() }
    guard line.count <= TraceReader.longestLine else { return .tooLong }
    if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    let read = PlainLineParser().parse(line)
    if isLast, case .malformed = read { return .tornTail }
    return read
  }
}
