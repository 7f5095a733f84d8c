/// Where an event stands in its trace.
public struct EventRef: Sendable, Equatable {
  /// The event's number in its session, as the trace gives it or as it was counted.
  public var seq: Int
  /// The line in the trace, from 1.
  public var line: Int
  /// Nanoseconds since the session began.
  public var time: Int
  /// The call site, where the event has one.
  public var at: String?
  /// Counts the session's events from 1, whatever their `seq`: what came first is less.
  var order: Int
}
