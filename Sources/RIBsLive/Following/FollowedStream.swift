import Foundation

/// A trace that comes through standard input.
struct FollowedStream {
  private let descriptor: Int32
  private let output: TraceOutput
  private let stopSign: StopSign

  /// How long to wait for bytes before saying that all was read, in milliseconds.
  private static let patience: Int32 = 20

  init(_ descriptor: Int32, _ output: TraceOutput, _ stopSign: StopSign) {
    self.descriptor = descriptor
    self.output = output
    self.stopSign = stopSign
  }

  /// Reads to the end.
  func read() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: TraceOutput.blockSize, alignment: 1)
    defer { buffer.deallocate() }
    do {
      let damage = try read(buffer)
      if stopSign.isRaised { return }
      output.receive(damage.map { .failed($0) } ?? .caughtUp)
    } catch let error as SystemError {
      output.receive(.failed("cannot be read: \(error.reason)"))
    } catch {
      output.receive(.failed("cannot be unpacked: \(error)"))
    }
    output.receive(.ended)
  }

  /// - Returns: What is wrong with the packed bytes.
  private func read(_ buffer: UnsafeMutableRawBufferPointer) throws -> String? {
    var count = 0
    // A pipe may give one byte at a time.
    while TraceOutput.isGzip(buffer.prefix(count)) == nil,
      let block = try next(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), whenIdle: {})
    {
      count += block.count
    }
    var start: UnsafeRawBufferPointer? = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    if TraceOutput.isGzip(buffer.prefix(count)) == true {
      return try output.unpackAll {
        defer { start = nil }
        return try start ?? next(buffer, whenIdle: {})
      }
    }
    var isCaughtUp = false
    func pass(_ bytes: UnsafeRawBufferPointer) {
      output.receive(.bytes(bytes, percent: nil))
      isCaughtUp = false
    }
    if let start, !start.isEmpty { pass(start) }
    while let block = try next(
      buffer,
      whenIdle: {
        if !isCaughtUp { output.receive(.caughtUp) }
        isCaughtUp = true
      })
    { pass(block) }
    return nil
  }

  /// - Parameter whenIdle: Called from time to time while nothing comes.
  /// - Returns: The next bytes, which are in the buffer; nil at the end.
  private func next(
    _ buffer: UnsafeMutableRawBufferPointer, whenIdle: () -> Void
  ) throws(SystemError) -> UnsafeRawBufferPointer? {
    while !stopSign.isRaised {
      var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&wish, 1, Self.patience) == 0 {
        whenIdle()
        continue
      }
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
      if count == 0 { return nil }
      // Interrupted by a signal, or another process made the descriptor non-blocking.
      if errno != EINTR, errno != EAGAIN { throw SystemError(code: errno) }
    }
    return nil
  }
}
