import RIBsTrace

/// Collects how users moved between the children of each RIB while a session is replayed. Which of that
/// is a flow is only known at the end.
struct FlowTraffic {
  /// Moves between the child slots of one slot.
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

  /// One owner instance, between two of its calls.
  private struct Owner {
    let slot: Slot.Index
    var attached: [NodeIndex] = []
    var last = LastCall.none

    enum LastCall {
      case none
      case detached(Slot.Index)
      case attachedOver(child: NodeIndex, from: Slot.Index, to: Slot.Index)
    }
  }

  private(set) var movesByOwner: [Slot.Index: Moves] = [:]
  private(set) var attaches: [Slot.Index: Int] = [:]
  /// How often a slot was detached while another stood deepest below it (or it was the deepest itself).
  private(set) var cuts: [SlotPair: Int] = [:]
  private var owners: [NodeIndex: Owner] = [:]

  mutating func observe(_ step: Step, in forest: Forest) {
    switch step.change {
    case .attached(let child, let parent, let misuse) where misuse?.keepsState != true:
      attach(child, to: parent, forest)
    case .detached(let child, let parent, .call, let misuse) where misuse?.keepsState != true:
      detach(child, from: parent, forest)
    case .destroyed(let node):
      if let owner = owners.removeValue(forKey: node) { close(owner) }
    default: break
    }
  }

  /// Flows of the whole session.
  mutating func flows(in slots: SlotTable) -> [Flow] {
    for owner in owners.values { close(owner) }
    owners = [:]
    return FlowFinder(slots: slots, traffic: self).flows()
  }

  private mutating func attach(_ child: NodeIndex, to parent: NodeIndex, _ forest: Forest) {
    guard let slot = forest[child].slot, let ownerSlot = forest[parent].slot else { return }
    attaches[slot, default: 0] += 1
    var owner = owners[parent] ?? Owner(slot: ownerSlot)
    var moves = movesByOwner[ownerSlot] ?? Moves()
    noteOverlay(owner.last, &moves)
    switch owner.last {
    case .detached(let from):
      moves.transitions[SlotPair(from: from, to: slot), default: 0] += 1
      owner.last = .none
    case .none, .attachedOver:
      if let top = owner.attached.last, let topSlot = forest[top].slot {
        owner.last = .attachedOver(child: child, from: topSlot, to: slot)
      } else {
        moves.starts[slot, default: 0] += 1
        owner.last = .none
      }
    }
    owner.attached.append(child)
    owners[parent] = owner
    movesByOwner[ownerSlot] = moves
  }

  private mutating func detach(_ child: NodeIndex, from parent: NodeIndex, _ forest: Forest) {
    guard let slot = forest[child].slot, let ownerSlot = forest[parent].slot else { return }
    let deepest = forest[deepest(below: child, forest)].slot ?? slot
    cuts[SlotPair(from: deepest, to: slot), default: 0] += 1
    guard var owner = owners[parent] else { return }
    var moves = movesByOwner[ownerSlot] ?? Moves()
    owner.attached.removeAll { $0 == child }
    if case .attachedOver(let above, let from, let to) = owner.last, above != child, from == slot {
      // Attached first, detached second: a transition in the other order.
      moves.transitions[SlotPair(from: from, to: to), default: 0] += 1
      owner.last = .none
    } else {
      noteOverlay(owner.last, &moves)
      owner.last = .detached(slot)
    }
    owners[parent] = owner
    movesByOwner[ownerSlot] = moves
  }

  private mutating func close(_ owner: Owner) {
    var moves = movesByOwner[owner.slot] ?? Moves()
    noteOverlay(owner.last, &moves)
    if case .detached(let from) = owner.last, owner.attached.isEmpty {
      moves.ends[from, default: 0] += 1
    }
    movesByOwner[owner.slot] = moves
  }

  private func noteOverlay(_ last: Owner.LastCall, _ moves: inout Moves) {
    guard case .attachedOver(_, let from, let to) = last else { return }
    moves.overlays[SlotPair(from: from, to: to), default: 0] += 1
  }

  /// Follows the first child down, as a vertical flow has only one.
  private func deepest(below node: NodeIndex, _ forest: Forest) -> NodeIndex {
    var deepest = node
    while let child = forest[deepest].firstChild { deepest = child }
    return deepest
  }
}
