/// An event of a trace, with all keys of the format.
final class ReferenceEvent {
  let type: String
  let seq: Int?
  let t: Int
  let thread: String?
  let at: String?

  /// The RIB's number; once the event is replayed, the RIB's key.
  var id: Int?
  var parent: Int?
  let rib: String?
  let cause: String?
  let property: String?
  let removed: Bool?
  let object: String?
  let workflow: Int?
  let worker: Int?
  let name: String?
  let phase: String?
  let reason: String?

  /// The line in the trace, from 1.
  var line = 0
  /// The event's index in its session, from 1.
  var order = 0

  /// The number in findings: `seq`, or the event's index if the trace has no `seq`.
  var number: Int { seq ?? order }

  init(_ type: String, _ object: ReferenceObject) {
    self.type = type
    seq = object.number("seq")
    t = object.number("t") ?? 0
    thread = object.text("thread")
    at = object.text("at")
    id = object.number("id")
    parent = object.number("parent")
    rib = object.text("rib")
    cause = object.text("cause")
    property = object.text("property")
    removed = object.flag("removed")
    self.object = object.text("object")
    workflow = object.number("workflow")
    worker = object.number("worker")
    name = object.text("name")
    phase = object.text("phase")
    reason = object.text("reason")
  }
}
