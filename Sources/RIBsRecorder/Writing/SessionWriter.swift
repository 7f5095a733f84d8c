import InstrumentedRIBs
import RIBsTrace

/// Numbers and times the events of one session and writes their lines.
struct SessionWriter: ~Copyable {
  private(set) var isFinished = false

  private let sink: any TraceSink
  private let clock: any TraceClock
  private let encoder = TraceEncoder()
  /// Used for one line after the other.
  private var line = TraceLineBuffer()
  private var seq = 0
  private var dropped = 0

  init(sink: any TraceSink, clock: any TraceClock, header: TraceHeader) {
    self.sink = sink
    self.clock = clock
    _ = encoder.line(for: header).withUnsafeBytes(sink.append)
  }

  deinit { if !isFinished { sink.close() } }

  mutating func append(_ body: TraceEvent.Body, at site: CallSite?, thread: String?) {
    guard !isFinished else { return }
    // A lost event keeps its number: the hole in the trace is where it was. The `drop` that tells of it
    // is tried again until it can be written, and takes a number only then.
    if dropped > 0, isWritten(.drop(count: dropped), number: seq + 1, at: nil, thread: nil) {
      seq += 1
      dropped = 0
    }
    seq += 1
    if dropped > 0 || !isWritten(body, number: seq, at: site, thread: thread) { dropped += 1 }
  }

  mutating func finish(_ reason: EndReason) {
    guard !isFinished else { return }
    append(.end(reason), at: nil, thread: nil)
    isFinished = true
    sink.close()
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
