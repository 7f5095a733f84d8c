import RIBsTrace

/// The RIBs whose lives a caller requests.
package enum RIBSubject: Sendable {
  /// The RIB with this number.
  case id(Int)
  /// All RIBs that were attached at this path, and roots of that name.
  case path(String)
}

/// One RIB's life, event by event.
package struct RIBLife: Sendable {
  package let index: NodeIndex
  package let rib: RIBName
  package let kind: RIBKind?
  /// The path as of the last attach.
  package let path: String
  package let created: EventRef?
  package let destroyed: EventRef?
  /// Whether the RIB is on the tree at the end of the session.
  package let isOnTree: Bool
  package let isActive: Bool
  /// In the order of the trace. If there are too many, the middle ones are left out.
  package let entries: [Entry]
  /// How many events are left out in the middle.
  package let leftOut: Int

  /// An event that concerns the RIB.
  package struct Entry: Sendable {
    package let ref: EventRef
    /// The thread; nil for the main thread.
    package let thread: String?
    package let what: LifeEvent
  }
}

/// A RIB's name, and the number that distinguishes it from other RIBs of that name.
package struct RIBName: Sendable, Equatable {
  package let rib: String
  package let id: Int

  package init(rib: String, id: Int) {
    self.rib = rib
    self.id = id
  }
}

/// The lives of the requested RIBs of one session, or the neighbouring numbers if there is no such RIB.
package struct RIBLives: Sendable {
  /// At most this many lives are reported.
  static let most = 100

  /// In the order in which the trace mentioned them.
  package let lives: [RIBLife]
  /// How many more RIBs were at the path.
  package let leftOut: Int
  /// The RIBs with the next lower and the next higher number, if no RIB has the requested number.
  package let neighbours: [RIBName]
}
