import RIBsRecording
import RIBsTrace

/// Numbers and times the events of one session and writes their lines.
struct SessionWriter: ~Copyable {
  private(set) var isFinished = false

  private let sink: any TraceSink
  private let clock: any TraceClock
  private let encoder = TraceEncoder()
  /// Reused for each line.
  private var line = TraceLineBuffer()
  private var seq = 0
  private let header: TraceHeader
  private var isHeaderWritten = false
  /// Events that were lost since the last `drop`.
  private var dropped = 0
  /// How large the target may become, in bytes.
  private let sizeLimit: Int
  /// Nil if the target gets the whole session.
  private var ring: Ring?
  /// Whether an event found no room. Then only one more line is written.
  private var isFull = false

  /// Bytes of the limit reserved for the last line, a `drop` or an `end`. Both are shorter.
  private static let roomForLastLine = 128

  /// - Parameters:
  ///   - keepsLast: How many bytes of the session to keep; nil for all.
  ///   - sizeLimit: How large the target may become, in bytes, with what was in it before the session.
  init(
    sink: any TraceSink, clock: any TraceClock, header: TraceHeader, keepsLast: Int? = nil,
    sizeLimit: Int
  ) {
    self.sink = sink
    self.clock = clock
    self.header = header
    self.sizeLimit = max(0, sizeLimit)
    if let keepsLast, let size = sink.size {
      ring = Ring(keepsLast: keepsLast, sizeLimit: self.sizeLimit, size: size)
    }
    catchUp()
  }

  deinit { if !isFinished { sink.close() } }

  /// - Parameter rib: The name of the event's RIB, if the RIB has no `create`.
  mutating func append(
    _ body: TraceEvent.Body, rib: String? = nil, at site: CallSite? = nil, thread: String? = nil
  ) {
    guard !isFinished else { return }
    if isBehind { catchUp() }
    // A lost event uses up its number, so that the hole shows where it was.
    seq += 1
    encode(body, number: seq, rib: rib, at: site, thread: thread)
    line.withBytes { ring?.note(body, seq: seq, $0) }
    // A header that found no room leaves none for events.
    if isBehind || isFull || !isLineWritten() { dropped += 1 }
    if isFull { return finish(with: .drop(count: dropped)) }
    ring?.turn(sink, header)
  }

  mutating func finish(_ reason: EndReason) {
    guard !isFinished else { return }
    if isBehind { catchUp() }
    finish(with: .end(reason))
  }

  private mutating func finish(with last: TraceEvent.Body) {
    isFull = true
    if isHeaderWritten { _ = isWritten(last, number: seq + 1) }
    isFinished = true
    sink.close()
  }

  /// Whether something must be written before the next event.
  private var isBehind: Bool { dropped > 0 || !isHeaderWritten }

  /// Writes the header if it is still missing, and a `drop` that counts lost events. Both are retried until they
  /// can be written; the `drop` takes a number only then.
  private mutating func catchUp() {
    if !isHeaderWritten {
      line.clear()
      encoder.write(header, to: &line)
      isHeaderWritten = isLineWritten()
      guard isHeaderWritten else { return }
    }
    if dropped > 0, isWritten(.drop(count: dropped), number: seq + 1) {
      seq += 1
      dropped = 0
    }
  }

  private mutating func isWritten(_ body: TraceEvent.Body, number: Int) -> Bool {
    encode(body, number: number)
    return isLineWritten()
  }

  private mutating func encode(
    _ body: TraceEvent.Body, number: Int, rib: String? = nil, at site: CallSite? = nil,
    thread: String? = nil
  ) {
    line.clear()
    encoder.write(
      body, seq: number, time: clock.nanoseconds(), rib: rib, thread: thread,
      site: site.map { ($0.fileID, $0.line) }, to: &line)
  }

  private mutating func isLineWritten() -> Bool {
    if let size = sink.size {
      let count = line.withBytes { $0.count }
      guard count <= sizeLimit - size - (isFull ? 0 : Self.roomForLastLine) else {
        isFull = true
        return false
      }
      if !isFull, ring?.isOverdue(size) == true { return false }
    }
    return line.withBytes { sink.append($0) }
  }
}
