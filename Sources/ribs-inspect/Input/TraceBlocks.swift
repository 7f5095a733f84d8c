import Foundation
import GzipCoding

/// The bytes of a trace, block by block. A file that begins as gzip does is unpacked, whatever its name is.
struct TraceBlocks: Sendable {
  let handle: FileHandle
  /// Advances with each block.
  let progress: Progress

  /// In bytes. `FileHandle` would copy each block into a new buffer.
  private static let blockSize = 1 << 17

  /// - Parameter body: Takes the next bytes.
  /// - Returns: Why a compressed file could not be read to its end; nil if it could.
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

  /// - Returns: The next bytes, which are in the buffer; nil at the end.
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
      // Interrupted by a signal.
      if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }
}

extension GzipReader.Damage {
  /// What is wrong with the file.
  var description: String {
    switch self {
    case .endsTooEarly: "the compressed file ends too early"
    case .isBroken: "the compressed file is damaged"
    case .hasWrongChecksum: "the compressed file's checksum is wrong"
    case .hasNoMemory: "there is no memory to unpack the file"
    }
  }
}
