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

    /// How long a connection may stay in this phase.
    var limit: Duration {
      switch self {
      case .reading: .seconds(5)
      case .answering: .seconds(60)
      case .writing: .seconds(10)
      // A beat ends the wait every ten seconds. A longer one means that another connection has this peer by now.
      case .waiting: .seconds(30)
      }
    }
  }

  private struct Connection {
    var phase: Phase
    var since: ContinuousClock.Instant
    var replySize = 0
    var isLive = false
  }

  /// More connections than this, and those that have been reading for longest are ended.
  static let most = 512
  /// Pages that may listen to `api/live` at once.
  static let mostLive = 256
  /// Bytes of replies in memory at once. A single reply may be larger.
  static let mostReplyBytes = 1 << 26

  private let lock = NSLock()
  private var connections: [Peer: Connection] = [:]

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

  /// - Returns: Whether memory is left for a reply.
  func reserve(_ count: Int, for peer: Peer) -> Bool {
    lock.withLock {
      let used = connections.values.reduce(0) { $0 + $1.replySize }
      guard used == 0 || used + count <= Self.mostReplyBytes else { return false }
      connections[peer]?.replySize = count
      return true
    }
  }

  /// - Returns: Whether one more page may listen.
  func beginLive(_ peer: Peer) -> Bool {
    lock.withLock {
      guard connections.values.count(where: \.isLive) < Self.mostLive else { return false }
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
        isOverdue: isCrowdedOut || now - connection.since > connection.phase.limit,
        isWaiting: connection.phase == .waiting)
    }
  }

  /// If there are too many connections, the moment before which as many began to read as must go.
  var patience: ContinuousClock.Instant? {
    lock.withLock {
      let excess = connections.count - Self.most
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
