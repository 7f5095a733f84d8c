import Foundation
import GzipReading

/// The bytes of a trace, block by block: as they are, or unpacked where the file begins as gzip does,
/// whatever its name is.
struct TraceBlocks: Sendable {
  let handle: FileHandle
  /// Is told of each block.
  let progress: Progress

  /// Foundation would copy each block into a buffer of its own.
  private static let blockSize = 1 << 17

  /// - Parameter body: Takes the next bytes.
  /// - Returns: Why a compressed file could not be read to its end; nil where it could.
  func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws -> GzipReader.Damage? {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.blockSize)
    defer { buffer.deallocate() }
    var count = 0
    // A pipe may give one byte at a time.
    while count < 2, let block = try next(UnsafeMutableBufferPointer(rebasing: buffer[count...])) {
      count += block.count
    }
    let start = UnsafeBufferPointer(rebasing: buffer[..<count])
    guard GzipReader.isGzip(start) else {
      if count > 0 { body(start) }
      while let block = try next(buffer) { body(block) }
      return nil
    }
    return try unpack(start, buffer, body)
  }

  private func unpack(
    _ start: UnsafeBufferPointer<UInt8>, _ buffer: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws -> GzipReader.Damage? {
    do {
      var reader = try GzipReader()
      try reader.feed(bytes: start, to: body)
      while let block = try next(buffer) { try reader.feed(bytes: block, to: body) }
      try reader.finish()
      return nil
    } catch let damage as GzipReader.Damage {
      return damage
    }
  }

  /// - Returns: The next bytes, which lie in the buffer; nil at the end.
  private func next(
    _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws -> UnsafeBufferPointer<UInt8>? {
    while true {
      let count = Foundation.read(handle.fileDescriptor, buffer.baseAddress, buffer.count)
      if count > 0 {
        progress.add(count)
        return UnsafeBufferPointer(rebasing: buffer[..<count])
      }
      if count == 0 { return nil }
      // A signal came first.
      if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
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
