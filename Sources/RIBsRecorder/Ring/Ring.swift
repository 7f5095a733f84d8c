import RIBsTrace

/// Keeps only the last part of a session in its file: between half of and all of the bytes that
/// ``RIBsRecorder/RIBsRecorder/Options/keepsLast`` asks for, behind a checkpoint with what still matters of earlier events.
struct Ring {
  private var checkpoint = Checkpoint()
  private let keepsLast: Int
  private let sizeLimit: Int
  /// What the next cut leaves: this head, and the file from the offset on. From then on the limit applies.
  private var kept: (head: [UInt8], offset: Int, limit: Int)
  /// The size of the header and the checkpoint at the start of the file, in bytes.
  private var headSize = 0
  /// The size of the file when the session began, or right after the last cut.
  private var base: Int
  /// How many bytes may follow the checkpoint before the file is cut.
  private var limit: Int
  /// How many events to wait before trying again, after a cut that failed.
  private var pause = 0
  /// Whether the last cut failed.
  private var hasFailed = false
  /// The size at which to try another checkpoint, if the last one was too large.
  private var roomFrom = 0

  private static let longestPause = 1_000
  /// With less, the file would be cut every few events.
  private static let leastLimit = 10_000
  /// How many times the checkpoint's own size must fit behind it. Otherwise a large tree would be written again after a
  /// few events.
  private static let leastRatio = 10

  /// - Parameter size: How large the file is before the session's header is written.
  init(keepsLast: Int, sizeLimit: Int, size: Int) {
    (self.keepsLast, self.sizeLimit) = (keepsLast, sizeLimit)
    (base, limit, kept) = (size, 0, ([], size, 0))
    limit = self.limit(behind: 0)
    kept.limit = limit
  }

  /// How many bytes may follow a checkpoint of a size, within the file's size limit.
  private func limit(behind headSize: Int) -> Int {
    let wanted = max(keepsLast, Self.leastRatio * headSize, Self.leastLimit)
    return min(wanted, sizeLimit - sizeLimit / 10 - headSize)
  }

  /// Notes an event, whether it could be written or not.
  mutating func note(_ body: TraceEvent.Body, seq: Int, _ line: UnsafeRawBufferPointer) {
    checkpoint.note(body, seq: seq, line)
  }

  /// Whether cuts have failed for so long that nothing more may be written.
  func isOverdue(_ size: Int) -> Bool { hasFailed && (size - base) / 2 >= limit }

  /// Cuts the file if it is full, and takes a checkpoint each time half of the limit is written.
  ///
  /// - Parameter header: The session's header.
  mutating func turn(_ sink: any TraceSink, _ header: TraceHeader) {
    guard let size = sink.size else { return }
    var wasCut = false
    if size < kept.offset {
      // Somebody else emptied the file. It starts again with a checkpoint.
      kept.offset = size
      takeCheckpoint(at: size, header)
      wasCut = cut(sink)
    } else if isFull(size) {
      pause -= 1
      if pause < 0 { wasCut = cut(sink) }
    }
    // A cut that failed is tried again as it was.
    guard let size = sink.size, wasCut || size - headSize < limit, hasHalf(size), size >= roomFrom
    else { return }
    takeCheckpoint(at: size, header)
  }

  private func isFull(_ size: Int) -> Bool {
    size - headSize >= limit && (kept.head.isEmpty || hasHalf(size))
  }

  /// Whether half of the limit has been written since the last checkpoint.
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
    // The tree is too large for the limit. Unless it shrinks, the session ends when the file is full.
    guard head.count < limit / 2 else {
      roomFrom = size + head.count
      return
    }
    kept = (head, size, limit)
  }
}
