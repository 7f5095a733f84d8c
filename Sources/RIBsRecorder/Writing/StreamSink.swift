import Foundation

/// A pipe, a device or a connection to a live reader. Bytes that the system accepted arrive even if the app is killed.
/// A reader that is slow or gone costs events, which are counted, but never time.
final class StreamSink: TraceSink {
  let size: Int? = nil

  private let descriptor: Int32
  private let identity: FileIdentity?
  private let isSocket: Bool
  /// The rest of a line that the system took only in part. It goes first.
  private var rest: [UInt8] = []

  /// How long ``close()`` waits for the rest of a line, in milliseconds.
  private static let patience: Int32 = 2_000

  /// - Parameter descriptor: A pipe or device, open for reading and writing without blocking.
  init(device descriptor: Int32) {
    self.descriptor = descriptor
    identity = FileIdentity(descriptor)
    isSocket = false
  }

  /// - Parameter descriptor: A connected socket that does not block.
  init(socket descriptor: Int32) {
    self.descriptor = descriptor
    identity = FileIdentity(descriptor)
    isSocket = true
  }

  deinit { close() }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    guard isOwn else { return false }
    if !rest.isEmpty {
      rest.removeFirst(rest.withUnsafeBytes(writeSome))
      // Another line must not follow half a line.
      if !rest.isEmpty { return false }
    }
    let count = writeSome(line)
    if count > 0 { rest.append(contentsOf: line.dropFirst(count)) }
    return count > 0
  }

  func keep(from offset: Int, behind head: [UInt8]) -> Bool { false }

  private var isClosed = false

  func close() {
    guard !isClosed else { return }
    isClosed = true
    guard isOwn else { return }
    // Without its rest the reader sees a torn line.
    if !rest.isEmpty {
      var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&wish, 1, Self.patience) > 0 { _ = rest.withUnsafeBytes(writeSome) }
    }
    System.closeFile(descriptor)
  }

  /// Whether the app left the descriptor alone. If the app closed it, the number may name something else by now.
  private var isOwn: Bool { identity != nil && identity == FileIdentity(descriptor) }

  /// - Returns: How many bytes the system took.
  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    max(0, isSocket ? System.send(descriptor, bytes) : System.write(descriptor, bytes))
  }
}
