import Foundation
import RIBsTrace

/// The file that a recording would append to.
enum ExistingFile {
  /// How many bytes are read to find the first line.
  private static let headSize = 1 << 16

  /// How the recorder's own first line begins. A killed app may have cut it off after this.
  private static let headerStart = Array(#"{"type":"trace""#.utf8)

  /// Whether a recording may append here: the file is empty, or its first line belongs to a trace.
  ///
  /// - Returns: Nil if the file cannot be read.
  static func isTraceOrEmpty(_ descriptor: Int32) -> Bool? {
    var head = [UInt8](repeating: 0, count: headSize)
    let count = pread(descriptor, &head, head.count, 0)
    guard count >= 0 else { return nil }
    let content = head[..<count].drop { blanks.contains($0) }
    if content.isEmpty { return count < head.count }
    // The first line was cut off earlier than usual.
    if count < head.count, headerStart.starts(with: content) { return true }
    return isTrace(content.prefix { $0 != UInt8(ascii: "\n") })
  }

  private static let blanks = Set(" \t\r\n".utf8)

  private static func isTrace(_ line: some Collection<UInt8>) -> Bool {
    if line.starts(with: headerStart) { return true }
    var isTrace = false
    var reader = TraceReader()
    func look(_ line: NumberedLine) {
      switch line.line {
      case .header, .event: isTrace = true
      default: break
      }
    }
    reader.feed(line, look)
    reader.finish(look)
    return isTrace
  }
}
