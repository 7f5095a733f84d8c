import RIBsAnalysis
import RIBsTrace

/// The lives of RIBs, event by event, for other programs. Keys are sorted. The version rises when a key changes
/// its meaning.
package struct LogJSON {
  private static let version = 1

  private let source: String
  private let session: SessionReport

  /// - Parameters:
  ///   - session: A session analysed with a log of some RIBs.
  ///   - source: The trace's path, or `standard input`.
  package init(_ session: SessionReport, source: String) {
    self.session = session
    self.source = source
  }

  /// Writes the lives.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter(indents: true)
    json.beginObject()
    json.key("ribs")
    json.beginArray()
    try session.writeLogs { log in
      write(log, to: &json)
      try output(json.drain())
    }
    json.endArray()
    // Present only if lives are left out.
    if let more = session.lives?.leftOut, more > 0 { json.field("ribsLeftOut", more) }
    json.field("session", session.name)
    json.field("source", source)
    json.field("version", Self.version)
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  private func write(_ log: RIBLog, to json: inout JSONWriter) {
    json.beginObject()
    json.field("active", log.life.isActive)
    json.field("created", log.life.created?.seq)
    json.field("destroyed", log.life.destroyed?.seq)
    json.key("events")
    json.beginArray()
    for row in log.rows {
      json.beginObject()
      json.field("at", row.at)
      json.key("findings")
      json.beginArray()
      for finding in row.findings { JSONReport.write(finding, from: source, to: &json) }
      json.endArray()
      json.field("line", row.line)
      json.field("seq", row.seq)
      json.field("t", row.time)
      json.field("text", row.words)
      json.endObject()
    }
    json.endArray()
    if log.life.leftOut > 0 { json.field("eventsLeftOut", log.life.leftOut) }
    json.field("id", log.life.rib.id)
    json.field("kind", log.life.kind?.rawValue)
    json.field("onTree", log.life.isOnTree)
    json.field("path", log.life.path)
    json.field("rib", log.life.rib.rib)
    json.endObject()
  }
}
