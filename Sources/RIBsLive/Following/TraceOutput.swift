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
  /// - Parameters:
  ///   - percent: Returns the share of the packed bytes that was read; nil if that is unknown.
  ///   - next: Returns the next packed bytes; nil at their end.
  /// - Returns: What is wrong with them, in a clause whose subject is the trace.
  func unpackAll(
    percent: () -> Int? = { nil }, _ next: () throws -> UnsafeRawBufferPointer?
  ) throws -> String? {
    let damage = try unpack(next) { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        receive(
          .bytes(
            UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize)), percent: percent()))
        rest = rest.dropFirst(Self.blockSize)
      }
    }
    return damage.map { "cannot be unpacked: \($0)" }
  }
}

/// A system call that failed.
struct SystemError: Error {
  let code: Int32

  var reason: String { String(cString: strerror(code)) }
}
