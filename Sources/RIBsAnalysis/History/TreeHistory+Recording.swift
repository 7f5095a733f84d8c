import RIBsTrace

extension TreeHistory {
  /// Whether the next event begins a block.
  var isBlockFull: Bool { blocks.last.map { $0.events.count == Self.blockSize } ?? true }

  /// - Parameter known: What is known of all RIBs.
  mutating func beginBlock(_ known: some Collection<Facts>) {
    let changes = blocks[(blocks.lastIndex { $0.start != nil } ?? 0)...]
      .reduce(0) { $0 + $1.changes.count }
    blocks.append(Block(start: known.count <= changes ? Array(known) : nil))
  }

  /// Adds what the next event changes.
  mutating func append(_ change: Facts) {
    blocks[blocks.count - 1].changes.append(change)
    if !change.isGone { known[Int(change.rib.position)].lastPlace = change.place }
  }

  /// Adds an event after its changes.
  mutating func append(_ step: borrowing Step, type: EventType) {
    let last = blocks.count - 1
    let words = EventWords(step.change)
    blocks[last].events.append(
      Event(
        seq: step.stamp.seq, time: step.stamp.time,
        ribPosition: words.rib?.position ?? NodeIndex.none,
        otherPosition: words.other?.position ?? NodeIndex.none,
        siteNumber: step.stamp.site?.value ?? 0, textNumber: words.text?.value ?? 0,
        changes: UInt32(truncatingIfNeeded: blocks[last].changes.count), type: type,
        detail: words.detail))
  }

  /// Notes that a RIB has a number that the trace gave to another before.
  mutating func noteReused(_ index: NodeIndex) {
    reused += 1
    known[Int(index.position)].id = -reused
  }

  /// Notes what the trace says of some RIBs.
  mutating func meet(_ nodes: some Sequence<NodeIndex>, in forest: borrowing Forest) {
    while known.count < forest.nodes.count { known.append(RIB(id: 0)) }
    for index in nodes {
      let position = Int(index.position)
      if known[position].id == 0 { known[position].id = forest[index].id }
      known[position].nameNumber = forest[index].name?.value ?? 0
      known[position].kind = forest[index].kind
    }
  }
}

extension NodeIndex {
  /// Stands for no RIB in a list that has no room for optionals.
  static let none = UInt32.max

  init?(optional position: UInt32) {
    guard position != Self.none else { return nil }
    self.init(position: position)
  }
}

/// What an event's sentence needs.
private struct EventWords {
  var rib: NodeIndex?
  var other: NodeIndex?
  var text: InternedString?
  var detail = TreeHistory.Detail.none

  init(_ change: Change) {
    switch change {
    case .attached(let child, let parent, _, let misuse):
      (rib, other) = (child, parent)
      detail = misuse?.keepsState == true ? .vain : .none
    case .detached(let child, let parent, let cause, let misuse):
      (rib, other) = (child, parent)
      detail = cause == .deinit ? .byDeinit : misuse?.keepsState == true ? .vain : .none
    case .held(let child, let holder, let property),
      .unheld(let child, let holder, let property, _):
      (rib, other, text) = (child, holder, property)
    case .disappeared(let node, let removed):
      rib = node
      detail = removed ? .removed : .none
    case .leaked(let node, let object): (rib, text) = (node, object.name)
    case .workflowAdvanced(let workflow, let node):
      (rib, text) = (node, workflow.name)
      switch workflow.phase {
      case .start: detail = .start
      case .wait: detail = .wait
      case .step: detail = .step
      case .complete: detail = .complete
      case .fail: detail = .fail
      case .cancel: detail = .cancel
      }
    case .workerChanged(let worker, let node):
      (rib, text) = (node, worker.name)
      detail = worker.phase == .start ? .start : .stop
    case .marked(let name): text = name
    case .created(let node, _, _), .launched(let node), .activated(let node, _),
      .deactivated(let node, _), .loaded(let node), .destroyed(let node, _), .unread(let node, _),
      .appeared(let node):
      rib = node
    case .settled, .other: break
    }
  }
}
