import Foundation

/// Receives traces from apps that record to `tcp://localhost:PORT`.
///
/// One thread waits for all connections and calls the receiver, so events come one at a time and the bytes of each
/// app in order. While the receiver works, the system buffers what the apps send.
package final class TraceListener: Sendable {
  /// What happens. Each connection has a number; the first is 0.
  package enum Event {
    case connected(Int)
    /// The next bytes of a connection, at most 128 KiB. They are valid during the call.
    case bytes(Int, UnsafeRawBufferPointer)
    /// The app ended or was killed, or closed the connection.
    case closed(Int)
    /// An app waits until another one closes its connection. The system buffers what it sends.
    case full
  }

  /// Why it cannot listen.
  package enum Failure: Error, CustomStringConvertible {
    case portInUse(UInt16)
    case cannotListen(UInt16, reason: String)

    package var description: String {
      switch self {
      case .portInUse(let port):
        """
        Port \(port) is in use by another program. Choose another one with --listen PORT, or any free one with \
        --listen 0, and record to that port.
        """
      case .cannotListen(let port, let reason):
        "Cannot listen at port \(port): \(reason). Choose another one with --listen PORT."
      }
    }
  }

  /// Connections at once. More must wait.
  package static let most = 16

  /// The port at which it listens.
  package let port: UInt16
  private let socket: ListeningSocket
  private let receive: @Sendable (Event) -> Void
  private let stopSign = StopSign()

  /// Listens at the loopback. Apps can connect from now on.
  ///
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - receive: Called for each event.
  package init(
    port: UInt16, receive: @escaping @Sendable (Event) -> Void
  ) throws(Failure) {
    socket = try ListeningSocket(port)
    self.port = socket.port
    self.receive = receive
  }

  deinit { stopSign.raise() }

  /// Begins to receive. Call it once.
  package func start() {
    stopSign.run("trace listener") { [socket, receive, stopSign] in
      let apps = ConnectedApps(socket, receive)
      while !stopSign.isRaised { apps.serve() }
    }
  }

  /// Closes all connections and gives the port back. No event comes once this has returned. Do not call it from an event.
  package func stop() {
    stopSign.raise()
    stopSign.waitForEnd()
    socket.end()
  }
}
