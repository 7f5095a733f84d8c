import Foundation

/// A file that replaced another and has the last part of it.
struct FileCopy {
  /// Open for reading and appending.
  let descriptor: Int32
  let identity: FileIdentity
  let size: Int

  /// How many bytes are copied at once.
  private static let blockSize = 1 << 16

  /// Writes the new file beside the old one, with the same mode, and renames it over the old one. If the app is killed,
  /// one of the two is there.
  ///
  /// - Parameters:
  ///   - original: The old file, open for reading.
  ///   - path: Its path.
  ///   - head: What the new file begins with.
  /// - Returns: Nil if something failed. The old file is then unchanged.
  static func replacing(
    _ original: Int32, at path: String, from offset: Int, to end: Int, behind head: [UInt8]
  ) -> FileCopy? {
    let next = path + ".next"
    // A killed app may have left one.
    unlink(next)
    var status = stat()
    guard fstat(original, &status) == 0 else { return nil }
    let descriptor = open(
      next, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOCTTY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    FileProtection.untilFirstUnlock(next)
    let size = head.count + end - offset
    guard System.mayGrow(descriptor, by: size),
      fchmod(descriptor, status.st_mode & 0o777) == 0,
      System.copyAttributes(original, to: descriptor),
      let identity = FileIdentity(descriptor),
      head.withUnsafeBytes({ System.write(descriptor, $0) }) == head.count,
      copy(original, from: offset, to: end, into: descriptor),
      rename(next, path) == 0
    else {
      System.closeFile(descriptor)
      unlink(next)
      return nil
    }
    return FileCopy(descriptor: descriptor, identity: identity, size: size)
  }

  private static func copy(
    _ original: Int32, from offset: Int, to end: Int, into copy: Int32
  ) -> Bool {
    var block = [UInt8](repeating: 0, count: blockSize)
    var position = offset
    while position < end {
      let count = pread(original, &block, min(blockSize, end - position), off_t(position))
      guard count > 0 else { return false }
      let written = block.withUnsafeBytes {
        System.write(copy, UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      guard written == count else { return false }
      position += count
    }
    return true
  }
}
