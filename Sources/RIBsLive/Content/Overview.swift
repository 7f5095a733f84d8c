import RIBsReport
import RIBsTrace

/// What the page shows first: the trace, its state, and its sessions.
struct Overview {
  /// What the trace is called; nil for apps that connect.
  let trace: String?
  /// Rises whenever something changes.
  var revision = 0
  /// The state of the newest session, or of a trace without sessions.
  var state: LiveState
  let sessions: [LiveSession]
  /// The state of each session.
  let states: [LiveState]
  /// Finds the code at call sites.
  var code = CodeSites()

  /// Writes it as one object.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("product", Product.version)
    json.field("trace", orNull: trace)
    json.field("revision", revision)
    state.write(about: trace, to: &json)
    json.field("folder", orNull: code.shownFolder)
    json.field("hasXcode", code.hasXcode)
    json.key("sessions")
    json.beginArray()
    for (index, session) in sessions.enumerated() {
      json.beginObject()
      json.field("session", index)
      session.writeSummary(to: &json)
      states[index].write(about: trace, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}

extension Overview {
  /// What a report shows first.
  init(trace: String, sessions: [LiveSession]) {
    let states = sessions.map(\.stateInReport)
    self.init(
      trace: trace, state: states.last ?? .unreadable("has no session"), sessions: sessions,
      states: states)
  }
}
