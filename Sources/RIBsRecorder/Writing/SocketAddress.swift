import Foundation

/// Where a live reader listens.
struct SocketAddress: CustomStringConvertible {
  let host: String
  let port: Int

  /// How long to wait for a reader to answer, in milliseconds.
  private static let patience: Int32 = 2_000
  /// How much the system buffers for a slow reader, in bytes: some 40,000 events.
  private static let buffer: Int32 = 1 << 22

  /// - Returns: Nil for a URL that is not `tcp://HOST:PORT`.
  init?(_ url: URL) {
    guard url.scheme == "tcp", let host = url.host, let port = url.port else { return nil }
    self.host = host
    self.port = port
  }

  var description: String { "\(host):\(port)" }

  /// Connects to the reader.
  ///
  /// - Returns: A socket that does not block.
  /// - Throws: ``RIBsRecorder/StartError`` if nothing listens there.
  func connect() throws(RIBsRecorder.StartError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = System.streamSocket
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &list)
    defer { if list != nil { freeaddrinfo(list) } }
    guard failure == 0 else {
      throw .cannotConnect(address: description, reason: String(cString: gai_strerror(failure)))
    }
    // A host name may have several addresses, and perhaps only one answers.
    var reason = "no address"
    var next = list
    while let candidate = next {
      if let descriptor = Self.connect(candidate) { return descriptor }
      reason = System.lastError
      next = candidate.pointee.ai_next
    }
    throw .cannotConnect(address: description, reason: reason)
  }

  private static func connect(_ address: UnsafePointer<addrinfo>) -> Int32? {
    let descriptor = System.socket(for: address)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var size = buffer
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    System.silenceBrokenPipe(descriptor)
    if isConnected(descriptor, to: address) { return descriptor }
    let error = errno
    System.closeFile(descriptor)
    errno = error
    return nil
  }

  private static func isConnected(
    _ descriptor: Int32, to address: UnsafePointer<addrinfo>
  ) -> Bool {
    let result = System.connect(descriptor, address)
    if result == 0 { return true }
    guard errno == EINPROGRESS else { return false }
    var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&wish, 1, patience) > 0 else {
      errno = ETIMEDOUT
      return false
    }
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
    errno = error
    return error == 0
  }
}
