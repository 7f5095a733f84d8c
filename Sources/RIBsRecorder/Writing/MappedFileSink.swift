import Foundation

/// A file whose end is mapped into memory: a line is in it as soon as it is copied there, without a call
/// to the system, and stays when the process is killed at any moment.
///
/// While it is written the file ends in NULs, which readers of traces pass over and ``close()`` takes
/// away. They are written before they are mapped, so that a full disk is an answer and not a signal. Where
/// somebody empties the file, the trace goes on at its new end.
final class MappedFileSink: TraceSink {
  private let path: String
  private var descriptor: Int32
  private let identity: FileIdentity
  /// How many bytes of the file are trace.
  private var end: Int
  /// Whether these end inside a line.
  private var isTorn: Bool
  private var isClosed = false

  private var window: UnsafeMutableRawBufferPointer?
  private var windowStart = 0
  /// Where ``EmptiedFiles`` watches over the window.
  private var watch: Int?

  /// So much of the file is mapped at a time, 64 KiB: some 600 events.
  private static let windowSize = 1 << 16

  /// - Parameter startsAnew: Whether to replace a trace that is in the file.
  /// - Throws: ``RIBsRecorder/StartError`` if the file cannot be opened, is not a trace, or is in use by another
  ///   process.
  init(path: String, startsAnew: Bool = false) throws(RIBsRecorder.StartError) {
    // Readable by the user alone: a trace names the app's types and files.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: System.lastError)
    }
    // Two processes would write over each other's lines.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      System.closeFile(descriptor)
      throw .inUse(path: path)
    }
    if ExistingFile.isTraceOrEmpty(descriptor) == false {
      System.closeFile(descriptor)
      throw .notATrace(path: path)
    }
    guard !startsAnew || ftruncate(descriptor, 0) == 0,
      let identity = FileIdentity(descriptor), let tail = TraceTail(descriptor)
    else {
      let reason = System.lastError
      System.closeFile(descriptor)
      throw .cannotOpen(path: path, reason: reason)
    }
    self.path = path
    self.descriptor = descriptor
    self.identity = identity
    end = tail.end
    isTorn = tail.isTorn
  }

  deinit { close() }

  func append(_ line: UnsafeRawBufferPointer) -> Bool {
    if isTorn {
      // An app that was killed while writing left half a line: what follows starts on its own.
      isTorn = !withUnsafeBytes(of: UInt8(ascii: "\n")) { copy($0) }
      if isTorn { return false }
    }
    return copy(line)
  }

  func close() {
    // Once: others may append to the file from here on.
    guard !isClosed else { return }
    isClosed = true
    if let size = ownedFileSize() {
      if size > end { _ = ftruncate(descriptor, off_t(end)) }
      // A process that the app is starting has a copy of the descriptor, and with it the lock.
      flock(descriptor, LOCK_UN)
      System.closeFile(descriptor)
    }
    unmap()
  }

  private func copy(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isWritten(bytes) else { return false }
    guard let watch, EmptiedFiles.isEmptied(watch) else { return true }
    // It went into no file; once more, where the file ends now.
    unmap()
    return isWritten(bytes)
  }

  private func isWritten(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let source = bytes.baseAddress, let target = room(for: bytes.count) else { return false }
    // The line's end is written last: until it stands there, the line is a torn one to every reader.
    let last = bytes.count - 1
    target.copyMemory(from: source, byteCount: last)
    target.storeBytes(of: bytes[last], toByteOffset: last, as: UInt8.self)
    end += bytes.count
    return true
  }

  private func room(for count: Int) -> UnsafeMutableRawPointer? {
    let isThere = window.map { end + count <= windowStart + $0.count } ?? false
    guard isThere || moveWindow(for: count) else { return nil }
    return window?.baseAddress.map { $0 + (end - windowStart) }
  }

  // MARK: Moving on

  /// Lengthens the file and maps its new end.
  private func moveWindow(for count: Int) -> Bool {
    guard var size = ownedFileSize() else { return false }
    if size < end {
      // Somebody emptied the file: go on where it ends now, on a line of its own.
      guard let tail = TraceTail(descriptor) else { return false }
      end = tail.end
      if tail.isTorn {
        guard pwrite(descriptor, "\n", 1, off_t(end)) == 1 else { return false }
        end += 1
        size = max(size, end)
      }
    }
    let start = end - end % System.pageSize
    let least = end - start + count
    for length in [max(Self.windowSize, least), least] {
      let pages = (length + System.pageSize - 1) / System.pageSize * System.pageSize
      if writeZeros(from: size, to: start + pages), map(start, pages) { return true }
    }
    return false
  }

  private func map(_ start: Int, _ length: Int) -> Bool {
    let address = mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(start))
    guard let address, address != MAP_FAILED else { return false }
    unmap()
    let window = UnsafeMutableRawBufferPointer(start: address, count: length)
    self.window = window
    windowStart = start
    watch = EmptiedFiles.shared.watch(window)
    // The lock of a descriptor that the app closed ended with the last window.
    flock(descriptor, LOCK_EX | LOCK_NB)
    return true
  }

  private func unmap() {
    if let watch { EmptiedFiles.shared.unwatch(watch) }
    watch = nil
    if let window { munmap(window.baseAddress, window.count) }
    window = nil
  }

  private static let zeros = [UInt8](repeating: 0, count: windowSize)

  private func writeZeros(from start: Int, to end: Int) -> Bool {
    DeadlySignal.fileTooLong.withheld {
      var position = start
      while position < end {
        let count = pwrite(
          descriptor, Self.zeros, min(end - position, Self.zeros.count), off_t(position))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        position += count
      }
      return true
    }
  }

  /// The file's length. An app may close descriptors that are not its own, and the number may name
  /// another file by now, which must stay as it is.
  private func ownedFileSize() -> Int? {
    var status = stat()
    if fstat(descriptor, &status) == 0, identity == FileIdentity(status) {
      return Int(status.st_size)
    }
    let again = open(path, O_RDWR | O_CLOEXEC)
    guard again >= 0 else { return nil }
    guard fstat(again, &status) == 0, identity == FileIdentity(status) else {
      System.closeFile(again)
      return nil
    }
    descriptor = again
    return Int(status.st_size)
  }
}

/// Where the trace that a file holds ends: an app that was killed leaves NULs behind it.
private struct TraceTail {
  private(set) var end = 0
  private(set) var isTorn = false

  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var position = Int(status.st_size)
    while position > 0 {
      let start = max(0, position - block.count)
      let count = pread(descriptor, &block, position - start, off_t(start))
      guard count > 0 else { return nil }
      if let last = block[..<count].lastIndex(where: { $0 != 0 }) {
        end = start + last + 1
        isTorn = block[last] != UInt8(ascii: "\n")
        return
      }
      position = start
    }
  }
}
