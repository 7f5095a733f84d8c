import RIBsTrace

/// The RIBs whose lives are to be told.
package enum RIBSubject: Sendable {
  /// The one with this number.
  case id(Int)
  /// All that were attached at this path, and roots of that name.
  case path(String)
}

/// One RIB's life, event by event.
package struct RIBLife: Sendable {
  package let rib: RIBName
  package let kind: RIBKind?
  /// As it was last attached.
  package let path: String
  package let created: EventRef?
  package let destroyed: EventRef?
  /// How it stands at the session's end.
  package let isOnTree: Bool
  package let isActive: Bool
  /// In the order of the trace. If there are too many, the middle ones are left out.
  package let entries: [Entry]
  /// How many events are left out in the middle.
  package let leftOut: Int

  /// An event that concerns the RIB.
  package struct Entry: Sendable {
    package let ref: EventRef
    /// Where it was not the main thread.
    package let thread: String?
    package let what: LifeEvent
  }
}

/// A RIB as people call it: its name, and the number that tells it from others of that name.
package struct RIBName: Sendable, Equatable {
  package let rib: String
  package let id: Int

  package init(rib: String, id: Int) {
    self.rib = rib
    self.id = id
  }
}

/// The lives of the RIBs of one session that were asked for, and who else there is where there are none.
package struct RIBLives: Sendable {
  /// At most this many lives are reported.
  static let most = 100

  /// In the order in which the trace mentioned them.
  package let lives: [RIBLife]
  /// How many more RIBs were at the path.
  package let leftOut: Int
  /// Where a number was asked for that no RIB has: those with the next numbers.
  package let neighbours: [RIBName]
}
