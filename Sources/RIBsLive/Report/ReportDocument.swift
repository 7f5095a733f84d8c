import RIBsAnalysis
import RIBsTrace

/// What a report page knows: everything that a server would answer, so that the page replays nothing itself.
struct ReportDocument {
  let overview: Overview

  /// The document as JSON.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("overview")
    overview.write(to: &json)
    json.key("sessions")
    json.beginArray()
    for (index, session) in overview.sessions.enumerated() {
      json.beginObject()
      json.field("session", index)
      session.write(to: &json)
      json.key("flows")
      LiveFlows(session: session).write(to: &json)
      writeChunks(of: session, to: &json)
      writeRIBs(of: session, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.drain()
  }

  /// Writes the chunks that a server would send, for the whole session.
  private func writeChunks(of session: LiveSession, to json: inout JSONWriter) {
    json.key("chunks")
    json.beginArray()
    var moment = 0
    repeat {
      let chunk = LiveChunk(of: session, with: min(moment + 1, session.history.count), .report)
      json.beginObject()
      chunk.write(to: &json)
      json.endObject()
      moment = chunk.last
    } while moment < session.history.count
    json.endArray()
  }

  /// Writes five values for each RIB: its number, its name, its kind, its place, and how many events of its life are left
  /// out. The numbers of the events that are not follow.
  private func writeRIBs(of session: LiveSession, to json: inout JSONWriter) {
    let history = session.history
    var lives: [NodeIndex: [Int]] = [:]
    for number in history.count > 0 ? 1..<history.count + 1 : 1..<1 {
      let event = history.event(number)
      for rib in Set([event.rib, event.parent].compactMap(\.self)) {
        lives[rib, default: []].append(number)
      }
    }
    json.key("ribs")
    json.write(history.ribs) { rib, json in
      let (shown, leftOut) = LiveSession.ends(of: lives[rib] ?? [])
      json.beginArray()
      json.value(history[rib].id)
      json.value(session.name(of: rib))
      if let kind = history[rib].kind { json.value(kind.rawValue) } else { json.null() }
      // The page writes the path: those of 200,000 RIBs in a chain would take 250 MB.
      json.value(history[rib].place ?? -1)
      json.value(leftOut)
      json.write(shown) { $1.value($0) }
      json.endArray()
    }
  }
}

