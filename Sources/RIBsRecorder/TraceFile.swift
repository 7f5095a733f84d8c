import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An append-only file that takes whole lines straight to the kernel: what was written survives the
/// process. A write that fails is told, never thrown: the app must not notice.
struct TraceFile {
  private let descriptor: Int32
  /// Whether the last write ended inside a line.
  private var isTorn: Bool

  /// - Throws: ``RIBsRecorder/StartError`` where the file cannot be opened for appending.
  init(url: URL) throws(RIBsRecorder.StartError) {
    let path = url.path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    // An app that was killed while writing left half a line: the next session starts on its own.
    isTorn = Self.endsInsideLine(path)
  }

  /// - Returns: Whether all of the line is in the file.
  mutating func append(_ line: [UInt8]) -> Bool {
    if isTorn {
      guard write([UInt8(ascii: "\n")]) else { return false }
      isTorn = false
    }
    return write(line)
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #endif
  }

  private mutating func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isTorn = isTorn || written > 0
        return false
      }
      written += count
    }
    return true
  }

  private static func endsInsideLine(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    guard let end = try? handle.seekToEnd(), end > 0, (try? handle.seek(toOffset: end - 1)) != nil
    else { return false }
    return (try? handle.read(upToCount: 1))?.first != UInt8(ascii: "\n")
  }
}
