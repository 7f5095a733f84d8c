import Foundation

/// A client's end of a connection, with as little manners as a test needs.
final class Connection: Sendable {
  /// A server that does not answer must not stop the tests. Other tests may keep all threads busy for minutes.
  private static let patience = 300.0

  private let descriptor: Int32

  /// - Parameter host: An IPv4 address.
  init(_ port: UInt16, at host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    if var receiveBuffer {
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, size)
    }
    var patience = timeval(tv_sec: Int(Self.patience), tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, option, &patience, size)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    // `deinit` closes the descriptor here too. Closing it twice would close another test's.
    guard isConnected else { throw Failure(reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  struct Failure: Error {
    let reason: String
  }

  /// - Returns: Whether all was sent.
  @discardableResult func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(text.utf8) }

  /// - Returns: The next bytes; empty if the connection has ended.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Waits for the server to end the connection.
  ///
  /// - Returns: False if something comes instead, or nothing for a long time.
  func hasEnded() -> Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, 0)
    return count == 0 || (count < 0 && errno != EAGAIN)
  }

  /// - Returns: What comes until there is enough, the connection has ended, or a stream of beats has taken too long.
  func receive(until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isEnough(String(decoding: bytes, as: UTF8.self)), Date() < end {
      let more = receive()
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Returns: What comes until the connection has ended. Of the stream of `api/live`, which has no end, its head.
  func receiveToEnd() -> String {
    var bytes: [UInt8] = []
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      let more = receive()
      bytes += more
      let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
      let isStream = head.contains("Content-Type: text/event-stream\r\n")
      if more.isEmpty || (isStream && head.contains("\r\n\r\n")) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Runs something that waits on a thread of its own: the server needs the few threads of Swift's tasks.
func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
  }
}
