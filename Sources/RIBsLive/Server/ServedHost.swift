import Foundation

/// The host at which the server listens, as its user wrote it.
struct ServedHost: Sendable {
  let name: String

  /// Whether only this machine can reach it.
  var isLoopback: Bool {
    name == "localhost" || name == "::1" || (isIPv4(name) && name.hasPrefix("127."))
  }

  /// Whether it stands for all addresses of this machine.
  var isWildcard: Bool { name == "0.0.0.0" || name == "::" }

  /// How a browser on another machine, or on this one, gets here.
  var inAddress: String {
    if isWildcard { return Self.machine }
    return name.contains(":") ? "[\(name)]" : name
  }

  /// Whether the `Host` of a request means this server.
  ///
  /// A foreign name that resolves to this machine must not get an answer: its page could read everything (DNS
  /// rebinding). An IP address in `Host` is safe, because it was not resolved.
  func isMeant(by header: String, port: UInt16) -> Bool {
    var host = header.lowercased()
    let suffix = ":\(port)"
    if host.hasSuffix(suffix) {
      host.removeLast(suffix.count)
    } else if port != 80 {
      return false
    }
    if ["127.0.0.1", "localhost", "[::1]", inAddress.lowercased()].contains(host) { return true }
    guard isWildcard else { return false }
    return isIPv4(host) || (host.hasPrefix("[") && host.hasSuffix("]") && host.contains(":"))
  }

  private func isIPv4(_ text: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1
  }

  private static let machine: String = {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "127.0.0.1" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
}
