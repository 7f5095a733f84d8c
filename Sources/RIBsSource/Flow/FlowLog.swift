import RIBsAnalysis

/// What a walk found.
struct FlowLog {
  var attaches: [AttachEvent] = []
  var detaches: [DetachEvent] = []
  var builds: Set<BuildEvent> = []
  /// Children that were detached and stay in their slots.
  var uncleared: [SlotEvent] = []
  /// Where all children are detached at once.
  var sweeps: [Sweep] = []
  /// Children that are gone from their slots and stay attached.
  var letGo: [SlotEvent] = []
  var outgoing: [OutgoingCall] = []
  /// Where views of children are given to something that shows them.
  var delayedShows: [EventContext] = []
  /// What the functions do with view controllers.
  var screens = ScreenLog()
  /// The functions that ran.
  var executed: Set<ObjectIdentifier> = []
  /// The entries whose walk ended early.
  var unfinished: Set<UnfinishedWalk> = []
  /// Where something is attached of which nothing is known.
  var unknownAttaches: [UnknownAttach] = []
  /// What slots were seen to hold, from all entries.
  var contents = SeenContents()
}

/// An attach of a child that the sources do not show.
struct UnknownAttach {
  let place: SourcePlace
  /// The RIB whose router attaches.
  let parent: Int
  let name: String

  var remark: Remark {
    Remark(
      file: place.file, line: place.line,
      message:
        "the sources do not show which child \(name) attaches here. It is missing in the tree.")
  }
}

/// What the slots of a RIB were seen to hold by RIB, and how that is known.
struct SeenContents: Equatable {
  private var ribs: [Slot: Set<Int>] = [:]
  private var certainties: [Slot: Certainty] = [:]

  /// The RIBs that were stored in a slot; empty if none was.
  subscript(slot: Slot) -> Set<Int> { ribs[slot] ?? [] }

  func certainty(of slot: Slot) -> Certainty { certainties[slot] ?? .read }

  mutating func add(_ found: some Sequence<Int>, to slot: Slot, _ certainty: Certainty) {
    ribs[slot, default: []].formUnion(found)
    certainties[slot] = self.certainty(of: slot).joined(certainty)
  }

  /// A slot was given what another holds.
  mutating func add(from other: Slot, to slot: Slot) {
    add(self[other], to: slot, certainty(of: other))
  }
}
