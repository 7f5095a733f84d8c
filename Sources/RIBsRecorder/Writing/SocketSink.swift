import Foundation

/// Where a live reader listens.
struct SocketAddress: CustomStringConvertible {
  let host: String
  let port: Int

  /// - Returns: Nil for a URL that is not `tcp://HOST:PORT`.
  init?(_ url: URL) {
    guard url.scheme == "tcp", let host = url.host, let port = url.port else { return nil }
    self.host = host
    self.port = port
  }

  var description: String { "\(host):\(port)" }
}

/// A connection to a live reader. Bytes that the system accepted arrive even if the app is killed. A reader
/// that is slow or gone costs events, which are counted, but never time.
final class SocketSink: TraceSink {
  private let descriptor: Int32
  private let identity: FileIdentity?
  /// The rest of a line that the system took only in part. It goes first.
  private var rest: [UInt8] = []
  private var isDead = false

  /// How long to wait for a reader to answer, in milliseconds.
  private static let patience: Int32 = 2_000
  /// How much the system buffers for a slow reader, in bytes: some 40,000 events.
  private static let buffer: Int32 = 1 << 22

  /// - Throws: ``RIBsRecorder/StartError`` where nobody listens.
  init(_ address: SocketAddress) throws(RIBsRecorder.StartError) {
    var hints = addrinfo()
    hints.ai_socktype = System.streamSocket
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(address.host, String(address.port), &hints, &list)
    defer { if list != nil { freeaddrinfo(list) } }
    guard failure == 0 else {
      throw .cannotConnect(address: "\(address)", reason: String(cString: gai_strerror(failure)))
    }
    // A host name may have several addresses, of which one answers.
    var reason = "no address"
    var next = list
    while let candidate = next {
      if let descriptor = Self.connect(candidate) {
        self.descriptor = descriptor
        identity = FileIdentity(descriptor)
        return
      }
      reason = System.lastError
      next = candidate.pointee.ai_next
    }
    throw .cannotConnect(address: "\(address)", reason: reason)
  }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    guard !isDead, isOwn else { return false }
    if !rest.isEmpty {
      let sent = rest.withUnsafeBytes(sendSome)
      rest.removeFirst(sent)
      // Half a line must not be followed by another line.
      if !rest.isEmpty { return false }
    }
    let sent = sendSome(line)
    if sent > 0 { rest.append(contentsOf: line.dropFirst(sent)) }
    return sent > 0
  }

  func close() {
    guard isOwn else { return }
    // Wait a moment for the rest of a line: without it the reader sees a torn one.
    if !isDead, !rest.isEmpty {
      var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&wish, 1, Self.patience) > 0 { _ = rest.withUnsafeBytes(sendSome) }
    }
    System.closeFile(descriptor)
  }

  /// Whether the app left the descriptor alone. If it closed it, the number may name another connection by now.
  private var isOwn: Bool { identity == FileIdentity(descriptor) }

  /// - Returns: How many bytes the system took.
  private func sendSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = send(descriptor, bytes.baseAddress, bytes.count, System.sendFlags)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      if errno != EAGAIN && errno != EWOULDBLOCK { isDead = true }
      return 0
    }
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
