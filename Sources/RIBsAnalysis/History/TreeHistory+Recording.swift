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
  ///
  /// - Parameters:
  ///   - nodes: The RIBs that it is about: first its own, then the parent.
  ///   - standing: How many RIBs are on the tree after it.
  mutating func append(
    _ body: InternedEvent.Body, _ step: borrowing Step, _ nodes: [NodeIndex],
    _ outcome: EventOutcome, standing: Int
  ) {
    let last = blocks.count - 1
    blocks[last].events.append(
      Event(
        seq: step.stamp.seq, time: step.stamp.time, body: body, outcome: outcome,
        ribPosition: nodes.first?.position ?? NodeIndex.none,
        parentPosition: nodes.dropFirst().first?.position ?? NodeIndex.none,
        siteNumber: step.stamp.site?.value ?? 0, standing: UInt32(clamping: standing),
        changes: UInt32(truncatingIfNeeded: blocks[last].changes.count)))
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
