import RIBsAnalysis
import RIBsTrace

/// A RIB's life in the session: when it came and went, and what held it.
struct LiveRIB {
  /// A property that holds it.
  struct Hold {
    let holder: NodeIndex
    let property: String
    /// The event that began the hold.
    let from: Int
    /// The event that ended the hold; nil if it lasts until the session's end.
    var to: Int?
  }

  /// The first event about it.
  let born: Int
  /// The event that destroyed it; nil if it lives, or the trace does not say.
  private(set) var gone: Int?
  private(set) var holds: [Hold] = []
  /// What kept it, or one of its objects, alive when they should have been gone.
  private var keepers: [(event: Int, heldBy: HeldBy)] = []

  /// The lives of a session's RIBs.
  ///
  /// - Parameter only: The RIB to look for; nil for all.
  static func all(in session: LiveSession, only: NodeIndex? = nil) -> [NodeIndex: LiveRIB] {
    let history = session.history
    var ribs: [NodeIndex: LiveRIB] = [:]
    for number in history.count > 0 ? 1..<history.count + 1 : 1..<1 {
      let event = history.event(number)
      guard let rib = event.rib, only == nil || rib == only else { continue }
      ribs[rib, default: LiveRIB(born: number)].take(
        number, event, property: session.property(of: event))
    }
    for (rib, keepers) in session.keepers(of: Set(ribs.keys)) { ribs[rib]?.keepers = keepers }
    return ribs
  }

  private mutating func take(_ number: Int, _ event: TreeHistory.Event, property: String?) {
    func end(_ fits: (Hold) -> Bool) {
      for index in holds.indices where holds[index].to == nil && fits(holds[index]) {
        holds[index].to = number
      }
    }
    switch event.type {
    case .destroy:
      gone = number
      end { _ in true }
    case .hold, .unhold:
      guard let holder = event.parent, let property else { return }
      end { $0.holder == holder && $0.property == property }
      if event.type == .hold {
        holds.append(Hold(holder: holder, property: property, from: number))
      }
    default: break
    }
  }

  /// Writes the keys of the RIB into an open object.
  func write(in session: LiveSession, to json: inout JSONWriter) {
    json.field("born", born)
    json.field("gone", orNull: gone)
    json.key("holds")
    json.write(holds) { hold, json in
      json.beginObject()
      json.field("holder", session.history[hold.holder].id)
      json.field("name", session.name(of: hold.holder))
      json.field("property", hold.property)
      json.field("from", hold.from)
      json.field("to", orNull: hold.to)
      json.endObject()
    }
    json.key("keepers")
    json.write(keepers) { keeper, json in
      json.beginObject()
      json.field("event", keeper.event)
      json.field("words", keeper.heldBy.words)
      json.key("ribs")
      json.write(keeper.heldBy.steps) { step, json in
        if let rib = step.rib { json.value(rib) } else { json.null() }
      }
      json.endObject()
    }
  }
}
