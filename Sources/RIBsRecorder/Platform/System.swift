import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// System calls, with the differences between C libraries.
enum System {
  /// The message for `errno`.
  static var lastError: String { String(cString: strerror(errno)) }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Calls `write(2)`, again if a signal interrupted it before it wrote anything.
  ///
  /// - Returns: How many bytes were written; -1 after an error.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    uninterrupted {
      #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        Android.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// What kind of machine this is; nil if the system does not say.
  static var machine: String? {
    var names = utsname()
    guard uname(&names) == 0 else { return nil }
    return withUnsafeBytes(of: &names.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Copies the extended attributes of a file to another. One of them keeps a file out of backups.
  ///
  /// - Returns: Whether it succeeded. True on systems where no attribute matters here.
  static func copyAttributes(_ original: Int32, to copy: Int32) -> Bool {
    #if canImport(Darwin)
      fcopyfile(original, copy, nil, copyfile_flags_t(COPYFILE_XATTR)) == 0
    #else
      true
    #endif
  }

  /// The path without symbolic links; the path itself if it leads nowhere.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The file offset of a descriptor; nil if the descriptor is closed or has none.
  static func offset(_ descriptor: Int32) -> Int? { valid(lseek(descriptor, 0, SEEK_CUR)) }

  /// Moves a descriptor to the end of its file.
  ///
  /// - Returns: The file's size; nil if the descriptor is closed or has no offset.
  static func seekToEnd(_ descriptor: Int32) -> Int? { valid(lseek(descriptor, 0, SEEK_END)) }

  private static func valid(_ result: off_t) -> Int? { result < 0 ? nil : Int(result) }

  private static func uninterrupted(_ body: () -> Int) -> Int {
    while true {
      let result = body()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  // MARK: Limits

  /// Whether this process may make a file longer.
  static func mayGrow(_ descriptor: Int32, by count: Int) -> Bool {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    // Above this value the limit is RLIM_INFINITY, which differs between systems.
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else { return true }
    var status = stat()
    return fstat(descriptor, &status) == 0
      && UInt64(status.st_size) + UInt64(count) <= UInt64(limit.rlim_cur)
  }

  // MARK: Sockets

  #if canImport(Glibc)
    static let streamSocket = Int32(SOCK_STREAM.rawValue)
  #else
    static let streamSocket = SOCK_STREAM
  #endif

  #if canImport(Darwin)
    private static let sendFlags: Int32 = 0
  #else
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// Calls `send(2)`, again if a signal interrupted it before it sent anything. It raises no SIGPIPE.
  ///
  /// - Returns: How many bytes were sent; -1 after an error.
  static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    uninterrupted {
      #if canImport(Darwin)
        Darwin.send(socket, bytes.baseAddress, bytes.count, sendFlags)
      #elseif canImport(Glibc)
        Glibc.send(socket, bytes.baseAddress, bytes.count, sendFlags)
      #elseif canImport(Musl)
        Musl.send(socket, bytes.baseAddress, bytes.count, sendFlags)
      #elseif canImport(Android)
        Android.send(socket, bytes.baseAddress, bytes.count, sendFlags)
      #endif
    }
  }

  /// Keeps SIGPIPE away where `send` has no flag for it.
  static func silenceBrokenPipe(_ socket: Int32) {
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  static func socket(for address: UnsafePointer<addrinfo>) -> Int32 {
    let (family, type, number) = (
      address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol
    )
    #if canImport(Darwin)
      return Darwin.socket(family, type, number)
    #elseif canImport(Glibc)
      return Glibc.socket(family, type, number)
    #elseif canImport(Musl)
      return Musl.socket(family, type, number)
    #elseif canImport(Android)
      return Android.socket(family, type, number)
    #endif
  }

  static func connect(_ socket: Int32, _ address: UnsafePointer<addrinfo>) -> Int32 {
    let (name, length) = (address.pointee.ai_addr, address.pointee.ai_addrlen)
    #if canImport(Darwin)
      return Darwin.connect(socket, name, length)
    #elseif canImport(Glibc)
      return Glibc.connect(socket, name, length)
    #elseif canImport(Musl)
      return Musl.connect(socket, name, length)
    #elseif canImport(Android)
      return Android.connect(socket, name, length)
    #endif
  }
}
