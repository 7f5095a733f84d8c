import Foundation

/// A pipe, a terminal or a device: takes bytes, and cannot seek.
final class StreamSink: TraceSink {
  private let descriptor: Int32
  private let identity: FileIdentity
  /// Whether the last write ended inside a line.
  private var isTorn = false

  /// - Throws: ``RIBsRecorder/StartError`` where it cannot be opened for writing.
  init(path: String) throws(RIBsRecorder.StartError) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0, let identity = FileIdentity(descriptor) else {
      throw .cannotOpen(path: path, reason: System.lastError)
    }
    self.identity = identity
  }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    guard isOwn else { return false }
    return DeadlySignal.brokenPipe.withheld {
      if isTorn {
        guard withUnsafeBytes(of: UInt8(ascii: "\n"), writeAll) else { return false }
        isTorn = false
      }
      return writeAll(line)
    }
  }

  func close() {
    if isOwn { System.closeFile(descriptor) }
  }

  /// Whether the app left the descriptor alone. If it closed it, the number may name something else by now.
  private var isOwn: Bool { identity == FileIdentity(descriptor) }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isTorn = isTorn || rest.count < bytes.count
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }
}
