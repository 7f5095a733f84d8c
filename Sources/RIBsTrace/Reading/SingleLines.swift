/// Reads the lines that a faster reader leaves out, into the same portions: those that are cut by a block's
/// end, and those that are not written as recorders write them.
package struct SingleLines: Sendable {
  /// Gives a text, valid UTF-8, its number in the faster reader's table.
  package typealias Numbering = @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int) -> UInt32

  /// A table that is not Swift's.
  private struct Texts: LineTexts, @unchecked Sendable {
    /// Whoever reads with it holds it, and reads on one thread at a time.
    let table: OpaquePointer
    let numbering: Numbering

    @inline(__always)
    mutating func text(_ bytes: UnsafeRawBufferPointer) -> TextNumber {
      let text = bytes.assumingMemoryBound(to: UInt8.self)
      return TextNumber(numbering(table, text.baseAddress, text.count))
    }
  }

  private var lines: LineByLine<Texts>

  /// - Parameters:
  ///   - table: Must live as long as this reads.
  ///   - numbering: Is called with the table.
  package init(table: OpaquePointer, numbering: @escaping Numbering) {
    lines = LineByLine(Texts(table: table, numbering: numbering))
  }

  /// The number of the line that comes next, or of which a part is read.
  package var line: Int { lines.line }

  /// Whether a part of a line was fed.
  package var isInsideLine: Bool { lines.isInsideLine }

  /// Goes on with a later line: those before it were read elsewhere.
  package mutating func pass(to line: Int) { lines.pass(to: line) }

  /// Adds every line that the bytes complete.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer, to portion: inout TracePortion) {
    lines.feed(bytes, to: &portion)
  }

  /// Adds what stands behind the last LF, and starts anew.
  package mutating func finish(_ portion: inout TracePortion) {
    lines.finish(&portion)
  }
}
