import Foundation

/// An open file that an app may write.
final class OpenTrace {
  /// What is new.
  enum News {
    /// Nothing since the last look.
    case nothing
    case bytes(UnsafeRawBufferPointer)
    case caughtUp
    /// The file was emptied or written anew. Nothing of it was passed on yet.
    case otherTrace
    /// The file is packed. Read it with ``OpenTrace/nextPacked(_:)``.
    case packed
  }

  private let descriptor: Int32
  /// When the file was last read.
  private(set) var state: FileState
  /// How much was read, in bytes.
  private(set) var offset = 0
  /// The share of the file that was read, rounded down.
  var percent: Int { offset < state.size ? offset * 100 / state.size : 100 }
  /// The first bytes of the trace. A trace that was emptied and has grown past the offset again begins differently,
  /// because its first line has the time of its start.
  private var head: [UInt8] = []
  private var isCaughtUp = false
  private var isPacked = false
  /// Whether a packed file changed since it was read.
  private var hasChanged = false

  private static let headSize = 4096

  init(_ path: String) throws(SystemError) {
    // The file may have become a pipe since it was looked at.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do {
      state = try FileState(descriptor: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// - Parameter buffer: Takes the bytes.
  func next(_ buffer: UnsafeMutableRawBufferPointer) throws -> News {
    let now = try FileState(descriptor: descriptor)
    defer { state = now }
    if isPacked {
      // While somebody still writes it, reading it again is too early.
      if now == state { return hasChanged ? .otherTrace : .nothing }
      hasChanged = true
      return .nothing
    }
    if now == state, isCaughtUp { return .nothing }
    let count = try read(buffer, at: offset)
    // Looking after reading makes sure that what was read is of the same trace.
    guard try isSameTrace() else { return .otherTrace }
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    if offset == 0, count > 0 {
      switch TraceOutput.isGzip(bytes) {
      case true?:
        isPacked = true
        return .packed
      case false?: break
      // One byte does not tell.
      case nil: return caughtUp()
      }
    }
    guard count > 0 else { return caughtUp() }
    head += bytes.prefix(Self.headSize - head.count)
    offset += count
    isCaughtUp = false
    return .bytes(bytes)
  }

  /// - Returns: The next bytes of a packed file; nil at its end.
  func nextPacked(
    _ buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> UnsafeRawBufferPointer? {
    let count = try read(buffer, at: offset)
    offset += count
    return count == 0 ? nil : UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }

  private func caughtUp() -> News {
    defer { isCaughtUp = true }
    return isCaughtUp ? .nothing : .caughtUp
  }

  private func isSameTrace() throws -> Bool {
    guard offset > 0 else { return true }
    if try FileState(descriptor: descriptor).size < offset { return false }
    var start = [UInt8](repeating: 0, count: head.count)
    let count = try start.withUnsafeMutableBytes {
      try read($0, at: 0)
    }
    return count == head.count && start == head
  }

  private func read(
    _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      // Interrupted by a signal.
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }
}
