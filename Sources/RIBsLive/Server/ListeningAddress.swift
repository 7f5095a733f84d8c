import FlyingSocks
import Foundation

/// Finds the address for a host and port.
enum ListeningAddress {
  /// - Returns: A `sockaddr_in` or `sockaddr_in6`.
  static func resolve(_ host: String, port: UInt16) throws(LiveServer.Failure) -> any SocketAddress
  {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &list)
    defer { if list != nil { freeaddrinfo(list) } }
    guard failure == 0 else {
      throw .unknownHost(host, reason: String(cString: gai_strerror(failure)))
    }
    var next = list
    while let candidate = next?.pointee {
      let bytes = UnsafeRawPointer(candidate.ai_addr)
      switch candidate.ai_family {
      case AF_INET: if let bytes { return bytes.loadUnaligned(as: sockaddr_in.self) }
      case AF_INET6: if let bytes { return bytes.loadUnaligned(as: sockaddr_in6.self) }
      default: break
      }
      next = candidate.ai_next
    }
    throw .unknownHost(host, reason: "it has no address")
  }
}
