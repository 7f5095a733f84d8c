import InstrumentedRIBs
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
  /// The header's line, until it is written.
  private var header: [UInt8]?
  private var dropped = 0

  init(sink: any TraceSink, clock: any TraceClock, header: TraceHeader) {
    self.sink = sink
    self.clock = clock
    self.header = encoder.line(for: header)
    catchUp()
  }

  deinit { if !isFinished { sink.close() } }

  mutating func append(_ body: TraceEvent.Body, at site: CallSite?, thread: String?) {
    guard !isFinished else { return }
    if isBehind { catchUp() }
    // A lost event uses up its number, so that the hole shows where it was.
    seq += 1
    if isBehind || !isWritten(body, number: seq, at: site, thread: thread) { dropped += 1 }
  }

  mutating func finish(_ reason: EndReason) {
    guard !isFinished else { return }
    append(.end(reason), at: nil, thread: nil)
    isFinished = true
    sink.close()
  }

  /// Whether something must be written before the next event.
  private var isBehind: Bool { dropped > 0 || header != nil }

  /// Writes the header if it is still missing, and a `drop` that counts lost events. Both are retried until they
  /// can be written; the `drop` takes a number only then.
  private mutating func catchUp() {
    if let header {
      guard header.withUnsafeBytes(sink.append) else { return }
      self.header = nil
    }
    if dropped > 0, isWritten(.drop(count: dropped), number: seq + 1, at: nil, thread: nil) {
      seq += 1
      dropped = 0
    }
  }

  private mutating func isWritten(
    _ body: TraceEvent.Body, number: Int, at site: CallSite?, thread: String?
  ) -> Bool {
    line.clear()
    encoder.write(
      body, seq: number, time: clock.nanoseconds(), thread: thread,
      site: site.map { ($0.fileID, $0.line) }, to: &line)
    return line.withBytes { sink.append($0) }
  }
}
