import RIBsTrace

/// Keeps the last part of a session in its file: of the latest events between half of and all that
/// ``RIBsRecorder/RIBsRecorder/Options/keepsLast`` says, behind a checkpoint with what still matters of those before.
struct Ring {
  private var checkpoint = Checkpoint()
  private let keepsLast: Int
  private let sizeLimit: Int
  /// What the file has after the next cut: the head, and what stands in the file from the offset on.
  private var kept: (head: [UInt8], offset: Int)
  /// How many bytes of the file are its checkpoint.
  private var headSize = 0
  /// How many bytes the file has behind its checkpoint before it is cut.
  private var limit: Int

  /// How many events pass until the next attempt to cut the file, after one that failed.
  private var pause = 0

  private static let longestPause = 1_000
  /// At least so many times as much as a checkpoint is written behind it. Otherwise a large tree would be written again
  /// after a few events.
  private static let leastRatio = 10

  /// - Parameter size: How large the file is before the session's header is written.
  init(keepsLast: Int, sizeLimit: Int, size: Int) {
    (self.keepsLast, self.sizeLimit) = (keepsLast, sizeLimit)
    kept = ([], size)
    limit = max(1, keepsLast)
  }

  /// Notes an event, whether it could be written or not.
  mutating func note(_ body: TraceEvent.Body, seq: Int, _ line: UnsafeRawBufferPointer) {
    checkpoint.note(body, seq: seq, line)
  }

  /// Whether the file could not be cut for so long that nothing more may be written.
  func isOverdue(_ size: Int) -> Bool { (size - headSize) / 2 >= limit }

  /// Cuts the file if it is full, and takes a checkpoint every half of what is kept.
  ///
  /// - Parameter header: The session's header.
  mutating func turn(_ sink: any TraceSink, _ header: TraceHeader) {
    guard var size = sink.size else { return }
    if size - headSize >= limit {
      pause -= 1
      guard pause < 0 else { return }
      guard sink.keep(from: kept.offset, behind: kept.head) else {
        return pause = Self.longestPause
      }
      pause = 0
      headSize = kept.head.count
      (size, kept.offset) = (size - kept.offset + headSize, headSize)
    }
    guard size - kept.offset >= limit / 2 else { return }
    var header = header
    header.checkpoint = checkpoint.lastSeq
    let head = TraceEncoder().line(for: header) + checkpoint.lines()
    limit = min(max(keepsLast, Self.leastRatio * head.count), sizeLimit - sizeLimit / 10)
    // There is no room for a tree that is larger. The session ends when its file is full.
    guard head.count < limit / 2 else { return limit = .max }
    kept = (head, size)
  }
}
