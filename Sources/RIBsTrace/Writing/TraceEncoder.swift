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

  /// Writes a header's line, with its LF, behind what the buffer holds.
  package func write(_ header: TraceHeader, to line: inout TraceLineBuffer) {
    line.begin(#"{"type":"trace""#)
    line.number(#","version":"#, header.version)
    line.text(#","session":"#, header.session)
    line.text(#","app":"#, header.app)
    line.text(#","runtime":"#, header.runtime)
    line.text(#","platform":"#, header.platform)
    line.text(#","startedAt":"#, header.startedAt)
    if header.sampled { line.flag(#","sampled":"#, true) }
    line.end()
  }

  /// The line for an event, with its LF.
  public func line(for event: TraceEvent) -> [UInt8] {
    var line = TraceLineBuffer()
    write(event, to: &line)
    return line.withBytes { Array($0) }
  }

  /// Writes an event's line, with its LF, behind what the buffer holds.
  package func write(_ event: TraceEvent, to line: inout TraceLineBuffer) {
    begin(event.body, seq: event.seq, time: event.time, in: &line)
    line.text(#","rib":"#, event.introduction.rib)
    line.text(#","kind":"#, event.introduction.kind?.rawValue)
    line.text(#","thread":"#, event.thread)
    line.text(#","at":"#, event.at)
    line.end()
  }

  /// Writes a recorder's line, with its LF, behind what the buffer holds.
  ///
  /// - Parameter site: The file and line of the call, where the event has them.
  package func write(
    _ body: TraceEvent.Body, seq: Int, time: Int, thread: String?,
    site: (file: StaticString, line: UInt)?, to line: inout TraceLineBuffer
  ) {
    begin(body, seq: seq, time: time, in: &line)
    line.text(#","thread":"#, thread)
    if let site { line.site(site.file, site.line) }
    line.end()
  }

  private func begin(
    _ body: TraceEvent.Body, seq: Int?, time: Int, in line: inout TraceLineBuffer
  ) {
    line.begin(body.type.lineStart)
    line.number(#","seq":"#, seq)
    line.number(#","t":"#, time)
    write(body, to: &line)
  }

  private func write(_ body: TraceEvent.Body, to line: inout TraceLineBuffer) {
    switch body {
    case .create(let id, let rib, let kind):
      line.number(#","id":"#, id)
      line.text(#","rib":"#, rib)
      line.text(#","kind":"#, kind.rawValue)
    case .launch(let id), .activate(let id), .load(let id), .deactivate(let id), .destroy(let id),
      .appear(let id):
      line.number(#","id":"#, id)
    case .attach(let id, let parent):
      line.number(#","id":"#, id)
      line.number(#","parent":"#, parent)
    case .detach(let id, let parent, let cause):
      line.number(#","id":"#, id)
      line.number(#","parent":"#, parent)
      line.text(#","cause":"#, cause.rawValue)
    case .hold(let id, let parent, let property), .unhold(let id, let parent, let property):
      line.number(#","id":"#, id)
      line.number(#","parent":"#, parent)
      line.text(#","property":"#, property)
    case .disappear(let id, let removed):
      line.number(#","id":"#, id)
      line.flag(#","removed":"#, removed)
    case .leak(let id, let object, let name, let waited):
      line.number(#","id":"#, id)
      line.text(#","object":"#, object)
      line.text(#","name":"#, name)
      line.number(#","waited":"#, waited)
    case .workflow(let workflow):
      line.number(#","workflow":"#, workflow.workflow)
      line.text(#","name":"#, workflow.name)
      line.text(#","phase":"#, workflow.phase.rawValue)
      line.number(#","step":"#, workflow.step)
      line.number(#","id":"#, workflow.id)
    case .worker(let worker):
      line.number(#","worker":"#, worker.worker)
      line.text(#","name":"#, worker.name)
      line.text(#","phase":"#, worker.phase.rawValue)
      line.number(#","id":"#, worker.id)
    case .mark(let name): line.text(#","name":"#, name)
    case .settle: break
    case .drop(let count): line.number(#","count":"#, count)
    case .end(let reason): line.text(#","reason":"#, reason.rawValue)
    }
  }
}

extension EventType {
  /// How a line of this type begins.
  fileprivate var lineStart: StaticString {
    switch self {
    case .trace: #"{"type":"trace""#
    case .create: #"{"type":"create""#
    case .launch: #"{"type":"launch""#
    case .attach: #"{"type":"attach""#
    case .activate: #"{"type":"activate""#
    case .load: #"{"type":"load""#
    case .detach: #"{"type":"detach""#
    case .deactivate: #"{"type":"deactivate""#
    case .destroy: #"{"type":"destroy""#
    case .hold: #"{"type":"hold""#
    case .unhold: #"{"type":"unhold""#
    case .appear: #"{"type":"appear""#
    case .disappear: #"{"type":"disappear""#
    case .leak: #"{"type":"leak""#
    case .workflow: #"{"type":"workflow""#
    case .worker: #"{"type":"worker""#
    case .mark: #"{"type":"mark""#
    case .settle: #"{"type":"settle""#
    case .drop: #"{"type":"drop""#
    case .end: #"{"type":"end""#
    }
  }
}
