import Foundation

/// A socket that accepts connections from this machine.
///
/// Unchecked because the compiler cannot see that the lock guards all mutable state.
final class ListeningSocket: @unchecked Sendable {
  let descriptor: Int32
  let port: UInt16
  private let lock = NSLock()
  private var isOpen = true

  init(_ wanted: UInt16) throws(TraceListener.Failure) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    do throws(SystemError) {
      guard descriptor >= 0 else { throw SystemError(code: errno) }
      port = try Self.listen(descriptor, wanted)
    } catch {
      close(descriptor)
      guard error.code != EADDRINUSE else { throw .portInUse(wanted) }
      throw .cannotListen(wanted, reason: error.reason)
    }
    self.descriptor = descriptor
  }

  deinit { end() }

  /// Gives the port back. Call it once nobody waits for the descriptor any more.
  func end() {
    lock.withLock {
      if isOpen { close(descriptor) }
      isOpen = false
    }
  }

  /// - Returns: The port.
  private static func listen(_ descriptor: Int32, _ port: UInt16) throws(SystemError) -> UInt16 {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // Otherwise the port of an earlier run stays taken for a minute.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && Foundation.listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw SystemError(code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// - Returns: The next connection that waits; nil if there is none, or no descriptor for it.
  func accept() -> Int32? {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    return connection
  }
}
