import RIBsAnalysis
import RIBsReport
import RIBsTrace

// What happened to a RIB.

extension LiveSession {
  /// The most events of a RIB's life.
  private static let mostOfLife = 1000

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
        return event.rib == rib || event.parent == rib
      }
    let (shown, leftOut) = Self.ends(of: life)
    json.field("leftOut", leftOut)
    json.key("life")
    json.beginArray()
    for number in shown { write(event: number, of: rib, to: &json) }
    json.endArray()
    return true
  }

  /// The events of a life without the middle of a very long one, and how many are left out.
  static func ends(of life: [Int]) -> (shown: [Int], leftOut: Int) {
    let leftOut = max(0, life.count - mostOfLife)
    guard leftOut > 0 else { return (life, 0) }
    return (Array(life.prefix(mostOfLife / 2) + life.suffix(mostOfLife / 2)), leftOut)
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
    json.field("parent", orNull: event.parent.map { history[$0].id })
    json.field("property", orNull: property(of: event))
    json.field("own", event.rib == rib)
    json.endObject()
  }

  /// An event in a sentence, such as `HomeFlow attaches Random at HomeFlow/HomeFlowRouter.swift:41`.
  func words(_ number: Int) -> String {
    let event = history.event(number)
    let named = NamedEvent(
      event.body.map { strings[$0] }, event.rib.map(ribName), parent: event.parent.map(ribName),
      outcome: event.outcome)
    let site = event.site.map { " at \(strings[$0])" } ?? ""
    let vain = event.outcome == .nothing ? ", which changes nothing" : ""
    return EventWords.sentence(named) + site + vain
  }

  func name(of rib: NodeIndex) -> String { ribName(of: rib).rib }

  private func ribName(of rib: NodeIndex) -> RIBName {
    RIBName(rib: history[rib].name.map { strings[$0] } ?? Forest.unknownName, id: history[rib].id)
  }

  /// The property that an event says holds a RIB.
  func property(of event: TreeHistory.Event) -> String? {
    switch event.body {
    case .hold(_, _, let property), .unhold(_, _, let property): strings[property]
    default: nil
    }
  }

  /// The names from the root to the place where a RIB stood last.
  func path(of rib: NodeIndex) -> String {
    guard let place = history[rib].place, let positions = report.positions else {
      return name(of: rib)
    }
    return positions.path(of: place)
  }
}
