import CRIBsZlib

/// Packs bytes as gzip (RFC 1952). The same bytes give the same file on one platform.
package enum GzipWriter {
  /// Why nothing could be packed.
  package enum Failure: Error {
    /// zlib could not allocate memory.
    case hasNoMemory
  }

  /// - Parameter bytes: What to pack.
  /// - Returns: One member.
  package static func packed(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    guard ribs_deflate_start(stream) == Z_OK else { throw .hasNoMemory }
    defer { deflateEnd(stream) }
    // With this much room one call takes everything.
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(stream, uLong(bytes.count))))
    let status = bytes.withUnsafeBufferPointer { bytes in
      packed.withUnsafeMutableBufferPointer { packed in
        // zlib does not change its input.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.pointee.avail_in = uInt(truncatingIfNeeded: bytes.count)
        stream.pointee.next_out = packed.baseAddress
        stream.pointee.avail_out = uInt(truncatingIfNeeded: packed.count)
        return deflate(stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw .hasNoMemory }
    packed.removeLast(Int(stream.pointee.avail_out))
    return packed
  }
}
