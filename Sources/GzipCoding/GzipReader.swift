import CRIBsZlib

/// Unpacks gzip (RFC 1952) from consecutive blocks of bytes: call `feed` for each block, then `finish`.
///
/// It holds at most one block of unpacked bytes. It reads consecutive members as one stream, as `cat` produces
/// them.
package struct GzipReader: ~Copyable {
  /// Why unpacking stopped. Bytes passed on before that are correct.
  package enum Damage: Error {
    /// The file ends inside a member.
    case endsTooEarly
    /// The bytes are not gzip.
    case isBroken
    /// A member's checksum does not match its unpacked bytes.
    case hasWrongChecksum
    /// zlib could not allocate memory.
    case hasNoMemory
  }

  private enum State {
    case betweenMembers, inMember
  }

  private static let blockSize = 1 << 18

  /// Allocated once, because zlib keeps a pointer to it.
  private let stream: UnsafeMutablePointer<z_stream>
  private let block: UnsafeMutableBufferPointer<UInt8>
  private var state = State.betweenMembers
  /// Whether a whole member was read. After one, NULs may pad the file, as on a tape.
  private var hasMember = false
  private var isFilledUp = false

  /// Creates a reader in front of the first member.
  package init() throws(Damage) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    block = .allocate(capacity: Self.blockSize)
    guard ribs_inflate_start(stream) == Z_OK else { throw .hasNoMemory }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    block.deallocate()
  }

  /// Whether bytes begin with gzip's signature.
  package static func isGzip(_ start: some Sequence<UInt8>) -> Bool {
    start.starts(with: [0x1F, 0x8B])
  }

  /// Passes the unpacked bytes of a block to `body`, chunk by chunk.
  ///
  /// - Parameters:
  ///   - packed: The next bytes of the file.
  ///   - body: Receives the next unpacked bytes.
  package mutating func feed(
    _ packed: [UInt8], to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) {
    let outcome = packed.withUnsafeBufferPointer { packed in
      Result { () throws(Damage) in try feed(bytes: packed, to: body) }
    }
    try outcome.get()
  }

  /// Throws if the file may not end here.
  package func finish() throws(Damage) {
    guard state == .betweenMembers, hasMember else { throw .endsTooEarly }
  }

  /// Unpacks a block without copying it first.
  package mutating func feed(
    bytes: UnsafeBufferPointer<UInt8>, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if state == .betweenMembers, hasMember {
        if rest.first == 0 { isFilledUp = true }
        if isFilledUp {
          guard rest.allSatisfy({ $0 == 0 }) else { throw .isBroken }
          return
        }
        guard rest.first == 0x1F, inflateReset(stream) == Z_OK else { throw .isBroken }
      }
      state = .inMember
      rest = try inflateMember(rest, to: body)
    }
  }

  /// - Returns: The bytes after the member's end; empty if the member continues.
  private mutating func inflateMember(
    _ packed: Slice<UnsafeBufferPointer<UInt8>>, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) -> Slice<UnsafeBufferPointer<UInt8>> {
    let input = UnsafeBufferPointer(rebasing: packed)
    // zlib does not change its input.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = uInt(input.count)
    while true {
      stream.pointee.next_out = block.baseAddress
      stream.pointee.avail_out = uInt(block.count)
      let status = inflate(stream, Z_NO_FLUSH)
      let count = block.count - Int(stream.pointee.avail_out)
      if count > 0 { body(UnsafeBufferPointer(rebasing: block[..<count])) }
      switch status {
      case Z_STREAM_END:
        state = .betweenMembers
        hasMember = true
        return packed.dropFirst(input.count - Int(stream.pointee.avail_in))
      case Z_OK where stream.pointee.avail_in > 0 || count == block.count: continue
      // zlib needs more input, which the next block provides.
      case Z_OK, Z_BUF_ERROR: return packed[packed.endIndex...]
      default: throw isChecksum ? .hasWrongChecksum : .isBroken
      }
    }
  }

  /// zlib reports which check failed only in its message.
  private var isChecksum: Bool {
    guard let message = stream.pointee.msg else { return false }
    return ["incorrect data check", "incorrect length check"].contains(String(cString: message))
  }
}
