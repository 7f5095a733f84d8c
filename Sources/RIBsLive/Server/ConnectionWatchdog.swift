import FlyingFox
import Foundation

/// Ends connections that keep the server from its work. FlyingFox itself waits for a request forever and reads a
/// head of any length.
///
/// It has a thread of its own, because a client that floods the server keeps the threads of Swift's tasks busy.
final class ConnectionWatchdog: @unchecked Sendable {
  /// A browser sends less than this before it waits for the reply, in bytes.
  private static let tooMuch = 1 << 15
  private static let interval = 0.1
  /// A beat every ten seconds.
  private static let ticksPerBeat = 100

  private let connections: OpenConnections
  private let updates: LiveUpdates
  private let lock = NSLock()
  private var port: UInt16?
  private var isStopped = false

  init(connections: OpenConnections, updates: LiveUpdates) {
    self.connections = connections
    self.updates = updates
  }

  /// Begins to watch the connections that are accepted at a port.
  func watch(_ port: UInt16) { lock.withLock { self.port = port } }

  func stop() { lock.withLock { isStopped = true } }

  func start() {
    let thread = Thread { [self] in
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.tooMuch, alignment: 1)
      defer { buffer.deallocate() }
      var ticks = 0
      while !lock.withLock({ isStopped }) {
        if let port = lock.withLock({ port }) { look(at: port, buffer) }
        ticks += 1
        if ticks.isMultiple(of: Self.ticksPerBeat) { updates.beat() }
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
    thread.name = "connection watchdog"
    thread.start()
  }

  private func look(at port: UInt16, _ buffer: UnsafeMutableRawBufferPointer) {
    let start = ContinuousClock.now
    let patience = connections.patience
    var open: Set<OpenConnections.Peer> = []
    for descriptor in OpenDescriptors.all {
      guard let connection = HeldConnection(descriptor, acceptedAt: port) else { continue }
      open.insert(connection.peer)
      let standing = connections.meet(connection.peer, patience: patience)
      let arrival = connection.arrival(buffer)
      if standing.isOverdue || arrival == .tooMuch || (standing.isWaiting && arrival == .end) {
        connection.end(buffer)
      }
    }
    connections.keep(open, since: start)
  }
}
