import RIBsTrace

/// Numbers and times events, and buffers their lines until there are enough to write.
struct GeneratedTrace: ~Copyable {
  /// The size of a chunk, in bytes.
  static let chunkSize = 1 << 16

  /// The number of events written.
  private(set) var events = 0
  private var time = 0
  private var lines = TraceLineBuffer()
  private let encoder = TraceEncoder()
  private let variation: TraceVariation

  init(_ header: TraceHeader, _ variation: TraceVariation = TraceVariation()) {
    self.variation = variation
    encoder.write(header, to: &lines)
  }

  /// - Parameters:
  ///   - pause: The time since the previous event, in nanoseconds.
  ///   - at: The call site.
  mutating func write(
    _ body: TraceEvent.Body, at: String? = nil, after pause: Int = 20_000,
    introduction: TraceEvent.Introduction = TraceEvent.Introduction()
  ) {
    guard let (body, at) = variation.of(body, at: at) else { return }
    events += 1
    time += pause
    encoder.write(
      TraceEvent(seq: events, time: time, at: at, introduction: introduction, body: body),
      to: &lines)
  }

  /// Advances the time by a number of nanoseconds.
  mutating func pause(_ nanoseconds: Int) { time += nanoseconds }

  /// Passes on the buffered lines if they have at least `least` bytes.
  mutating func flush<Failure: Error>(
    least: Int, to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let isEnough = lines.withBytes { $0.count >= max(least, 1) }
    guard isEnough else { return }
    let outcome = lines.withBytes { bytes in
      Result { () throws(Failure) in try write(bytes) }
    }
    lines.clear()
    try outcome.get()
  }
}
