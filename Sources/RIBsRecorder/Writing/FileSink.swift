import Foundation

/// A file. Each line is one `write(2)` at its end: the kernel has the line when the call returns, and keeps it when
/// the app is killed.
final class FileSink: TraceSink {
  private let path: String
  private var descriptor: Int32
  private var identity: FileIdentity
  /// Where the last line ended.
  private var end: Int
  /// Whether the file ends inside a line.
  private var isTorn: Bool
  private var isClosed = false

  /// - Parameter descriptor: Open for reading and appending. The caller closes it if this throws.
  /// - Throws: ``RIBsRecorder/StartError`` if the file is not a trace or is in use.
  init(
    _ descriptor: Int32, path: String, _ options: RIBsRecorder.Options
  ) throws(RIBsRecorder.StartError) {
    guard let identity = FileIdentity(descriptor) else {
      throw .cannotOpen(path: path, reason: System.lastError)
    }
    guard FilesInUse.shared.insert(identity) else { throw .inUse(path: path) }
    let size: Int
    do {
      size = try Self.size(of: descriptor, path: path, options)
    } catch {
      FilesInUse.shared.remove(identity)
      throw error
    }
    FileProtection.untilFirstUnlock(path)
    // A new file will replace this one by its path. It must not replace a link to it.
    self.path = System.resolved(path)
    self.descriptor = descriptor
    self.identity = identity
    end = size
    isTorn = Self.endsInLine(descriptor, at: size)
  }

  deinit { close() }

  var size: Int? { end }

  /// Checks that a session may be written, and empties the file if the session starts it anew: because the app says so,
  /// or because less than a tenth of the size limit is left. A launch must not fail because of the launches before it.
  ///
  /// - Returns: The file's size.
  private static func size(
    of descriptor: Int32, path: String, _ options: RIBsRecorder.Options
  ) throws(RIBsRecorder.StartError) -> Int {
    guard ExistingFile.isTraceOrEmpty(descriptor) != false else { throw .notATrace(path: path) }
    guard let size = System.seekToEnd(descriptor) else {
      throw .cannotOpen(path: path, reason: System.lastError)
    }
    let isFull = size > 0 && size > options.sizeLimit - options.sizeLimit / 10
    guard options.startsAnew || isFull else { return size }
    guard ftruncate(descriptor, 0) == 0, System.seekToEnd(descriptor) == 0 else {
      throw .cannotOpen(path: path, reason: System.lastError)
    }
    if !options.startsAnew {
      StandardError.write(
        "RIBsRecorder: \(path) had reached its size limit of \(options.sizeLimit) bytes. It begins anew with this session."
      )
    }
    return 0
  }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    guard ownsDescriptor() else { return false }
    // Beyond the limit the kernel would not only refuse the line but kill the app with SIGXFSZ.
    guard System.mayGrow(descriptor, by: line.count + 1) else { return false }
    if isTorn {
      isTorn = !withUnsafeBytes(of: UInt8(ascii: "\n"), write)
      if isTorn { return false }
    }
    return write(line)
  }

  func keep(from offset: Int, behind head: [UInt8]) -> Bool {
    guard ownsDescriptor(), (0...end).contains(offset),
      // The app may have moved the trace and put another file in its place.
      FileIdentity(path: path) == identity,
      let copy = FileCopy.replacing(
        descriptor, at: path, from: offset, to: end, behind: head)
    else { return false }
    FilesInUse.shared.remove(identity)
    _ = FilesInUse.shared.insert(copy.identity)
    System.closeFile(descriptor)
    (descriptor, identity, end) = (copy.descriptor, copy.identity, copy.size)
    return true
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    FilesInUse.shared.remove(identity)
    if ownsDescriptor() { System.closeFile(descriptor) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = System.write(descriptor, bytes)
    if count > 0 { end += count }
    if count == bytes.count { return true }
    if count > 0 { removeHalfLine(count) }
    return false
  }

  /// Truncates the bytes that a full disk took of a line. If someone else has changed the file in the meantime it stays
  /// as it is, and the next line starts with an LF.
  private func removeHalfLine(_ count: Int) {
    isTorn = true
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size == off_t(end),
      ftruncate(descriptor, off_t(end - count)) == 0,
      System.seekToEnd(descriptor) == end - count
    else { return }
    end -= count
    isTorn = false
  }

  /// Whether the descriptor names the trace. An app may close descriptors that are not its own, and the number may name
  /// a file of the app by now, which must stay as it is. Then the trace is opened again.
  ///
  /// Usually the offset of the descriptor, where the last line ended, is proof enough. Comparing identities for each
  /// event would take longer than writing it: after an `fstat` Linux gives the next write a new timestamp, which
  /// costs 1.7 µs on ext4.
  private func ownsDescriptor() -> Bool {
    if System.offset(descriptor) == end { return true }
    if identity == FileIdentity(descriptor), let size = System.seekToEnd(descriptor) {
      // Someone else cut the file or appended to it before the last line.
      end = size
      isTorn = Self.endsInLine(descriptor, at: size)
      return true
    }
    let again = open(path, O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard again >= 0 else { return false }
    // A removed file's identity may be given to a new one, which has another size.
    guard identity == FileIdentity(again), System.seekToEnd(again) == end else {
      System.closeFile(again)
      return false
    }
    descriptor = again
    return true
  }

  /// Whether the byte before an offset belongs to a line that has no end.
  private static func endsInLine(_ descriptor: Int32, at offset: Int) -> Bool {
    var last: UInt8 = 0
    return offset > 0 && pread(descriptor, &last, 1, off_t(offset - 1)) == 1
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
