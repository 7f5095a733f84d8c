import RIBsAnalysis
import RIBsReport
import RIBsTrace

// What happened to a RIB.

extension LiveSession {
  /// Writes the keys of a RIB into an open object.
  ///
  /// - Returns: Whether the session has the RIB.
  func write(rib id: Int, to json: inout JSONWriter) -> Bool {
    guard let rib = history.rib(id: id) else { return false }
    json.field("rib", id)
    json.field("name", name(of: rib))
    json.field("kind", orNull: history[rib].kind?.rawValue)
    json.field("path", path(of: rib))
    LiveRIB.all(in: self, only: rib)[rib]?.write(in: self, to: &json)
    return true
  }

  /// An event in a sentence, such as `HomeFlow attaches Random`.
  func words(_ number: Int) -> String {
    let event = history.event(number)
    let named = NamedEvent(
      event.body.map { strings[$0] }, event.rib.map(ribName), parent: event.parent.map(ribName),
      outcome: event.outcome)
    let vain = event.outcome == .nothing ? ", which changes nothing" : ""
    return EventWords.sentence(named) + vain
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
