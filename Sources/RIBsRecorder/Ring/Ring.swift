import RIBsTrace

/// Keeps the last part of a session in its file: of the latest events between half of and all that
/// ``RIBsRecorder/RIBsRecorder/Options/keepsLast`` says, behind a checkpoint with what still matters of those before.
struct Ring {
  private var checkpoint = Checkpoint()
  private let keepsLast: Int
  private let sizeLimit: Int
  /// What the file has after the next cut: the head, and what stands in the file from the offset on. Then the limit is
  /// another, too.
  private var kept: (head: [UInt8], offset: Int, limit: Int)
  /// How many bytes of the file are its checkpoint.
  private var headSize = 0
  /// How large the file was when it was begun or cut last, or when the session began.
  private var base: Int
  /// How many bytes the file has behind its checkpoint before it is cut.
  private var limit: Int
  /// How many events pass until the next attempt to cut the file, after one that failed.
  private var pause = 0
  /// Whether the last attempt failed.
  private var hasFailed = false
  /// How large the file must be for the next checkpoint, if the last one found no room.
  private var roomFrom = 0

  private static let longestPause = 1_000
  /// Less would be cut at every other event.
  private static let leastLimit = 10_000
  /// At least so many times as much as a checkpoint is written behind it. Otherwise a large tree would be written again
  /// after a few events.
  private static let leastRatio = 10

  /// - Parameter size: How large the file is before the session's header is written.
  init(keepsLast: Int, sizeLimit: Int, size: Int) {
    (self.keepsLast, self.sizeLimit) = (keepsLast, sizeLimit)
    (base, limit, kept) = (size, 0, ([], size, 0))
    limit = self.limit(behind: 0)
    kept.limit = limit
  }

  /// How many bytes to write behind a checkpoint, as long as there is room.
  private func limit(behind headSize: Int) -> Int {
    let wanted = max(keepsLast, Self.leastRatio * headSize, Self.leastLimit)
    return min(wanted, sizeLimit - sizeLimit / 10 - headSize)
  }

  /// Notes an event, whether it could be written or not.
  mutating func note(_ body: TraceEvent.Body, seq: Int, _ line: UnsafeRawBufferPointer) {
    checkpoint.note(body, seq: seq, line)
  }

  /// Whether the file could not be cut for so long that nothing more may be written.
  func isOverdue(_ size: Int) -> Bool { hasFailed && (size - base) / 2 >= limit }

  /// Cuts the file if it is full, and takes a checkpoint every half of what is kept.
  ///
  /// - Parameter header: The session's header.
  mutating func turn(_ sink: any TraceSink, _ header: TraceHeader) {
    guard let size = sink.size else { return }
    var wasCut = false
    if size < kept.offset {
      // Somebody else emptied the file. It begins again with a checkpoint.
      kept.offset = size
      takeCheckpoint(at: size, header)
      wasCut = cut(sink)
    } else if isFull(size) {
      pause -= 1
      if pause < 0 { wasCut = cut(sink) }
    }
    // While the file waits to be cut, what it keeps must not change.
    guard let size = sink.size, wasCut || size - headSize < limit, hasHalf(size), size >= roomFrom
    else { return }
    takeCheckpoint(at: size, header)
  }

  private func isFull(_ size: Int) -> Bool {
    size - headSize >= limit && (kept.head.isEmpty || hasHalf(size))
  }

  /// Whether half of what the app wants stands behind the last checkpoint.
  private func hasHalf(_ size: Int) -> Bool { size - kept.offset >= limit / 2 }

  private mutating func cut(_ sink: any TraceSink) -> Bool {
    hasFailed = !sink.keep(from: kept.offset, behind: kept.head)
    pause = hasFailed ? Self.longestPause : 0
    if hasFailed { return false }
    (limit, roomFrom) = (kept.limit, 0)
    headSize = kept.head.count
    kept.offset = headSize
    base = headSize
    return true
  }

  private mutating func takeCheckpoint(at size: Int, _ header: TraceHeader) {
    var header = header
    header.checkpoint = checkpoint.lastSeq
    let head = TraceEncoder().line(for: header) + checkpoint.lines()
    let limit = limit(behind: head.count)
    // There is no room for a tree that is larger. If it stays so, the session ends when its file is full.
    guard head.count < limit / 2 else { return roomFrom = size + head.count }
    kept = (head, size, limit)
  }
}
