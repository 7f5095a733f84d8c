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

/// What an event was to a RIB.
package enum LifeEvent: Sendable, Equatable {
  case created(RIBKind)
  case launched
  /// `isOnTree` says how the RIB stands after it; a call that is wrong may change nothing.
  case attached(to: RIBName, isOnTree: Bool, changes: Bool)
  case detached(from: RIBName, DetachCause, changes: Bool)
  case activated
  case deactivated
  case loaded
  case destroyed
  case held(property: String, by: RIBName)
  case released(property: String, by: RIBName)
  case appeared
  case disappeared(removed: Bool)
  case leaked(object: String, name: String, waited: Int)
  case workflow(TraceEvent.Workflow)
  case worker(TraceEvent.Worker)
  /// It stands as a root from here on, for another names it as its parent.
  case becameRoot
  /// What happened to a RIB above it took it off the tree, or brought it onto it.
  case left(with: RIBName, LifeCause)
  case came(with: RIBName, LifeCause, again: Bool)
  /// It is the parent in an event of another RIB.
  case child(RIBName, ChildEvent)
}

/// What happened to the RIB above.
package enum LifeCause: Sendable, Equatable {
  case attached, detached, destroyed, launched, named
}

/// What happened to a child.
package enum ChildEvent: Sendable, Equatable {
  case attached(changes: Bool)
  case detached(DetachCause, changes: Bool)
  /// It was attached to another parent, and is no child any more.
  case moved(to: RIBName)
  case held(property: String)
  case released(property: String)
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
