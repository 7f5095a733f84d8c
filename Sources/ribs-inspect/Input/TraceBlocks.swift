import Foundation
import GzipReading
import RIBsAnalysis

/// The bytes of a trace, block by block: as they are, or unpacked where the file begins as gzip does,
/// whatever its name is.
struct TraceBlocks {
  let handle: FileHandle
  /// Is told of each block.
  let progress: Progress

  private static let blockSize = 1 << 20

  /// - Parameter body: Takes the next bytes.
  /// - Returns: Why a compressed file could not be read to its end; nil where it could.
  func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws -> GzipReader.Damage? {
    var start: [UInt8] = []
    // A pipe may give one byte at a time.
    while start.count < 2, let block = try next() { start += block }
    guard GzipReader.isGzip(start) else {
      start.withUnsafeBufferPointer(body)
      while let block = try next() { block.withUnsafeBufferPointer(body) }
      return nil
    }
    return try unpack(start, body)
  }

  private func unpack(
    _ start: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws -> GzipReader.Damage? {
    do {
      var reader = try GzipReader()
      try reader.feed(start, to: body)
      while let block = try next() { try reader.feed(block, to: body) }
      try reader.finish()
      return nil
    } catch let damage as GzipReader.Damage {
      return damage
    }
  }

  /// An array is read many times faster than Foundation's buffer.
  private func next() throws -> [UInt8]? {
    guard let block = try handle.read(upToCount: Self.blockSize), !block.isEmpty else { return nil }
    progress.add(block.count)
    return [UInt8](block)
  }
}

extension GzipReader.Damage {
  /// What is wrong, said of the file.
  var description: String {
    switch self {
    case .endsTooEarly: "the compressed file ends too early"
    case .isBroken: "the compressed file is damaged"
    case .hasWrongChecksum: "the compressed file's checksum is wrong"
    case .hasNoMemory: "there is no memory to unpack the file"
    }
  }
}
