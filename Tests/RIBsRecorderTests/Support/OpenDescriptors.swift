import Foundation

/// The descriptors that the recorder has open in this process. The recorder itself does not expose them.
enum OpenDescriptors {
  /// All numbers that a descriptor can have. Other tests keep many open at the same time.
  private static let all: Range<Int32> = 0..<min(getdtablesize(), 65_536)

  /// How many descriptors the process has open.
  static var count: Int { all.count { fcntl($0, F_GETFD) >= 0 } }

  /// The descriptor of a file that is open in a mode (`O_RDWR`, `O_WRONLY`).
  static func first(of url: URL, _ access: Int32) -> Int32? {
    var file = stat()
    guard stat(url.path, &file) == 0 else { return nil }
    return all.first { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_dev == file.st_dev
        && status.st_ino == file.st_ino && fcntl(descriptor, F_GETFL) & O_ACCMODE == access
    }
  }

  /// The descriptor of a connection to a port.
  static func first(connectedTo port: UInt16) -> Int32? {
    all.first { socketPort(of: $0, { getpeername($0, $1, $2) }) == port }
  }

  /// The port of a socket, from `getsockname` or `getpeername`.
  static func socketPort(
    of socket: Int32,
    _ call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var name = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &name) { bytes in
      guard let address = bytes.baseAddress,
        call(socket, address.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return nil }
      // Both kinds of address have the port at the same offset, in big-endian order.
      return UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
    }
  }
}
