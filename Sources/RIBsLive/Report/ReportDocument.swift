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
      var lists = GrowingLists()
      lists.begin()
      json.beginObject()
      json.field("session", index)
      json.field("identity", "\(index)")
      session.write(&lists, to: &json)
      json.key("flows")
      json.beginObject()
      LiveFlows(session: session).write(&lists, to: &json)
      json.endObject()
      json.key("lifetimes")
      json.beginObject()
      LiveLifetimes(of: session).write(&lists, to: &json)
      json.endObject()
      writeChunks(of: session, to: &json)
      writeRIBs(of: session, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.drain()
  }

  /// Writes the whole session in chunks, as a server sends them.
  private func writeChunks(of session: LiveSession, to json: inout JSONWriter) {
    json.key("chunks")
    json.beginArray()
    var moment = 0
    repeat {
      let chunk = LiveChunk(of: session, from: moment, .report)
      json.beginObject()
      chunk.write(to: &json)
      json.endObject()
      moment = chunk.last
    } while moment < session.history.count
    json.endArray()
  }

  /// Writes the facts of each RIB as a server answers them, without the path. The page builds the path from the place,
  /// because the paths of 200,000 RIBs in a chain would take 250 MB.
  private func writeRIBs(of session: LiveSession, to json: inout JSONWriter) {
    let history = session.history
    let ribs = LiveRIB.all(in: session)
    json.key("ribs")
    json.write(history.ribs) { rib, json in
      json.beginObject()
      json.field("rib", history[rib].id)
      json.field("name", session.name(of: rib))
      json.field("kind", orNull: history[rib].kind?.rawValue)
      json.field("place", orNull: history[rib].place)
      ribs[rib]?.write(in: session, to: &json)
      json.endObject()
    }
  }
}
