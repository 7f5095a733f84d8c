import Foundation

/// Messages to and from a browser over one socket.
final class Wire {
  enum Broken: Error {
    case closed
    case late
  }

  private let own: FileHandle
  var descriptor: Int32 { own.fileDescriptor }
  private var received: [UInt8] = []
  /// The length that contains no NUL, so that each part of a long message is searched only once.
  private var searched = 0

  private init(_ descriptor: Int32) {
    own = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// A wire, and the browser's end of its socket.
  static func pair() throws -> (own: Wire, other: FileHandle) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    // Other processes of the tests must not keep the browser's end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Wire(ends[0]), FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
  }

  /// A wire to a browser that listens at a port of the loopback.
  convenience init(port: UInt16) throws(Broken) {
    self.init(try Self.atLoopback(port, connect))
  }

  /// A port of the loopback at which nobody listens.
  static func freePort() throws(Broken) -> UInt16 {
    let wire = Wire(try atLoopback(0, bind))
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(wire.descriptor, $0, &length) == 0
      }
    }
    guard isKnown else { throw .closed }
    return UInt16(bigEndian: address.sin_port)
  }

  /// A socket that is connected or bound to a port of the loopback.
  private static func atLoopback(
    _ port: UInt16, _ join: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(Broken) -> Int32 {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw .closed }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isJoined = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        join(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isJoined else {
      close(descriptor)
      throw .closed
    }
    return descriptor
  }

  func send(_ bytes: Data) throws(Broken) {
    var rest = [UInt8](bytes)
    while !rest.isEmpty {
      // If the browser has exited, writing gives an error instead of a signal.
      #if canImport(Darwin)
        let count = write(descriptor, rest, rest.count)
      #else
        let count = Glibc.send(descriptor, rest, rest.count, Int32(MSG_NOSIGNAL))
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      rest.removeFirst(count)
    }
  }

  /// The next message that a NUL ends; nil if it is incomplete.
  func next() -> Data? {
    guard let end = received[searched...].firstIndex(of: 0) else {
      searched = received.count
      return nil
    }
    let message = Data(received[..<end])
    received.removeSubrange(...end)
    searched = 0
    return message
  }

  /// The next message of a protocol that says where in the received bytes it stands; nil if it is incomplete.
  func next(_ bounds: ([UInt8]) -> Range<Int>?) -> Data? {
    guard let range = bounds(received), range.upperBound <= received.count else { return nil }
    defer { received.removeSubrange(..<range.upperBound) }
    return Data(received[range])
  }

  /// Reads the available bytes.
  func fill() throws(Broken) {
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    var count = -1
    repeat { count = read(descriptor, &piece, piece.count) } while count < 0 && errno == EINTR
    guard count > 0 else { throw .closed }
    received += piece[..<count]
  }

  /// Waits for bytes on a separate thread, since other tests need the few threads that tasks share.
  static func wait(for descriptor: Int32, before deadline: ContinuousClock.Instant)
    async throws(Broken)
  {
    let hasCome = await withCheckedContinuation { continuation in
      Self.waiting.async { continuation.resume(returning: poll(descriptor, before: deadline)) }
    }
    guard hasCome else { throw .late }
  }

  private static let waiting = DispatchQueue(label: "browser", attributes: .concurrent)

  private static func poll(_ descriptor: Int32, before deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      #if canImport(Darwin)
        let count = Darwin.poll(&wanted, 1, Int32(clamping: left.components.seconds * 1000 + 1))
      #else
        let count = Glibc.poll(&wanted, 1, Int32(clamping: left.components.seconds * 1000 + 1))
      #endif
      if count > 0 { return true }
    }
  }
}
