import RIBsTrace

/// Where an event stands in its trace. Its call site is an interned string.
package struct EventStamp: Sendable, Equatable, BitwiseCopyable {
  /// The event's number in its session, as the trace gives it or as it was counted.
  var seq: Int
  /// Nanoseconds since the session began.
  var time: Int
  /// The line in the trace, from 1. Of two events the later one stands in the later line.
  var line: Int
  /// The call site, where the event has one.
  var site: InternedString?
}

/// Where an event stands in its trace.
public struct EventRef: Sendable, Equatable {
  /// The event's number in its session, as the trace gives it or as it was counted.
  public var seq: Int
  /// The line in the trace, from 1. Of two events the later one stands in the later line.
  public var line: Int
  /// Nanoseconds since the session began.
  public var time: Int
  /// The call site, where the event has one.
  public var at: String?
}

extension EventRef {
  init(_ stamp: EventStamp, _ strings: InternedStrings) {
    self.init(
      seq: stamp.seq, line: stamp.line, time: stamp.time, at: stamp.site.map { strings[$0] })
  }
}
