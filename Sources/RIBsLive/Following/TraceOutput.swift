import Foundation

/// Where the bytes of a trace go.
struct TraceOutput: Sendable {
  /// How much is read and passed on at once, in bytes.
  static let blockSize = 1 << 17

  let unpack: TraceFollower.Unpack
  let receive: @Sendable (TraceFollower.Event) -> Void

  /// Whether bytes begin as gzip does; nil if that is not known yet.
  static func isGzip(_ start: some Collection<UInt8>) -> Bool? {
    guard let first = start.first else { return nil }
    guard first == 0x1F else { return false }
    return start.count < 2 ? nil : start.dropFirst().first == 0x8B
  }

  /// Passes on what comes of packed bytes.
  ///
  /// - Returns: What is wrong with them.
  func unpackAll(_ next: () throws -> UnsafeRawBufferPointer?) throws -> String? {
    try unpack(next) { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        receive(.bytes(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize))))
        rest = rest.dropFirst(Self.blockSize)
      }
    }
  }
}

/// A system call that failed.
struct SystemError: Error {
  let code: Int32

  var reason: String { String(cString: strerror(code)) }
}
