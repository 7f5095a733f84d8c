import Foundation

/// What the system says about a file.
struct FileState: Equatable {
  let device: UInt64
  let number: UInt64
  let size: Int
  let modified: [Int]
  /// When it was last written, in seconds since 1970.
  var written: Int { modified[0] }
  let isFile: Bool
  let isFolder: Bool

  /// Follows links.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(code: errno) }
    self.init(status)
  }

  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = [Int(time.tv_sec), Int(time.tv_nsec)]
    isFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether both are states of one file.
  func isSameFile(as other: FileState) -> Bool {
    device == other.device && number == other.number
  }
}
