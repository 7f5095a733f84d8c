/// Properties of any bytes that are read as a trace, whether they are a trace or not.
///
/// The tests and the fuzzer share these checks, so an input that fails in one also fails in the other.
package enum TraceProperties {
  /// Reads the bytes whole and in blocks, and writes the reports.
  ///
  /// - Parameter bytes: A trace, or any other bytes.
  /// - Returns: One sentence for each property that does not hold.
  package static func violations(in bytes: [UInt8]) -> [String] {
    var broken = Violations()
    let whole = Reading([bytes[...]])
    let blocks = Blocks.cut(bytes)
    whole.compare(with: Reading(blocks), "cut into \(blocks.count) blocks", &broken)
    LineProperties.check(whole.lines, of: bytes, &broken)
    ReaderProperties.check(bytes, &broken)
    if case .success(let sessions) = whole.result {
      SessionProperties.check(sessions, lines: whole.lines, &broken)
      for session in sessions { TreeProperties.check(session, &broken) }
      ReportProperties.check(sessions, &broken)
    }
    return broken.sentences
  }
}

/// Collects the properties that do not hold.
struct Violations {
  private(set) var sentences: [String] = []

  mutating func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { sentences.append(sentence()) }
  }
}
