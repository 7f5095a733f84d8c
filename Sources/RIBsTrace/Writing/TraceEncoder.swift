/// Writes a trace's lines. Keys stand in a fixed order, so that equal events are equal bytes.
public struct TraceEncoder: Sendable {
  /// An encoder keeps nothing between two lines.
  public init() {}

  /// The line for a session's header, with its LF.
  public func line(for header: TraceHeader) -> [UInt8] {
    var line = TraceLineBuffer()
    write(header, to: &line)
    return line.withBytes { Array($0) }
  }

  /// Appends a header's line, with its LF, to the buffer.
  package func write(_ header: TraceHeader, to line: inout TraceLineBuffer) {
    line.begin(LineFormat.header.name)
    header.emit(to: &line)
    line.tags(header.tags)
    line.end()
  }

  /// The line for an event, with its LF.
  public func line(for event: TraceEvent) -> [UInt8] {
    var line = TraceLineBuffer()
    write(event, to: &line)
    return line.withBytes { Array($0) }
  }

  /// Appends an event's line, with its LF, to the buffer.
  package func write(_ event: TraceEvent, to line: inout TraceLineBuffer) {
    begin(event.body, seq: event.seq, time: event.time, in: &line)
    line.text(.rib, event.introduction.rib)
    if let kind = event.introduction.kind { line.word(.kind, kind) }
    line.text(.thread, event.thread)
    line.text(.at, event.at)
    line.end()
  }

  /// Appends a recorder's line, with its LF, to the buffer.
  ///
  /// - Parameters:
  ///   - rib: The name of the event's RIB, if the RIB has no `create`.
  ///   - site: The file and line of the call, if the event has them.
  package func write(
    _ body: TraceEvent.Body, seq: Int, time: Int, rib: String? = nil, thread: String?,
    site: (file: StaticString, line: UInt)?, to line: inout TraceLineBuffer
  ) {
    begin(body, seq: seq, time: time, in: &line)
    line.text(.rib, rib)
    line.text(.thread, thread)
    if let site { line.site(site.file, site.line) }
    line.end()
  }

  private func begin(
    _ body: TraceEvent.Body, seq: Int?, time: Int, in line: inout TraceLineBuffer
  ) {
    line.begin(body.type.rawValue)
    line.number(.seq, seq)
    line.number(.t, time)
    body.emit(to: &line)
  }
}
