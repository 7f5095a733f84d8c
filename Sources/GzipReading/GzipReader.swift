import CRIBsZlib

/// Unpacks gzip (RFC 1952) from blocks of bytes as they come: `feed` each block, then `finish`.
///
/// It holds one block of what is unpacked, however much that is. Several members one after the other are
/// one stream, as `cat` makes them.
package struct GzipReader: ~Copyable {
  /// Why a file cannot be unpacked any further. What was handed on before it is as it was packed.
  package enum Damage: Error {
    /// The file ends inside a member.
    case endsTooEarly
    /// What stands there is no gzip.
    case isBroken
    /// A member was unpacked, and is not what was packed.
    case hasWrongChecksum
    /// zlib has no memory to begin with.
    case hasNoMemory
  }

  private enum Place {
    case betweenMembers, inMember
  }

  private static let blockSize = 1 << 18

  /// zlib remembers where it stands in memory.
  private let stream: UnsafeMutablePointer<z_stream>
  private let block: UnsafeMutableBufferPointer<UInt8>
  private var place = Place.betweenMembers
  /// Whether a whole member was read: from then on NULs may fill up the file, as on a tape.
  private var hasMember = false
  private var isFilledUp = false

  /// Starts before the first member.
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

  /// Whether bytes begin as every gzip file does.
  package static func isGzip(_ start: some Sequence<UInt8>) -> Bool {
    start.starts(with: [0x1F, 0x8B])
  }

  /// Hands what a block unpacks to, piece by piece, to `body`.
  ///
  /// - Parameters:
  ///   - packed: The next bytes of the file.
  ///   - body: Takes the next bytes of what was packed.
  package mutating func feed(
    _ packed: [UInt8], to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) {
    let outcome = packed.withUnsafeBufferPointer { packed in
      Result { () throws(Damage) in try feed(bytes: packed, to: body) }
    }
    try outcome.get()
  }

  /// Says whether the file may end here.
  package func finish() throws(Damage) {
    guard place == .betweenMembers, hasMember else { throw .endsTooEarly }
  }

  /// The same of bytes where they lie.
  package mutating func feed(
    bytes: UnsafeBufferPointer<UInt8>, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if place == .betweenMembers, hasMember {
        if rest.first == 0 { isFilledUp = true }
        if isFilledUp {
          guard rest.allSatisfy({ $0 == 0 }) else { throw .isBroken }
          return
        }
        guard rest.first == 0x1F, inflateReset(stream) == Z_OK else { throw .isBroken }
      }
      place = .inMember
      rest = try inflateMember(rest, to: body)
    }
  }

  /// - Returns: What stands behind the member's end; nothing where it goes on.
  private mutating func inflateMember(
    _ packed: Slice<UnsafeBufferPointer<UInt8>>, to body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Damage) -> Slice<UnsafeBufferPointer<UInt8>> {
    let input = UnsafeBufferPointer(rebasing: packed)
    // zlib changes nothing of it.
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
        place = .betweenMembers
        hasMember = true
        return packed.dropFirst(input.count - Int(stream.pointee.avail_in))
      case Z_OK where stream.pointee.avail_in > 0 || count == block.count: continue
      // Nothing more to take: the next block has it.
      case Z_OK, Z_BUF_ERROR: return packed[packed.endIndex...]
      default: throw isChecksum ? .hasWrongChecksum : .isBroken
      }
    }
  }

  /// zlib tells only in words which of the checks failed.
  private var isChecksum: Bool {
    guard let message = stream.pointee.msg else { return false }
    return ["incorrect data check", "incorrect length check"].contains(String(cString: message))
  }
}
