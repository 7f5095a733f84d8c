#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is open for writing. Foundation's file handle would copy a picture first.
struct OpenFile {
  static let standardOutput = OpenFile(descriptor: STDOUT_FILENO)
  static let standardError = OpenFile(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// The system's error message.
  struct Failure: Error, CustomStringConvertible {
    /// The system's error number.
    let code: Int32

    var description: String { String(cString: strerror(code)) }
  }

  enum Manner {
    /// Creates a file, or empties an existing one.
    case replacing
    /// Appends to a file, or creates it.
    case appending
    /// Writes to a pipe or a device as it is.
    case existing
    /// Creates a file where there is none, not even a link.
    case new
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Nil if the file cannot be opened.
  init?(_ path: String, _ manner: Manner) {
    let flags =
      switch manner {
      case .replacing: O_CREAT | O_TRUNC
      case .appending: O_CREAT | O_APPEND
      case .existing: Int32(0)
      case .new: O_CREAT | O_EXCL
      }
    descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    if descriptor < 0 { return nil }
  }

  func add(_ text: String) throws {
    var text = text
    try text.withUTF8 { try add(UnsafeRawBufferPointer($0)) }
  }

  func add(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  func end() { _ = close(descriptor) }
}
