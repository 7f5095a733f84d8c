import RIBsTrace

/// All RIBs a session spoke of, and how they stand: the trace's events applied one after the other.
package struct Forest: ~Copyable {
  /// Those of which there may be something to say; see ``RIBArchive`` for the rest.
  var records = PagedArray<RIBRecord>()
  var details = SparsePages<RIBDetails>()
  package internal(set) var slots = SlotTable()
  package internal(set) var texts = TraceTexts()
  /// How many RIBs stand on the tree.
  package internal(set) var standing = 0
  /// How many interactors are active, on the tree or off it.
  package internal(set) var active = 0
  /// How many RIBs the session spoke of.
  var mentioned = 0
  /// Whether the trace says of some RIB when it came.
  var hasLifetimes = false

  /// Whether to count the RIBs at each slot. If so, each event updates the whole subtree at once.
  private(set) var countsStanding: Bool
  /// How many RIBs have left or rejoined the tree with an ancestor while they were counted.
  private var takenAlong = 0
  private let mostTakenAlong: Int
  /// How many have to go along to be a ``Cascade``.
  let leastCascade: Int
  /// So many holds are no ``CrowdedHolds``.
  let fewHolds: Int
  /// Whether somebody knows RIBs by their index until the end.
  let keepsAll: Bool
  var indices = RIBNumbers()
  /// The place of the record that was let go of last; its next sibling is the one before.
  var lastFree: NodeIndex?
  /// Whether no RIB has the place of another that is gone.
  var isInOrder = true
  /// The events by which RIBs were detached and destroyed.
  var departures = Pool<EventStamp>()
  /// The events by which RIBs left the tree.
  var leavings = SharedStamps()
  var holds = Pool<HoldRecord>()
  /// Those of RIBs that very many properties hold.
  var crowds: [NodeIndex: CrowdedHolds] = [:]
  /// When the next RIB of its name was attached beside one.
  var nextAttaches = Pool<EventStamp>()
  var kin = KinTable()
  var cascades = Cascades()
  var archive = RIBArchive()
  /// Those that are destroyed and not in the archive.
  var destroyed: [NodeIndex] = []
  var hasLoads = false
  /// Whether a RIB that was launched was ever attached to another as well.
  var hasAttachedRoot = false
  /// Each event that somebody watches hands the forest on.
  private let stay = InPlace()

  /// What a RIB is called whose name the trace never tells.
  package static let unknownName = "?"

  init(_ interest: Interest) {
    countsStanding = interest.countsStanding
    mostTakenAlong = interest.thrift.takenAlong
    keepsAll = interest.followsRIBs
    leastCascade = interest.thrift.cascade
    fewHolds = interest.thrift.holds
  }

  /// The RIB with a number of the trace, where it was mentioned and is not archived.
  package func index(of id: Int) -> NodeIndex? {
    if case .node(let index) = indices[id] { return index }
    return nil
  }

  /// What is known of the RIB with a number of the trace, archived or not.
  func known(of id: Int) -> (record: RIBRecord, details: RIBDetails)? {
    switch indices[id] {
    case .node(let index): return (records[index], details[index])
    case .archived(let place):
      let entry = archive.entry(at: place, id: id, mention: 0)
      return (entry.record, entry.details)
    case nil: return nil
    }
  }

  /// All that are not archived, in the order in which the trace mentioned them.
  package var ribs: RIBIndices {
    if isInOrder, lastFree == nil { return .all(count: records.count) }
    let all = records.indices.filter { !records[$0].isFree }
    return .some(
      isInOrder ? all : all.sorted { (records[$0].mention, $0) < (records[$1].mention, $1) })
  }

  package func path(of index: NodeIndex) -> String {
    guard let slot = records[index].slot else { return name(of: index) }
    return slots.path(of: slot, texts)
  }

  /// Where a RIB stands among the slots: a root by the name it has now, any other as it was last attached.
  func slot(of index: NodeIndex) -> Slot.Index? {
    let record = records[index]
    return record.slot ?? slots.slot(named: record.name, below: nil)
  }

  /// When the next RIB of its name was attached beside a RIB, since it was attached itself.
  func nextAttach(after index: NodeIndex) -> EventStamp? {
    records[index].nextAttach.map { nextAttaches[$0] }
  }

  func departure(of record: RIBRecord) -> Departure {
    var departure = Departure()
    departure.lastDetach = record.lastDetach.map { departures[$0] }
    departure.destroyed = record.destroyed.map { departures[$0] }
    return departure
  }

  /// The event by which a RIB left the tree, as it was when its cascade last came by.
  func offTree(_ record: RIBRecord) -> EventStamp? { record.offTree.map { leavings[$0] } }

  func isDestroyed(_ index: NodeIndex) -> Bool { records[index].destroyed != nil }

  /// Those that stand on the tree and below nobody on it.
  package var roots: [NodeIndex] { roots(ribs) }

  func roots(_ ribs: some Sequence<NodeIndex>) -> [NodeIndex] {
    ribs.filter { index in
      guard isOnTree(index) else { return false }
      return !(records[index].parent.map { isOnTree($0) } ?? false)
    }
  }

  /// Adds to the number of RIBs that left or rejoined the tree with an ancestor, and stops counting RIBs per slot when
  /// that costs too much. A recorder writes a line for each such RIB, so only a foreign trace gets that far.
  mutating func countTakenAlong(_ count: Int, at stamp: EventStamp) {
    takenAlong += count
    if takenAlong > mostTakenAlong + 2 * Int(stamp.line) { countsStanding = false }
  }

  /// Hands the slots over, with those of roots that have no children and with their names.
  ///
  /// - Parameter ribs: Those that are not archived, in the order in which the trace mentioned them.
  mutating func takeSlots(_ ribs: RIBIndices) -> SlotTable {
    var slots = exchange(&self.slots, with: SlotTable())
    for root in roots(ribs.filter { records[$0].slot == nil }) where records[root].slot == nil {
      _ = slots.slot(named: records[root].name, under: nil)
    }
    slots.texts = texts
    return slots
  }
}
