#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is open for writing. Foundation's would take a copy of a picture first.
struct OpenFile {
  static let standardOutput = OpenFile(descriptor: STDOUT_FILENO)
  static let standardError = OpenFile(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// What the system said.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum Manner {
    /// A new file, or an old one emptied.
    case anew
    /// Behind what the file holds; a new file where there is none.
    case appending
    /// A pipe or a device, as it is.
    case inPlace
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Nil where it cannot be opened.
  init?(_ path: String, _ manner: Manner) {
    let flags =
      switch manner {
      case .anew: O_CREAT | O_TRUNC
      case .appending: O_CREAT | O_APPEND
      case .inPlace: Int32(0)
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
        throw Failure(description: String(cString: strerror(errno)))
      }
    }
  }

  func end() { _ = close(descriptor) }
}
