import Foundation

/// A file. Each line is one `write(2)` at its end: the kernel has the line when the call returns, and keeps it when
/// the app is killed.
final class FileSink: TraceSink {
  let initialSize: Int

  private let path: String
  private var descriptor: Int32
  private let identity: FileIdentity
  /// Where the last line ended. If the file's size is another one, someone else has changed the file.
  private var end: Int
  /// Whether the file ends inside a line.
  private var isTorn: Bool
  private var isClosed = false

  /// - Parameter descriptor: Open for reading and appending. The caller closes it if this throws.
  /// - Throws: ``RIBsRecorder/StartError`` if the file is not a trace, is in use or has reached its size limit.
  init(
    _ descriptor: Int32, path: String, _ options: RIBsRecorder.Options
  ) throws(RIBsRecorder.StartError) {
    guard ExistingFile.isTraceOrEmpty(descriptor) != false else { throw .notATrace(path: path) }
    guard !options.startsAnew || ftruncate(descriptor, 0) == 0,
      let status = FileStatus(descriptor)
    else { throw .cannotOpen(path: path, reason: System.lastError) }
    guard status.size < options.sizeLimit else {
      throw .sizeLimitReached(path: path, limit: options.sizeLimit)
    }
    guard FilesInUse.shared.insert(status.identity) else { throw .inUse(path: path) }
    FileProtection.untilFirstUnlock(path)
    self.path = path
    self.descriptor = descriptor
    identity = status.identity
    end = status.size
    initialSize = status.size
    isTorn = Self.isTorn(descriptor, size: status.size)
  }

  deinit { close() }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    // A removed file takes no more lines: nobody could read them.
    guard let status = ownStatus(), status.isLinked else { return false }
    if status.size != end {
      end = status.size
      isTorn = Self.isTorn(descriptor, size: end)
    }
    // Beyond the process's limit the kernel would not only fail but kill the app with SIGXFSZ.
    guard System.fileSizeLimit >= UInt64(end + line.count + 1) else { return false }
    if isTorn {
      isTorn = !withUnsafeBytes(of: UInt8(ascii: "\n"), write)
      if isTorn { return false }
    }
    return write(line)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    FilesInUse.shared.remove(identity)
    if ownStatus() != nil { System.closeFile(descriptor) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = System.write(descriptor, bytes)
    if count > 0 { end += count }
    if count == bytes.count { return true }
    if count > 0 { removeHalfLine(count) }
    return false
  }

  /// Truncates the bytes that a full disk took of a line. If someone else has appended in the meantime they must stay,
  /// and the next line starts with an LF.
  private func removeHalfLine(_ count: Int) {
    isTorn = true
    guard FileStatus(descriptor)?.size == end, ftruncate(descriptor, off_t(end - count)) == 0
    else { return }
    end -= count
    isTorn = false
  }

  /// The file's status. An app may close descriptors that are not its own, and the number may name a file of the app
  /// by now, which must stay as it is. Then the trace is opened again, unless another file has taken its place.
  private func ownStatus() -> FileStatus? {
    if let status = FileStatus(descriptor), status.identity == identity { return status }
    let again = open(path, O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard again >= 0 else { return nil }
    // A removed file's identity may be given to a new one.
    guard let status = FileStatus(again), status.identity == identity, status.size == end else {
      System.closeFile(again)
      return nil
    }
    descriptor = again
    return status
  }

  private static func isTorn(_ descriptor: Int32, size: Int) -> Bool {
    var last: UInt8 = 0
    return size > 0 && pread(descriptor, &last, 1, off_t(size - 1)) == 1
      && last != UInt8(ascii: "\n")
  }
}

/// The files that this process records to. Two recordings in one file would mix their lines.
///
/// `@unchecked`: `lock` guards `files`.
private final class FilesInUse: @unchecked Sendable {
  static let shared = FilesInUse()

  private let lock = NSLock()
  private var files: Set<FileIdentity> = []

  /// - Returns: False if the file is in use.
  func insert(_ file: FileIdentity) -> Bool { lock.withLock { files.insert(file).inserted } }

  func remove(_ file: FileIdentity) { _ = lock.withLock { files.remove(file) } }
}
