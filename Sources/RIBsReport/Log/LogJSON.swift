import RIBsAnalysis
import RIBsTrace

/// The lives of RIBs, event by event, for other programs. Keys are sorted. The version rises when a key changes
/// its meaning.
package struct LogJSON {
  private let source: String
  private let session: SessionReport

  /// - Parameters:
  ///   - session: A session analysed with a log of some RIBs.
  ///   - source: The trace's path, or `standard input`.
  package init(_ session: SessionReport, source: String) {
    self.session = session
    self.source = source
  }

  /// Writes the lives.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  /// The log's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "The lives of RIBs by ribs-inspect, version 1",
    "The output of 'ribs-inspect log --format json'.",
    [
      .required(
        "ribs", .list(of: life),
        "The requested RIBs, in the order in which the trace mentions them.",
        { log in log.session.logs.lazy.map { Life(log: $0, source: log.source) } }),
      .optional(
        "ribsLeftOut", .positive, "How many matching RIBs are left out; present only if some are.",
        \.session.lives?.leftOut.nilIfZero),
      .required(
        "session", .text, "The session's name, from its header or else by number.",
        \.session.name),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
      .version(1),
    ])

  private struct Life {
    let log: RIBLog
    let source: String
  }

  private static let life = JSONFormat<Life>.object(
    "life", "One RIB's life.",
    [
      .required(
        "active", .flag, "Whether its interactor is active at the session's end.",
        \.log.life.isActive),
      .optional(
        "created", .count, "The number of the event that created the RIB, if the trace has it.",
        \.log.life.created?.seq),
      .optional(
        "destroyed", .count, "The number of the event that destroyed the RIB, if the trace has it.",
        \.log.life.destroyed?.seq),
      .required(
        "events", .list(of: event),
        "The events that concern the RIB, in trace order. One event may have several entries.",
        { life in life.log.rows.lazy.map { Event(row: $0, source: life.source) } }),
      .optional(
        "eventsLeftOut", .positive,
        """
        How many events in the middle are left out; present only if some are. 'log --all' leaves none out.
        """, \.log.life.leftOut.nilIfZero),
      .required("id", .positive, "The RIB's number in its session.", \.log.life.rib.id),
      .optional(
        "kind", .word, "Whether the RIB has a view; absent if the trace does not say.",
        \.log.life.kind),
      .required(
        "onTree", .flag, "Whether the RIB is on the tree at the session's end.",
        \.log.life.isOnTree),
      .required(
        "path", .text, "Names from the root, joined by '/', as of its last attach.",
        \.log.life.path),
      .required("rib", .text, "The RIB's name.", \.log.life.rib.rib),
    ])

  private struct Event {
    let row: RIBLog.Row
    let source: String
  }

  private static let event = JSONFormat<Event>.object(
    "event", "What an event did to the RIB, and the findings at the event.",
    [
      .optional("at", .text, "The call site, Module/File.swift:LINE.", \.row.at),
      .required(
        "findings", .list(of: FindingJSON.format), "The findings about the RIB at this event.",
        { event in event.row.findings.map { FindingJSON(shown: $0, source: event.source) } }),
      .required("line", .positive, "The event's line in the trace.", \.row.line),
      .required("seq", .count, "The event's number.", \.row.seq),
      .optional(
        "t", .count, "The time of the event, in nanoseconds since the session began.", \.row.time),
      .required("text", .text, "What happened, in words.", \.row.words),
    ])
}

extension Int {
  fileprivate var nilIfZero: Int? { self > 0 ? self : nil }
}
