import RIBsTrace

/// Where an event stands in its trace, in numbers alone: each RIB keeps several.
package struct EventStamp: Sendable, Equatable, BitwiseCopyable {
  /// The event's number in its session, as the trace gives it or as it was counted.
  var seq: Int
  /// Nanoseconds since the session began.
  var time: Int
  /// The line in the trace, from 1: of two events the later one stands in the later line.
  var line: UInt32
  private var siteNumber: UInt32

  init(seq: Int, time: Int, line: Int, site: TextNumber?) {
    self.seq = seq
    self.time = time
    self.line = UInt32(clamping: line)
    siteNumber = site?.value ?? 0
  }

  /// The call site, where the event has one.
  var site: TextNumber? { siteNumber == 0 ? nil : TextNumber(siteNumber) }
}

extension EventStamp: Niched {
  // Lines count from 1.
  static var niche: EventStamp { EventStamp(seq: 0, time: 0, line: 0, site: nil) }
  var isNiche: Bool { line == 0 }
}

extension EventRef {
  init(_ stamp: EventStamp, _ texts: TraceTexts) {
    self.init(
      seq: stamp.seq, line: Int(stamp.line), time: stamp.time, at: stamp.site.map { texts[$0] })
  }
}
