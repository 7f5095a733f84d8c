/// Reads a trace in plain Swift: the measure of faster readers, and what is used without one.
package struct PlainPortionReader: TracePortionReader {
  private var lines = LineByLine(TextTable())
  /// How many texts the portions so far had.
  private var known = 0

  package init() {}

  package var line: Int { lines.line }

  package mutating func feed(_ block: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    lines.feed(block, to: &portion)
    addTexts(to: &portion)
  }

  package mutating func finish(_ portion: inout TracePortion) {
    lines.finish(&portion)
    addTexts(to: &portion)
  }

  private mutating func addTexts(to portion: inout TracePortion) {
    while known < lines.texts.count {
      known += 1
      portion.texts.append(lines.texts[TextNumber(UInt32(known))])
    }
  }
}
