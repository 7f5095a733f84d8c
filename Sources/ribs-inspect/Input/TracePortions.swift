import Foundation
import GzipCoding
import RIBsTrace

/// The lines of a trace, portion by portion.
struct TracePortions: Sendable {
  /// How reading ended.
  struct End: Sendable {
    /// Why a compressed file could not be read to its end; nil if it could.
    var damage: GzipReader.Damage?
    /// The number of the last line, even if only a part of it was read.
    var line: Int
  }

  let blocks: TraceBlocks

  /// Reads in the calling thread.
  ///
  /// - Parameter body: Takes the next portion.
  /// - Throws: Why the input cannot be read further. What could be read has been passed on.
  func read(_ body: (inout TracePortion) -> Void) throws -> End {
    var portion = TracePortion()
    return try read(into: &portion, body)
  }

  /// Reads in a thread of its own, a few portions ahead of `body`, which runs in the calling thread.
  ///
  /// - Parameter body: Takes the next portion.
  /// - Throws: Why the input cannot be read further. What could be read has been passed on.
  func readAhead(_ body: (inout TracePortion) -> Void) throws -> End {
    let ring = PortionRing()
    let thread = Thread {
      var portion = TracePortion()
      ring.end(Result { try read(into: &portion) { ring.put(&$0) } })
    }
    thread.start()
    var portion = TracePortion()
    while ring.take(&portion) { body(&portion) }
    return try ring.outcome()
  }

  private func read(
    into portion: inout TracePortion, _ body: (inout TracePortion) -> Void
  ) throws -> End {
    var reader = TracePortionReader()
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
