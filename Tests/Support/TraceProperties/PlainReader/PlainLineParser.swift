import RIBsTrace

/// Turns the bytes of one line into what the format says it is. The grammar is written by hand once more, apart from
/// the table that the product's reader follows.
struct PlainLineParser {
  func parse(_ bytes: [UInt8]) -> TraceLine {
    let object: PlainObject
    do {
      object = try PlainObject(line: bytes)
    } catch {
      return .malformed(reason: error.reason, column: error.column)
    }
    // Read apart, so that a line left out for another key does not look like a hole too.
    let seq: Int? =
      if case .integer(let number)? = object["seq"], number >= 1 { number } else { nil }
    var isHeader = false
    do {
      let fields = PlainFields(object: object)
      let name = try fields.required("type", as: fields.string)
      guard let type = PlainType(rawValue: name) else { return .unknownType(name, seq: seq) }
      isHeader = type == .trace
      if isHeader { return .header(try header(fields)) }
      return .event(try event(type, fields))
    } catch {
      return isHeader
        ? .invalidHeader(key: error.key, reason: error.reason)
        : .invalidField(key: error.key, reason: error.reason, seq: seq)
    }
  }

  private func header(_ fields: PlainFields) throws(PlainFields.Failure) -> TraceHeader {
    TraceHeader(
      version: try fields.required("version", as: fields.integer),
      session: try fields.string("session"),
      app: try fields.string("app"),
      runtime: try fields.string("runtime"),
      platform: try fields.string("platform"),
      startedAt: try fields.string("startedAt"),
      appVersion: try fields.string("appVersion"),
      build: try fields.string("build"),
      device: try fields.string("device"),
      tags: try fields.strings("tags"),
      sampled: try fields.bool("sampled") ?? false,
      otherNodes: try fields.bool("otherNodes") ?? false,
      checkpoint: try fields.positive("checkpoint"))
  }

  private func event(_ type: PlainType, _ fields: PlainFields) throws(PlainFields.Failure)
    -> TraceEvent
  {
    TraceEvent(
      seq: try fields.positive("seq"),
      time: try fields.required("t", as: fields.natural),
      thread: try fields.string("thread"),
      at: try fields.string("at"),
      introduction: type == .create || !type.namesRIB
        ? TraceEvent.Introduction()
        : TraceEvent.Introduction(
          rib: try fields.string("rib"), kind: try fields.choice("kind", RIBKind.self)),
      body: try body(type, fields))
  }

  private func body(_ type: PlainType, _ fields: PlainFields) throws(PlainFields.Failure)
    -> TraceEvent.Body
  {
    func id() throws(PlainFields.Failure) -> Int { try fields.required("id", as: fields.positive) }
    func parent() throws(PlainFields.Failure) -> Int {
      try fields.required("parent", as: fields.positive)
    }
    func text(_ key: String) throws(PlainFields.Failure) -> String {
      try fields.required(key, as: fields.string)
    }
    switch type {
    case .create:
      return .create(
        id: try id(), rib: try text("rib"), kind: try fields.required("kind", RIBKind.self))
    case .launch: return .launch(id: try id())
    case .attach: return .attach(id: try id(), parent: try parent())
    case .activate: return .activate(id: try id())
    case .load: return .load(id: try id())
    case .detach:
      let cause = try fields.choice("cause", DetachCause.self)
      return .detach(id: try id(), parent: try parent(), cause: cause ?? .call)
    case .deactivate: return .deactivate(id: try id())
    case .destroy: return .destroy(id: try id())
    case .hold: return .hold(id: try id(), parent: try parent(), property: try text("property"))
    case .unhold: return .unhold(id: try id(), parent: try parent(), property: try text("property"))
    case .unread: return .unread(id: try id())
    case .appear: return .appear(id: try id())
    case .disappear:
      return .disappear(id: try id(), removed: try fields.required("removed", as: fields.bool))
    case .leak:
      return .leak(
        id: try id(), object: try text("object"), name: try text("name"),
        waited: try fields.required("waited", as: fields.natural))
    case .holder:
      return .holder(
        TraceEvent.Holder(
          id: try id(), object: try text("object"), name: try text("name"),
          path: try fields.string("path"), suspects: try fields.string("suspects"),
          isCut: try fields.bool("cut"), address: try fields.string("address")))
    case .workflow:
      return .workflow(
        TraceEvent.Workflow(
          workflow: try fields.required("workflow", as: fields.natural), name: try text("name"),
          phase: try fields.required("phase", TraceEvent.Workflow.Phase.self),
          step: try fields.natural("step"), id: try fields.positive("id")))
    case .worker:
      return .worker(
        TraceEvent.Worker(
          worker: try fields.required("worker", as: fields.natural), name: try text("name"),
          phase: try fields.required("phase", TraceEvent.Worker.Phase.self),
          id: try fields.positive("id")))
    case .mark: return .mark(name: try text("name"))
    case .settle: return .settle
    case .unsettled:
      return .unsettled(waited: try fields.required("waited", as: fields.natural))
    case .drop: return .drop(count: try fields.required("count", as: fields.positive))
    case .end: return .end(try fields.required("reason", EndReason.self))
    case .trace: throw PlainFields.Failure(key: "type", reason: "a header is no event")
    }
  }
}

/// The values of the key `type`.
private enum PlainType: String {
  case trace, create, launch, attach, activate, load, detach, deactivate, destroy, hold, unhold
  case unread, appear, disappear, leak, holder, workflow, worker, mark, settle, unsettled, drop, end

  /// Whether the event is about a RIB, and so may introduce it.
  var namesRIB: Bool {
    switch self {
    case .trace, .mark, .settle, .unsettled, .drop, .end, .workflow, .worker: false
    default: true
    }
  }
}
