import Foundation

/// NUL-terminated messages to and from a browser over one socket.
final class Wire {
  enum Broken: Error {
    case closed
    case late
  }

  /// The browser's end of the socket.
  let other: FileHandle
  private let own: FileHandle
  var descriptor: Int32 { own.fileDescriptor }
  private var received: [UInt8] = []
  /// The length that contains no NUL, so that each part of a long message is searched only once.
  private var searched = 0

  init() throws {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    own = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    // Other processes of the tests must not keep the browser's end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  func send(_ message: Data) throws(Broken) {
    var rest = [UInt8](message) + [0]
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

  /// The next message; nil if it is incomplete.
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
