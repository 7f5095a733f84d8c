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

/// Differences between C libraries.
enum System {
  /// The message for `errno`.
  static var lastError: String { String(cString: strerror(errno)) }

  /// The smallest piece of a file that can be mapped, in bytes.
  static let pageSize = max(Int(sysconf(Int32(_SC_PAGESIZE))), 4096)

  typealias SignalHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Memory of no file.
  static var anonymous: Int32 {
    #if canImport(Darwin)
      MAP_ANON
    #else
      Int32(MAP_ANONYMOUS)
    #endif
  }

  static func setHandler(_ action: inout sigaction, _ handler: @escaping SignalHandler) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_SIGINFO)
  }

  /// What a signal for bad memory is about.
  static func faultAddress(_ info: UnsafeMutablePointer<siginfo_t>) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      info.pointee.si_addr
    #else
      info.pointee._sifields._sigfault.si_addr
    #endif
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  #if canImport(Glibc)
    static let streamSocket = Int32(SOCK_STREAM.rawValue)
  #else
    static let streamSocket = SOCK_STREAM
  #endif

  #if canImport(Darwin)
    static let sendFlags: Int32 = 0
  #else
    static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// Where a flag of `send` does not do it.
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
