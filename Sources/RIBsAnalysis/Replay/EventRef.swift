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
