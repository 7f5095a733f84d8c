/// What all connections together take from the server. It stays on their event loop.
struct ServerLoad {
  private let limits: ConnectionLimits
  private var answers = 0
  private var liveReaders = 0
  private var replyBytes = 0

  init(_ limits: ConnectionLimits) { self.limits = limits }

  /// - Returns: Whether one more reply may be computed. Each that began must end.
  mutating func beginAnswer() -> Bool {
    guard answers < limits.answers else { return false }
    answers += 1
    return true
  }

  mutating func endAnswer() { answers -= 1 }

  /// - Returns: Whether one more page may listen. Each that began must end.
  mutating func beginLive() -> Bool {
    guard liveReaders < limits.liveReaders else { return false }
    liveReaders += 1
    return true
  }

  mutating func endLive() { liveReaders -= 1 }

  /// - Returns: Whether memory is left for a reply. For a single piece there always is: the system buffers it. What was
  ///   reserved must be released.
  mutating func reserve(_ count: Int) -> Bool {
    guard count > WriteTimeout.pieceSize else { return true }
    guard replyBytes == 0 || replyBytes + count <= limits.replyBytes else { return false }
    replyBytes += count
    return true
  }

  mutating func release(_ count: Int) {
    if count > WriteTimeout.pieceSize { replyBytes -= count }
  }
}
