import RIBsAnalysis
import RIBsDiagram
import RIBsReport
import RIBsTrace

/// A session as the page shows it: at any moment, with its findings and its RIBs.
struct LiveSession {
  let report: SessionReport
  /// Whether the app may still write to it. Such a session need not have an end.
  let isOpen: Bool
  /// The app's source, if it was read.
  let source: LiveSource?
  /// Finds the code at call sites.
  let code: CodeSites
  let history: TreeHistory
  /// What its findings have in common. Every request needs it, and there may be very many.
  let causes: [Cause]
  /// The index of each cause that the page lists, by its fingerprint.
  let causeIndices: [String: Int]

  /// - Parameters:
  ///   - report: A session whose analysis kept its history.
  ///   - isOpen: Whether the app may still write to it.
  ///   - source: The app's source, if it was read.
  ///   - code: Finds the code at call sites.
  init(
    _ report: SessionReport, isOpen: Bool = false, source: LiveSource?, _ code: CodeSites
  ) {
    self.report = report
    self.isOpen = isOpen
    self.source = source
    self.code = code
    history = report.history ?? TreeHistory()
    causes = Cause.group([InputReport(source: "", sessions: [report])])
      .filter { !isOpen || $0.rule != Caveat.notEndedRule }
    causeIndices = Dictionary(
      causes.prefix(CheckReport.usualMost).enumerated().map { ($0.element.fingerprint, $0.offset) }
    ) { first, _ in first }
  }

  var strings: InternedStrings { report.paths.strings }

  /// The types of its events, in the order of the format's table.
  private var types: [EventType] {
    let found = Set((1..<history.count + 1).lazy.map { history.event($0).type })
    return EventType.allCases.filter(found.contains)
  }

  // MARK: The session

  /// Writes the session's keys into an open object.
  func write(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    writeFacts(to: &json)
    writePlaces(&lists, to: &json)
    writeCauses(&lists, to: &json)
    lists.write("marks", marks, to: &json) { writeMark($0, to: &$1) }
    writeCurve(&lists, to: &json)
  }

  /// Writes the keys of the session's line in a list into an open object.
  func writeSummary(to json: inout JSONWriter) {
    let counted = causes.filter { $0.exemption == nil }.map(\.severity)
    json.field("name", report.name)
    json.field("app", orNull: report.app)
    json.field("events", history.count)
    json.field("ended", orNull: report.endReason?.rawValue)
    json.field("errors", counted.count { $0 == .error })
    json.field("warnings", counted.count { $0 == .warning })
    json.field("notes", counted.count { $0 == .info })
  }

  private func writeFacts(to json: inout JSONWriter) {
    writeSummary(to: &json)
    json.field("lastEvent", report.lastEvent)
    json.field("time", history.count > 0 ? history.event(history.count).time : 0)
    json.key("types")
    json.write(types) { $1.value($0.rawValue) }
    json.field("fullest", report.fullest.map { history.moment(reaching: $0.seq) } ?? 0)
    json.field("word", report.nodeWord.rawValue)
    json.field(
      "checked", TextReport(CheckReport([InputReport(source: "", sessions: [report])])).scope)
    json.key("limits")
    json.beginArray()
    let limits = Caveat.sentences(CollectionOfOne(report), besides: isOpen ? .notEnded : nil)
    for limit in limits { json.value(limit) }
    json.endArray()
  }

  private func writePlaces(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    // Laid out when a page asks, and not whenever the trace grows.
    let layout = TreePlaces(report, source: source?.tree)
    json.field("direction", layout.direction == .down ? "down" : "right")
    json.field("width", tenths: layout.extent.width)
    json.field("height", tenths: layout.extent.height)
    let positions = report.positions?.all ?? []
    var names: [String] = []
    lists.write("places", layout.places.enumerated(), to: &json) { each, json in
      let (index, place) = each
      let position = index < positions.count ? positions[index] : nil
      names.append(position?.name ?? place.source?.rib.name ?? place.label)
      json.beginObject()
      json.field("parent", orNull: place.parent)
      json.field("name", names[index])
      json.field("kind", orNull: position?.kind?.rawValue ?? place.source?.rib.kind.word)
      json.field("ribs", position?.ribs ?? 0)
      json.field("x", tenths: place.center.x)
      json.field("y", tenths: place.center.y)
      json.field("boxWidth", tenths: place.size.width)
      json.field("boxHeight", tenths: place.size.height)
      if let source {
        source.write(
          place.source?.edge, names[index], below: place.parent.map { names[$0] }, code, to: &json)
      }
      json.endObject()
    }
  }
}
