import Foundation
import NIOCore

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
      case let error as SocketAddressError.UnknownHost:
        self = .unknownHost(host, reason: error.errorDescription)
      case let error as IOError where error.errnoCode == EADDRINUSE:
        self = .portInUse(host: host, port: port)
      case let error as IOError:
        let reason = String(cString: strerror(error.errnoCode))
        self = .cannotListen(host: host, port: port, reason: reason)
      default: self = .cannotListen(host: host, port: port, reason: "\(error)")
      }
    }

    package var description: String {
      switch self {
      case .portInUse(let host, let port):
        """
        Port \(port) of \(host) is in use by another program. Choose another one with --port PORT, or any free one \
        with --port 0.
        """
      case .cannotListen(let host, let port, let reason):
        "Cannot listen at port \(port) of \(host): \(reason). Choose others with --host and --port."
      case .unknownHost(let host, let reason):
        "Cannot listen at \(host): \(reason). Give an address or a name of this machine with --host."
      }
    }
  }
}
