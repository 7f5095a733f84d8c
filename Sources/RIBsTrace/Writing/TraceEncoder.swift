/// Writes a trace's lines. Keys stand in a fixed order, so that equal events are equal bytes.
public struct TraceEncoder: Sendable {
  /// An encoder keeps nothing between two lines.
  public init() {}

  /// The line for a session's header, with its LF.
  public func line(for header: TraceHeader) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("type", EventType.trace.rawValue)
    json.field("version", header.version)
    json.field("session", header.session)
    json.field("app", header.app)
    json.field("runtime", header.runtime)
    json.field("platform", header.platform)
    json.field("startedAt", header.startedAt)
    if header.sampled { json.field("sampled", true) }
    json.endObject()
    json.newline()
    return json.bytes
  }

  /// The line for an event, with its LF.
  public func line(for event: TraceEvent) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("type", event.body.name)
    json.field("seq", event.seq)
    json.field("t", event.time)
    write(event.body, to: &json)
    json.field("rib", event.introduction.rib)
    json.field("kind", event.introduction.kind?.rawValue)
    json.field("thread", event.thread)
    json.field("at", event.at)
    json.endObject()
    json.newline()
    return json.bytes
  }

  private func write(_ body: TraceEvent.Body, to json: inout JSONWriter) {
    switch body {
    case .create(let id, let rib, let kind):
      json.field("id", id)
      json.field("rib", rib)
      json.field("kind", kind.rawValue)
    case .launch(let id), .activate(let id), .load(let id), .deactivate(let id), .destroy(let id),
      .appear(let id):
      json.field("id", id)
    case .attach(let id, let parent):
      json.field("id", id)
      json.field("parent", parent)
    case .detach(let id, let parent, let cause):
      json.field("id", id)
      json.field("parent", parent)
      json.field("cause", cause.rawValue)
    case .hold(let id, let parent, let property), .unhold(let id, let parent, let property):
      json.field("id", id)
      json.field("parent", parent)
      json.field("property", property)
    case .disappear(let id, let removed):
      json.field("id", id)
      json.field("removed", removed)
    case .leak(let id, let object, let name, let waited):
      json.field("id", id)
      json.field("object", object)
      json.field("name", name)
      json.field("waited", waited)
    case .workflow(let workflow):
      json.field("workflow", workflow.workflow)
      json.field("name", workflow.name)
      json.field("phase", workflow.phase.rawValue)
      json.field("step", workflow.step)
      json.field("id", workflow.id)
    case .worker(let worker):
      json.field("worker", worker.worker)
      json.field("name", worker.name)
      json.field("phase", worker.phase.rawValue)
      json.field("id", worker.id)
    case .mark(let name): json.field("name", name)
    case .settle: break
    case .drop(let count): json.field("count", count)
    case .end(let reason): json.field("reason", reason.rawValue)
    }
  }
}

extension JSONWriter {
  package mutating func field(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func field(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func field(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes nothing where there is no value.
  package mutating func field(_ name: String, _ text: String?) {
    if let text { field(name, text) }
  }

  /// Writes nothing where there is no value.
  package mutating func field(_ name: String, _ number: Int?) {
    if let number { field(name, number) }
  }
}
