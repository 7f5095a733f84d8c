import FlyingFox
import Foundation

/// What each connection is doing and since when, so that one that does nothing can be ended.
///
/// Unchecked because the compiler cannot see that the lock guards all mutable state.
final class OpenConnections: @unchecked Sendable {
  /// The other end: address and port.
  typealias Peer = HTTPRequest.Address

  enum Phase {
    /// The head of a request has not arrived in full.
    case reading
    /// The reply is being computed.
    case answering
    /// The reader has not taken the last block yet.
    case writing
    /// A reader of `api/live` waits for news.
    case waiting
  }

  private struct Connection {
    var phase: Phase
    var since: ContinuousClock.Instant
    var replySize = 0
    var isLive = false
  }

  private let limits: ConnectionLimits
  private let lock = NSLock()
  private var connections: [Peer: Connection] = [:]

  init(_ limits: ConnectionLimits) { self.limits = limits }

  /// Notes that a connection enters a phase.
  func note(_ phase: Phase, of peer: Peer) {
    lock.withLock {
      var connection = connections[peer] ?? Connection(phase: phase, since: .now)
      connection.phase = phase
      connection.since = .now
      if phase == .reading { connection.replySize = 0 }
      connections[peer] = connection
    }
  }

  /// - Returns: Whether memory is left for a reply. For a single block there always is: the system buffers it.
  func reserve(_ count: Int, for peer: Peer) -> Bool {
    if count <= ReplyBody.blockSize { return true }
    return lock.withLock {
      let used = connections.values.reduce(0) { $0 + $1.replySize }
      guard used == 0 || used + count <= limits.replyBytes else { return false }
      connections[peer]?.replySize = count
      return true
    }
  }

  /// - Returns: Whether one more page may listen.
  func beginLive(_ peer: Peer) -> Bool {
    lock.withLock {
      guard connections.values.count(where: \.isLive) < limits.liveReaders else { return false }
      connections[peer]?.isLive = true
      return true
    }
  }

  /// What the watchdog does about a connection that it sees.
  struct Standing {
    let isOverdue: Bool
    let isWaiting: Bool
  }

  /// Meets a connection for the first time or again.
  ///
  /// - Parameter patience: Connections that have been reading since before this moment are overdue.
  func meet(_ peer: Peer, patience: ContinuousClock.Instant?) -> Standing {
    lock.withLock {
      let now = ContinuousClock.now
      guard let connection = connections[peer] else {
        connections[peer] = Connection(phase: .reading, since: now)
        return Standing(isOverdue: false, isWaiting: false)
      }
      let isCrowdedOut =
        connection.phase == .reading && patience.map { connection.since < $0 } == true
      return Standing(
        isOverdue: isCrowdedOut || now - connection.since > limit(of: connection.phase),
        isWaiting: connection.phase == .waiting)
    }
  }

  private func limit(of phase: Phase) -> Duration {
    switch phase {
    case .reading: limits.reading
    case .answering: limits.answering
    case .writing: limits.writing
    case .waiting: limits.waiting
    }
  }

  /// If there are too many connections, the moment before which as many began to read as must go.
  var patience: ContinuousClock.Instant? {
    lock.withLock {
      let excess = connections.count - limits.connections
      guard excess > 0 else { return nil }
      let reading = connections.values.filter { $0.phase == .reading }.map(\.since).sorted()
      return reading.dropFirst(excess).first ?? .now
    }
  }

  /// Forgets the connections that are gone.
  ///
  /// - Parameters:
  ///   - open: Those that the watchdog saw.
  ///   - start: When it began to look. It may have missed connections that changed since.
  func keep(_ open: Set<Peer>, since start: ContinuousClock.Instant) {
    lock.withLock {
      connections = connections.filter { open.contains($0.key) || $0.value.since >= start }
    }
  }
}
