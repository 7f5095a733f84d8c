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
      SessionRecord(session).write(to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.drain()
  }
}

/// A session's events and the RIBs that stood between them, with each sentence and each name once.
private struct SessionRecord {
  /// A checkpoint is written once the page would have to apply at least this many events without it.
  private static let betweenCheckpoints = 4096

  private let session: LiveSession
  private var words = NumberedTexts()
  private var types = NumberedTexts()
  private var properties = NumberedTexts()

  init(_ session: LiveSession) { self.session = session }

  consuming func write(to json: inout JSONWriter) {
    let history = session.history
    let numbers = history.count == 0 ? 1..<1 : 1..<history.count + 1
    writeCheckpoints(to: &json)
    json.key("eventList")
    json.beginArray()
    for number in numbers { write(event: number, to: &json) }
    json.endArray()
    json.key("changes")
    json.beginArray()
    for number in numbers {
      for change in history.changes(of: number) {
        json.beginArray()
        if change.isGone {
          json.value(history[change.rib].id)
        } else {
          write(change, to: &json)
        }
        json.endArray()
      }
    }
    json.endArray()
    json.key("changesEnd")
    json.beginArray()
    var end = 0
    for number in numbers {
      end += history.changes(of: number).count
      json.value(end)
    }
    json.endArray()
    json.key("words")
    words.write(to: &json)
    json.key("types")
    types.write(to: &json)
    json.key("properties")
    properties.write(to: &json)
    writeRIBs(to: &json)
  }

  /// Writes what is known of all RIBs at some moments. The checkpoints together are at most twice as long as
  /// the changes.
  private func writeCheckpoints(to json: inout JSONWriter) {
    let history = session.history
    var (changes, last) = (0, 0)
    json.key("checkpoints")
    json.beginArray()
    for number in 1..<max(1, history.count) {
      changes += history.changes(of: number).count
      guard number.isMultiple(of: Self.betweenCheckpoints), changes >= last else { continue }
      let facts = history.facts(at: number).values.sorted { $0.rib < $1.rib }
      (changes, last) = (0, facts.count)
      json.beginObject()
      json.field("event", number)
      json.key("facts")
      json.beginArray()
      for rib in facts { write(rib, to: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes four values: the RIB, its place, its status and its parent.
  private func write(_ facts: TreeHistory.Facts, to json: inout JSONWriter) {
    json.value(session.history[facts.rib].id)
    json.value(Int(facts.place))
    json.value(Int(facts.status.rawValue))
    json.value(facts.parent.map { session.history[$0].id } ?? 0)
  }

  private mutating func write(event number: Int, to json: inout JSONWriter) {
    let event = session.history.event(number)
    json.beginArray()
    json.value(event.seq)
    json.value(event.time)
    json.value(event.rib.map { session.history[$0].id } ?? 0)
    json.value(event.parent.map { session.history[$0].id } ?? 0)
    json.value(types.number(of: event.type.rawValue))
    json.value(words.number(of: session.words(number)))
    json.value(session.property(of: event).map { properties.number(of: $0) } ?? -1)
    json.endArray()
  }

  private func writeRIBs(to json: inout JSONWriter) {
    json.key("ribs")
    json.beginArray()
    for rib in session.history.ribs {
      json.beginArray()
      json.value(session.history[rib].id)
      json.value(session.name(of: rib))
      if let kind = session.history[rib].kind { json.value(kind.rawValue) } else { json.null() }
      // The page writes the path: those of 200,000 RIBs in a chain would take 250 MB.
      json.value(session.history[rib].place ?? -1)
      json.endArray()
    }
    json.endArray()
  }
}

/// Texts of which each gets a number when it comes first.
private struct NumberedTexts {
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  func write(to json: inout JSONWriter) {
    json.beginArray()
    for text in texts { json.value(text) }
    json.endArray()
  }
}
