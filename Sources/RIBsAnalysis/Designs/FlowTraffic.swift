import RIBsTrace

/// Collects how users moved between the children of each RIB while a session is replayed. Which of that
/// is a flow is only known at the end.
struct FlowTraffic {
  /// Moves between the child slots of one slot, each with how often.
  struct Moves {
    var starts: [Slot.Index: Int] = [:]
    var ends: [Slot.Index: Int] = [:]
    var transitions: [SlotPair: Int] = [:]
    var overlays: [SlotPair: Int] = [:]
  }

  struct SlotPair: Hashable {
    var from: Slot.Index
    var to: Slot.Index
  }

  private(set) var movesByOwner: [Slot.Index: Moves] = [:]
  private(set) var attaches: [Slot.Index: Int] = [:]
  /// How often a slot was detached while another stood deepest below it (or it was the deepest itself).
  private(set) var cuts: [SlotPair: Int] = [:]
  private var owners: [NodeIndex: FlowOwner] = [:]

  mutating func observe(_ step: Step, in forest: Forest) {
    switch step.change {
    case .attached(let child, let parent, let misuse) where misuse?.keepsState != true:
      guard let slot = forest.slot(of: child), let ownerSlot = forest.slot(of: parent) else {
        return
      }
      attaches[slot, default: 0] += 1
      let below = forest[child].previousSibling.flatMap { forest.slot(of: $0) }
      note(owners[parent, default: FlowOwner()].attach(child, slot, above: below), of: ownerSlot)
    case .detached(_, from: _, _, .afterCascade):
      // Clearing up what is down already is no way a user went.
      break
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      guard let slot = forest.slot(of: child), let ownerSlot = forest.slot(of: parent) else {
        return
      }
      let deepest = forest.slot(of: deepest(below: child, forest)) ?? slot
      cuts[SlotPair(from: deepest, to: slot), default: 0] += 1
      note(owners[parent, default: FlowOwner()].detach(child, slot), of: ownerSlot)
    case .detached(_, let parent, .deinit, _):
      guard let slot = forest.slot(of: parent), let moves = owners[parent]?.goWithChildren() else {
        return
      }
      note(moves, of: slot)
    case .destroyed(let node):
      close(node, forest)
    default: break
    }
  }

  /// Flows of the whole session.
  mutating func flows(in forest: Forest) -> [Flow] {
    for node in Array(owners.keys) { close(node, forest) }
    return FlowFinder(slots: forest.slots, traffic: self).flows()
  }

  private mutating func close(_ node: NodeIndex, _ forest: Forest) {
    guard let owner = owners.removeValue(forKey: node), let slot = forest.slot(of: node) else {
      return
    }
    note(owner.close(isEmpty: forest[node].firstChild == nil), of: slot)
  }

  private mutating func note(_ moves: [FlowOwner.Move], of slot: Slot.Index) {
    for move in moves {
      switch move {
      case .start(let at): movesByOwner[slot, default: Moves()].starts[at, default: 0] += 1
      case .end(let at): movesByOwner[slot, default: Moves()].ends[at, default: 0] += 1
      case .transition(let pair):
        movesByOwner[slot, default: Moves()].transitions[pair, default: 0] += 1
      case .overlay(let pair):
        movesByOwner[slot, default: Moves()].overlays[pair, default: 0] += 1
      }
    }
  }

  /// Follows the first child down, as a vertical flow has only one.
  private func deepest(below node: NodeIndex, _ forest: Forest) -> NodeIndex {
    var deepest = node
    while let child = forest[deepest].firstChild { deepest = child }
    return deepest
  }
}
