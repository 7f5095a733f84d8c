import RIBsTrace

/// Collects how users moved between the children of each RIB while a session is replayed. Which of that
/// is a flow is only known at the end.
struct FlowTraffic: ~Copyable, Sendable {
  /// Two slots that somebody went between.
  struct SlotPair: Hashable {
    var from: Slot.Index
    var to: Slot.Index
  }

  /// Moves between the child slots of one slot, each with how often.
  struct Moves {
    var starts: [Slot.Index: Int] = [:]
    var ends: [Slot.Index: Int] = [:]
    var transitions: [SlotPair: Int] = [:]
    var overlays: [SlotPair: Int] = [:]
  }

  /// How often RIBs were attached at each slot.
  private var attaches = PagedArray<Int32>()
  private var counts = MoveCounts()
  /// By RIB; those without a call to remember are as new.
  private var owners = PagedArray<FlowOwner>()

  /// The changes it looks at.
  static let watched: ChangeKinds = [.changingAttach, .changingDetach, .destroyed]

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    switch step.change {
    case .attached(let child, let parent, _, let misuse) where misuse?.keepsState != true:
      guard let slot = forest.slot(of: child), let ownerSlot = forest.slot(of: parent) else {
        return
      }
      while attaches.count <= slot { attaches.append(0) }
      attaches[slot] &+= 1
      let below = forest.records[child].previousSibling.flatMap { forest.slot(of: $0) }
      let owner = owner(parent)
      note(owners[owner].attach(child, slot, above: below), of: ownerSlot)
    case .detached(_, from: _, _, .afterCascade):
      // Clearing up what is down already is no way a user went.
      break
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      guard let slot = forest.slot(of: child), let ownerSlot = forest.slot(of: parent) else {
        return
      }
      let deepest = forest.slot(of: forest.deepest(below: child)) ?? slot
      counts.add(MoveCounts.Move(.cut, owner: 0, from: deepest, to: slot))
      let owner = owner(parent)
      note(owners[owner].detach(child, slot), of: ownerSlot)
    case .detached(_, let parent, .deinit, _):
      guard let slot = forest.slot(of: parent), parent < owners.count else { return }
      note(owners[parent].goWithChildren(), of: slot)
    case .destroyed(let node, _):
      close(node, forest)
    default: break
    }
  }

  private mutating func owner(_ node: NodeIndex) -> NodeIndex {
    while owners.count <= node { owners.append(FlowOwner()) }
    return node
  }

  /// Whether what a RIB did last is not told yet.
  func remembers(_ rib: NodeIndex) -> Bool { rib < owners.count && !owners[rib].isNew }

  /// The session has no more events.
  mutating func close(_ forest: borrowing Forest) {
    for node in owners.indices where !owners[node].isNew { close(node, forest) }
  }

  private mutating func close(_ node: NodeIndex, _ forest: borrowing Forest) {
    guard node < owners.count, !owners[node].isNew else { return }
    let owner = owners[node]
    owners[node] = FlowOwner()
    guard let slot = forest.slot(of: node) else { return }
    note(owner.close(isEmpty: forest.records[node].firstChild == nil), of: slot)
  }

  private mutating func note(_ moves: FlowOwner.Moves, of slot: Slot.Index) {
    if let move = moves.first { note(move, of: slot) }
    if let move = moves.second { note(move, of: slot) }
  }

  private mutating func note(_ move: FlowOwner.Move, of slot: Slot.Index) {
    switch move {
    case .start(let at): counts.add(MoveCounts.Move(.start, owner: slot, from: at, to: at))
    case .end(let at): counts.add(MoveCounts.Move(.end, owner: slot, from: at, to: at))
    case .transition(let from, let to):
      counts.add(MoveCounts.Move(.transition, owner: slot, from: from, to: to))
    case .overlay(let from, let to):
      counts.add(MoveCounts.Move(.overlay, owner: slot, from: from, to: to))
    }
  }

  // MARK: What came of it

  func attaches(at slot: Slot.Index) -> Int { slot < attaches.count ? Int(attaches[slot]) : 0 }

  /// How often a slot was detached while another stood deepest below it, or it was the deepest itself; and the
  /// moves by the slot of their owner.
  var summary: (cuts: [SlotPair: Int], movesByOwner: [Slot.Index: Moves]) {
    var cuts: [SlotPair: Int] = [:]
    var moves: [Slot.Index: Moves] = [:]
    for (move, count) in counts.all {
      let pair = SlotPair(from: Int(move.from), to: Int(move.to))
      let owner = Int(move.owner)
      switch move.kind {
      case .cut: cuts[pair] = count
      case .start: moves[owner, default: Moves()].starts[pair.from] = count
      case .end: moves[owner, default: Moves()].ends[pair.from] = count
      case .transition: moves[owner, default: Moves()].transitions[pair] = count
      case .overlay: moves[owner, default: Moves()].overlays[pair] = count
      }
    }
    return (cuts, moves)
  }
}
