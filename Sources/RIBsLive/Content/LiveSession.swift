import RIBsAnalysis
import RIBsDiagram
import RIBsReport
import RIBsTrace

/// A session as the page shows it: at any moment, with its findings and its RIBs.
struct LiveSession {
  /// At most this many RIBs with findings are marked in the tree. Nobody looks at more.
  private static let mostMarked = 20_000
  /// At most this many findings of a cause lead to their moments.
  private static let mostOccurrences = 100
  /// How finely the timeline shows how many RIBs come and go.
  private static let mostBars = 200
  /// The most events of a RIB's life.
  static let mostOfLife = 1000

  let report: SessionReport
  /// Whether the app may still write to it. That it has not ended says nothing then.
  let isOpen: Bool
  /// The app's source, if it was read.
  let source: LiveSource?
  let link: Diagram.SourceLink
  let history: TreeHistory

  /// - Parameters:
  ///   - report: A session whose analysis kept its history.
  ///   - isOpen: Whether the app may still write to it.
  ///   - source: The app's source, if it was read.
  ///   - link: Returns the URL of the code at a call site.
  init(
    _ report: SessionReport, isOpen: Bool = false, source: LiveSource?,
    _ link: @escaping Diagram.SourceLink
  ) {
    self.report = report
    self.isOpen = isOpen
    self.source = source
    self.link = link
    history = report.history ?? TreeHistory()
  }

  private var strings: InternedStrings { report.paths.strings }
  private var sentence: EventSentence { EventSentence(history, strings) }

  // MARK: The session

  /// Writes the session's keys into an open object.
  func write(to json: inout JSONWriter) {
    let causes = causes
    writeFacts(causes, to: &json)
    writePlaces(to: &json)
    writeCauses(causes, to: &json)
    json.key("marks")
    json.beginArray()
    for number in marks { writeMark(number, to: &json) }
    json.endArray()
    writeDensity(to: &json)
  }

  /// Writes the keys of the session's line in a list into an open object.
  func writeSummary(to json: inout JSONWriter) {
    writeSummary(causes, to: &json)
  }

  private var causes: [Cause] {
    Cause.group([InputReport(source: "", sessions: [report])])
      .filter { !isOpen || $0.shown.rule != Limit.notEndedRule }
  }

  private func writeSummary(_ causes: [Cause], to json: inout JSONWriter) {
    let counted = causes.filter { $0.shown.exemption == nil }.map(\.shown.severity)
    json.field("name", report.name)
    json.field("app", orNull: report.app)
    json.field("events", history.count)
    json.field("ended", orNull: report.endReason?.rawValue)
    json.field("errors", counted.count { $0 == .error })
    json.field("warnings", counted.count { $0 == .warning })
    json.field("notes", counted.count { $0 == .info })
  }

  private func writeFacts(_ causes: [Cause], to json: inout JSONWriter) {
    writeSummary(causes, to: &json)
    json.field("lastEvent", report.lastEvent)
    json.field("time", history.count > 0 ? history.event(history.count).time : 0)
    json.field(
      "checked", TextReport(CheckReport([InputReport(source: "", sessions: [report])])).scope)
    json.key("limits")
    json.beginArray()
    let limits = Limit.sentences(CollectionOfOne(report), besides: isOpen ? .notEnded : nil)
    for limit in limits { json.value(limit) }
    json.endArray()
  }

  private func writePlaces(to json: inout JSONWriter) {
    // Laid out when a page asks, and not whenever the trace grows.
    let layout = TreePlaces(report, source: source?.tree)
    json.field("direction", layout.direction == .down ? "down" : "right")
    json.field("width", tenths: layout.extent.width)
    json.field("height", tenths: layout.extent.height)
    json.key("places")
    json.beginArray()
    let positions = report.positions?.all ?? []
    var names: [String] = []
    for (index, place) in layout.places.enumerated() {
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
          place.source?.edge, names[index], below: place.parent.map { names[$0] }, link, to: &json)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func writeCauses(_ causes: [Cause], to json: inout JSONWriter) {
    let occurrences = report.occurrences(most: Self.mostOccurrences)
    var indices: [String: Int] = [:]
    json.key("causes")
    json.beginArray()
    for (index, cause) in causes.prefix(CheckReport.usualMost).enumerated() {
      indices[cause.shown.fingerprint] = index
      write(cause, occurrences[cause.shown.fingerprint] ?? [], to: &json)
    }
    json.endArray()
    let fingerprints = report.findings.causeFingerprints
    json.key("found")
    json.beginArray()
    for found in report.firstFindingsOfRIBs(most: Self.mostMarked) {
      guard let id = found.id, let cause = indices[fingerprints[found.cause]] else { continue }
      json.beginArray()
      json.value(id)
      json.value(moment(of: found.seq))
      json.value(cause)
      json.endArray()
    }
    json.endArray()
  }

  private func write(
    _ cause: Cause, _ occurrences: [FindingPosition], to json: inout JSONWriter
  ) {
    let finding = cause.shown
    json.beginObject()
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("message", finding.message)
    json.field("fix", finding.fix)
    json.field("rib", orNull: finding.rib)
    json.field("path", finding.path)
    json.field("at", orNull: finding.at)
    json.field("url", orNull: finding.at.flatMap(link))
    json.field("times", cause.count)
    json.field("exempt", orNull: finding.exemption?.reason)
    if finding.time == nil { json.field("line", finding.line) }
    json.key("events")
    json.beginArray()
    for occurrence in occurrences { json.value(moment(of: occurrence.seq)) }
    json.endArray()
    json.key("eventTimes")
    json.beginArray()
    for occurrence in occurrences { json.value(time(at: moment(of: occurrence.seq))) }
    json.endArray()
    json.key("ribs")
    json.beginArray()
    for occurrence in occurrences {
      if let id = occurrence.id { json.value(id) } else { json.null() }
    }
    json.endArray()
    json.key("related")
    json.beginArray()
    for related in finding.related {
      json.beginObject()
      json.field("note", related.note)
      json.field("at", orNull: related.at)
      json.field("url", orNull: related.at.flatMap(link))
      json.field("event", moment(of: related.seq))
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func time(at moment: Int) -> Int { moment == 0 ? 0 : history.event(moment).time }

  /// The moment after which a finding counts.
  private func moment(of seq: Int) -> Int { history.moment(reaching: seq) }

  private var marks: some Sequence<Int> {
    guard !report.marks.isEmpty, history.count > 0 else { return [Int]()[...] }
    return (1...history.count).filter { history.event($0).type == .mark }[...]
  }

  private func writeMark(_ number: Int, to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", number)
    json.field("time", history.event(number).time)
    json.field("name", history.event(number).text.map { strings[$0] } ?? "")
    json.endObject()
  }

  private func writeDensity(to json: inout JSONWriter) {
    let count = history.count
    let bars = min(Self.mostBars, count)
    var byEvent = [(attaches: Int, detaches: Int)](repeating: (0, 0), count: bars)
    var byTime = byEvent
    let length = count > 0 ? max(1, history.event(count).time) : 1
    if count > 0 {
      for number in 1...count {
        let event = history.event(number)
        guard event.type == .attach || event.type == .detach else { continue }
        let isAttach = event.type == .attach
        let time = max(0, min(event.time, length - 1))
        let bar = Int(Double(time) / Double(length) * Double(bars))
        if isAttach {
          byEvent[(number - 1) * bars / count].attaches += 1
          byTime[bar].attaches += 1
        } else {
          byEvent[(number - 1) * bars / count].detaches += 1
          byTime[bar].detaches += 1
        }
      }
    }
    json.key("density")
    json.beginObject()
    json.key("events")
    Self.write(byEvent, to: &json)
    json.key("time")
    Self.write(byTime, to: &json)
    json.endObject()
  }

  private static func write(
    _ bars: [(attaches: Int, detaches: Int)], to json: inout JSONWriter
  ) {
    json.beginArray()
    for bar in bars {
      json.beginArray()
      json.value(bar.attaches)
      json.value(bar.detaches)
      json.endArray()
    }
    json.endArray()
  }

  // MARK: A moment

  /// Writes the keys of a moment into an open object.
  ///
  /// - Parameter moment: From 0 to the number of events.
  func write(moment: Int, to json: inout JSONWriter) {
    json.field("event", moment)
    if moment > 0 {
      let event = history.event(moment)
      json.field("seq", event.seq)
      json.field("time", event.time)
      json.field("words", words(moment))
      json.field("at", orNull: event.site.map { strings[$0] })
      json.field("rib", orNull: event.rib.map { history[$0].id })
    } else {
      json.field("seq", 0)
      json.field("time", 0)
    }
    json.key("standing")
    json.beginArray()
    for rib in history.standing(at: moment) { write(rib, to: &json) }
    json.endArray()
  }

  /// Writes four values: the RIB, its place, its status and its parent.
  func write(_ rib: TreeHistory.Standing, to json: inout JSONWriter) {
    json.value(history[rib.rib].id)
    json.value(Int(rib.place))
    json.value(Int(rib.status.rawValue))
    json.value(rib.parent.map { history[$0].id } ?? 0)
  }

  // MARK: A RIB

  /// Writes the keys of a RIB into an open object.
  ///
  /// - Returns: Whether the session has the RIB.
  func write(rib id: Int, to json: inout JSONWriter) -> Bool {
    guard let rib = history.rib(id: id) else { return false }
    json.field("rib", id)
    json.field("name", name(of: rib))
    json.field("kind", orNull: history[rib].kind?.rawValue)
    json.field("path", path(of: rib))
    let life =
      history.count == 0
      ? []
      : (1...history.count).filter { number in
        let event = history.event(number)
        return event.rib == rib || event.other == rib
      }
    let leftOut = max(0, life.count - Self.mostOfLife)
    let shown =
      leftOut == 0
      ? life : Array(life.prefix(Self.mostOfLife / 2) + life.suffix(Self.mostOfLife / 2))
    json.field("leftOut", leftOut)
    json.key("life")
    json.beginArray()
    for number in shown { write(event: number, of: rib, to: &json) }
    json.endArray()
    return true
  }

  private func write(event number: Int, of rib: NodeIndex, to json: inout JSONWriter) {
    let event = history.event(number)
    json.beginObject()
    json.field("event", number)
    json.field("seq", event.seq)
    json.field("time", event.time)
    json.field("type", event.type.rawValue)
    json.field("words", words(number))
    json.field("rib", orNull: event.rib.map { history[$0].id })
    json.field("parent", orNull: event.other.map { history[$0].id })
    json.field("property", orNull: property(of: event))
    json.field("own", event.rib == rib)
    json.endObject()
  }

  /// An event in a sentence.
  func words(_ number: Int) -> String { sentence.words(number) }

  func name(of rib: NodeIndex) -> String { sentence.name(rib) }

  /// The property that an event says holds a RIB.
  func property(of event: TreeHistory.Event) -> String? {
    guard event.type == .hold || event.type == .unhold else { return nil }
    return event.text.map { strings[$0] }
  }

  /// The names from the root to the place where a RIB stood last.
  func path(of rib: NodeIndex) -> String {
    guard let place = history[rib].place, let positions = report.positions?.all else {
      return name(of: rib)
    }
    var names: [String] = []
    var next: Int? = place
    while let current = next {
      names.append(positions[current].name)
      next = positions[current].parent
    }
    return names.reversed().joinedPath
  }
}
