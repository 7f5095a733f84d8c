import Foundation

/// Messages to and from a browser, each ended by a NUL, over one socket.
final class Wire {
  enum Broken: Error {
    case closed
    case late
  }

  /// The end for the other side.
  let other: FileHandle
  private let own: FileHandle
  private var received: [UInt8] = []
  /// Up to where there is no NUL, so that a long message is not searched anew with each piece of it.
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
    // Other processes that the tests start must not keep the browser's end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  func send(_ message: Data) throws(Broken) {
    var rest = [UInt8](message) + [0]
    while !rest.isEmpty {
      // A browser that is gone is an error here, and no signal.
      #if canImport(Darwin)
        let count = write(own.fileDescriptor, rest, rest.count)
      #else
        let count = Glibc.send(own.fileDescriptor, rest, rest.count, Int32(MSG_NOSIGNAL))
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      rest.removeFirst(count)
    }
  }

  /// The next message.
  func receive(before deadline: ContinuousClock.Instant) throws(Broken) -> Data {
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        searched = 0
        return message
      }
      searched = received.count
      try waitForMore(before: deadline)
      var piece = [UInt8](repeating: 0, count: 1 << 18)
      let count = read(own.fileDescriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      received += piece[..<count]
    }
  }

  private func waitForMore(before deadline: ContinuousClock.Instant) throws(Broken) {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw .late }
      var wanted = pollfd(fd: own.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&wanted, 1, Int32(clamping: left.components.seconds * 1000 + 1)) > 0 { return }
    }
  }
}
