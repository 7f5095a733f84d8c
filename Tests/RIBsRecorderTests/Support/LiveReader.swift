import Foundation

/// Listens on a port of this machine, as a live reader of traces does.
final class LiveReader {
  let port: UInt16
  private(set) var bytes: [UInt8] = []
  private var connection: Int32 = -1
  private let listener: Int32

  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif

  /// - Parameter address: `127.0.0.1` or `::1`.
  init(_ address: String = "127.0.0.1") throws {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    hints.ai_socktype = Self.stream
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "0", &hints, &list) == 0, let info = list?.pointee else {
      throw Failure()
    }
    defer { freeaddrinfo(list) }
    listener = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    // A fixed buffer size, which the system would otherwise grow: the app must notice a reader that does not read.
    var size: Int32 = 1 << 16
    setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    guard bind(listener, info.ai_addr, info.ai_addrlen) == 0, listen(listener, 1) == 0,
      let port = OpenDescriptors.socketPort(of: listener, { getsockname($0, $1, $2) })
    else {
      close(listener)
      throw Failure()
    }
    self.port = port
  }

  /// A connection that waits to be met.
  func queued() throws -> Int32 {
    let connection = socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { throw Failure() }
    return connection
  }

  deinit {
    hangUp()
    close(listener)
  }

  struct Failure: Error {
    let error = errno
  }

  // MARK: Reading

  /// Waits for an app to connect.
  func meet() throws {
    Self.limitWaiting(listener)
    connection = accept(listener, nil, nil)
    guard connection >= 0 else { throw Failure() }
    Self.limitWaiting(connection)
  }

  /// A test that waits for an app or for data that never comes must fail.
  private static func limitWaiting(_ socket: Int32) {
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Reads what has arrived.
  func readSome() { while take(Int32(MSG_DONTWAIT)) > 0 {} }

  /// Reads until this many lines have arrived.
  func read(lines count: Int) throws {
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      guard take(0) > 0 else { throw Failure() }
    }
  }

  /// Reads until the app closes the connection.
  func readToEnd() throws {
    while true {
      let count = take(0)
      if count == 0 { return }
      if count < 0 { throw Failure() }
    }
  }

  /// Closes the connection.
  func hangUp() {
    if connection >= 0 { close(connection) }
    connection = -1
  }

  private func take(_ flags: Int32) -> Int {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &block, block.count, flags)
    if count > 0 { bytes += block[..<count] }
    return count
  }
}
