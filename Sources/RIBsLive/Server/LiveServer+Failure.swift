import FlyingSocks
import Foundation

extension LiveServer {
  /// Why the server cannot start.
  package enum Failure: Error, CustomStringConvertible {
    /// Another program listens there.
    case portInUse(host: String, port: UInt16)
    /// The system does not let it listen there.
    case cannotListen(host: String, port: UInt16, reason: String)
    /// The host has no address.
    case unknownHost(String, reason: String)

    init(_ error: any Error, host: String, port: UInt16) {
      switch error {
      case SocketError.failed(_, EADDRINUSE, _): self = .portInUse(host: host, port: port)
      case SocketError.failed(_, let code, _):
        self = .cannotListen(host: host, port: port, reason: String(cString: strerror(code)))
      default: self = .cannotListen(host: host, port: port, reason: error.localizedDescription)
      }
    }

    /// Whether trying again cannot help.
    static func isAboutAddress(_ error: any Error) -> Bool {
      guard case SocketError.failed(let type, _, _) = error else { return false }
      return type == "Bind" || type == "Listen"
    }

    package var description: String {
      switch self {
      case .portInUse(let host, let port):
        """
        Port \(port) of \(host) is in use by another program. Choose another one with --port, or leave it out for \
        any free port.
        """
      case .cannotListen(let host, let port, let reason):
        "Cannot listen at port \(port) of \(host): \(reason). Choose others with --host and --port."
      case .unknownHost(let host, let reason):
        "Cannot listen at \(host): \(reason). Give an address or a name of this machine with --host."
      }
    }
  }
}
