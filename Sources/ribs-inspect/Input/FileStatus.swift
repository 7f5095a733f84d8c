#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says about a path after it followed the links.
struct FileStatus {
  /// Device and inode. A file has one identity, whatever it is called.
  struct Identity: Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ info: stat) {
      device = UInt64(truncatingIfNeeded: info.st_dev)
      number = UInt64(truncatingIfNeeded: info.st_ino)
    }
  }

  enum Kind {
    case file, folder
    /// A pipe, a socket or a device.
    case other
  }

  let kind: Kind
  let identity: Identity
  /// In bytes; nil if this is not a file.
  let size: Int?
  /// When its content changed last, in seconds since 1970.
  let modified: Int

  init(of path: String) throws(FileFailure) {
    var info = stat()
    guard stat(path, &info) == 0 else { throw FileFailure(path: path, code: errno) }
    self.init(info)
  }

  /// Nil if the descriptor is closed.
  init?(of descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = Identity(info)
    size = kind == .file ? Int(info.st_size) : nil
    #if canImport(Glibc)
      modified = info.st_mtim.tv_sec
    #else
      modified = info.st_mtimespec.tv_sec
    #endif
  }

  /// Whether the path is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }
}

/// Why a path leads to no file.
struct FileFailure: Error {
  let path: String
  /// The system's error number.
  let code: Int32

  /// Whether there is nothing at the path, not even a link.
  var isMissing: Bool { [ENOENT, ENOTDIR].contains(code) && !FileStatus.isLink(path) }

  /// What is wrong, and what to do about it.
  var reason: String {
    switch code {
    case ELOOP: "the links lead in a circle. Remove the link, or point it at a file or a folder."
    case ENOENT, ENOTDIR:
      FileStatus.isLink(path)
        ? "the link leads nowhere. Remove it, or restore its target." : "no such file or folder."
    case EACCES:
      "cannot be read: \(String(cString: strerror(code))). Check the permissions of the folders on the way to it."
    default: "cannot be read: \(String(cString: strerror(code)))."
    }
  }
}
