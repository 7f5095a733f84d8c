import RIBsAnalysis

/// What belongs to the walk of one entry, and begins anew with the next.
struct EntryPass {
  /// The steps that were taken.
  var steps = 0
  /// The number of conditions about slots that were not understood.
  var doubts = 0
  /// The number of calls and assignments that may have taken a view off the screen.
  var touches = 0
  /// What lazy properties are given when they are read first, which the paths of the entry share.
  var lazyValues: [Slot: Value] = [:]
  /// The objects that constants are given, which may attach for the router.
  var helpers: [ObjectIdentifier: Value] = [:]
  /// The properties of its own object that the entry sets.
  var stored: Set<OwnNote> = []
  /// The events, by the numbers of the routers that they attach.
  var attaches: [Int: [AttachEvent]] = [:]
  /// The routers whose views some way shows.
  var seen: Set<Int> = []
  /// The routers of which it is not known who shows their views, and when.
  var hardToSee: Set<Int> = []
  /// The ends of ways that show no view of an attached router, with the condition that decides it.
  var unseen: [(router: Int, attach: AttachEvent, reason: SourcePlace)] = []
  /// Detaches in closures that are second ones if the slot still holds the child when the entry's work is done.
  var repeatedIfUncleared: [(index: Int, slot: Slot, first: SourcePlace)] = []
}
