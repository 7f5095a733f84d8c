import Foundation
import GzipReading
import RIBsTrace

#if FastReading
  import TraceScanning
#endif

/// The lines of a trace, portion by portion.
struct TracePortions: Sendable {
  /// How reading ended.
  struct End: Sendable {
    /// Why a compressed file could not be read to its end; nil where it could.
    var damage: GzipReader.Damage?
    /// The number of the last line, if only of a part of one.
    var line: Int
  }

  let blocks: TraceBlocks
  let reader: any TracePortionReader

  /// Reads in the fastest way there is.
  init(_ blocks: TraceBlocks) {
    self.init(blocks, reader: Self.fastest)
  }

  init(_ blocks: TraceBlocks, reader: any TracePortionReader) {
    self.blocks = blocks
    self.reader = reader
  }

  private static var fastest: any TracePortionReader {
    #if FastReading
      if let scanner = TraceScanner() { return scanner }
    #endif
    return PlainPortionReader()
  }

  /// Reads in the calling thread.
  ///
  /// - Parameter body: Takes the next portion.
  /// - Throws: Why there is no more to read, after what could be read.
  func read(_ body: (inout TracePortion) -> Void) throws -> End {
    var portion = TracePortion()
    return try read(with: reader, into: &portion, body)
  }

  /// Reads in a thread of its own, a few portions ahead of `body`, which the calling thread runs.
  ///
  /// - Parameter body: Takes the next portion.
  /// - Throws: Why there is no more to read, after what could be read.
  func readAhead(_ body: (inout TracePortion) -> Void) throws -> End {
    let ring = PortionRing()
    let thread = Thread {
      var portion = TracePortion()
      ring.end(Result { try read(with: reader, into: &portion) { ring.put(&$0) } })
    }
    thread.start()
    var portion = TracePortion()
    while ring.take(&portion) { body(&portion) }
    return try ring.outcome()
  }

  private func read(
    with reader: some TracePortionReader, into portion: inout TracePortion,
    _ body: (inout TracePortion) -> Void
  ) throws -> End {
    var reader = reader
    let damage = try blocks.read { block in
      reader.feed(UnsafeRawBufferPointer(block), to: &portion)
      body(&portion)
      portion.removeAll()
    }
    let line = reader.line
    reader.finish(&portion)
    body(&portion)
    return End(damage: damage, line: line)
  }
}
