/// Turns the bytes of a trace into portions.
package struct TracePortionReader: Sendable {
  private var lines = LineCutter()
  private var reader = LineReader()
  /// How many strings the portions so far have had.
  private var known = 0

  package init() {}

  /// The number of the next line, or of the line that is read in part.
  package var line: Int { lines.number }

  /// Adds every line that a block completes to a portion.
  ///
  /// - Parameters:
  ///   - block: The next bytes of the trace; lines may be cut anywhere.
  ///   - portion: What it adds to.
  package mutating func feed(_ block: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    var values = LineValues()
    lines.feed(block, &reader) { line, reader in reader.read(line, &values, into: &portion) }
    addStrings(to: &portion)
  }

  /// Adds what follows the last LF.
  package mutating func finish(_ portion: inout TracePortion) {
    var values = LineValues()
    lines.finish(&reader) { line, reader in reader.read(line, &values, into: &portion) }
    addStrings(to: &portion)
  }

  /// Gives strings numbers from 1 again.
  mutating func forgetStrings() {
    reader.forgetStrings()
    known = 0
  }

  private mutating func addStrings(to portion: inout TracePortion) {
    while known < reader.strings.count {
      known += 1
      portion.strings.append(reader.strings[InternedString(UInt32(known))])
    }
  }
}
