import RIBsReport
import RIBsTrace

/// What the page shows first: the trace, what is the case with it, and its sessions.
struct Overview {
  let trace: String
  /// Rises whenever something changes.
  var revision = 0
  var state = LiveState.file
  /// What is the case, in a sentence.
  var message = "The whole trace is shown."
  let sessions: [LiveSession]

  /// Writes it as one object.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("product", Product.version)
    json.field("trace", trace)
    json.field("revision", revision)
    json.field("state", state.rawValue)
    json.field("message", message)
    json.key("sessions")
    json.beginArray()
    for (index, session) in sessions.enumerated() {
      json.beginObject()
      json.field("session", index)
      session.writeSummary(to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}
