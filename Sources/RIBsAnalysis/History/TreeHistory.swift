import RIBsTrace

/// A session event by event: what happened, and which RIBs stood where. It shows the tree at any moment without a replay
/// from the start.
///
/// Moments are counted in events: moment 0 is before the first event, and moment 3 is after the third.
package struct TreeHistory: Sendable {
  /// An event, without what only a rule needs. It has no field with a reference count.
  package struct Event: Sendable {
    /// The event's number in its session, as the trace gives it or as it was counted.
    package let seq: Int
    /// Nanoseconds since the session began.
    package let time: Int
    fileprivate let ribPosition: UInt32
    fileprivate let otherPosition: UInt32
    fileprivate let siteNumber: UInt32
    fileprivate let textNumber: UInt32
    /// How many changes of its block happened up to this event.
    fileprivate let changes: UInt32
    /// The event's type.
    package let type: EventType
    /// What else there is to say about it.
    package let detail: Detail

    /// The RIB that it is about.
    package var rib: NodeIndex? { NodeIndex(optional: ribPosition) }
    /// The parent or the holder.
    package var other: NodeIndex? { NodeIndex(optional: otherPosition) }
    /// The call site.
    package var site: InternedString? { siteNumber == 0 ? nil : InternedString(siteNumber) }
    /// The property, or the name of a mark, a workflow, a worker or a leaked object.
    package var text: InternedString? { textNumber == 0 ? nil : InternedString(textNumber) }
  }

  /// What an event's sentence says beside its type.
  package enum Detail: UInt8, Sendable {
    case none
    /// The call was wrong and changed nothing.
    case vain
    /// The parent was deallocated.
    case byDeinit
    /// The view left its container.
    case removed
    /// A workflow or a worker started.
    case start
    /// A workflow waits, is in a step, is complete, failed or was cancelled.
    case wait, step, complete, fail, cancel
    /// A worker stopped.
    case stop
  }

  /// A RIB on the tree, or off the tree and alive.
  package struct Standing: BitwiseCopyable, Sendable, Equatable {
    /// The RIB.
    package let rib: NodeIndex
    /// The index of its position in ``TreePositions/all``. Off the tree, the position that it left.
    package let place: Int32
    fileprivate let parentPosition: UInt32
    /// What is known of it.
    package let status: Status

    /// The RIB that it is attached to, or else the last one that it was attached to.
    package var parent: NodeIndex? { NodeIndex(optional: parentPosition) }

    init(_ rib: NodeIndex, place: Int32, parent: NodeIndex?, status: Status) {
      (self.rib, self.place, self.status) = (rib, place, status)
      parentPosition = parent?.position ?? NodeIndex.none
    }

    /// Stands for a RIB that is destroyed.
    static func gone(_ rib: NodeIndex) -> Standing {
      Standing(rib, place: -1, parent: nil, status: [])
    }

    /// Whether the RIB is destroyed.
    package var isGone: Bool { place < 0 }
  }

  /// What is known of a RIB.
  package struct Status: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its interactor is active.
    package static let active = Status(rawValue: 1)
    /// It is off the tree and alive.
    package static let offTree = Status(rawValue: 2)
    /// It is attached to a RIB.
    package static let attached = Status(rawValue: 4)
  }

  /// A RIB that the session mentions.
  package struct RIB: Sendable {
    /// The router instance's number in the trace.
    package fileprivate(set) var id: Int
    fileprivate var nameNumber: UInt32 = 0
    /// The index of the position where it stood last; nil if it was never on the tree.
    package var place: Int? { lastPlace < 0 ? nil : Int(lastPlace) }
    fileprivate var lastPlace: Int32 = -1
    /// Nil until the trace says it.
    package fileprivate(set) var kind: RIBKind?

    /// Nil if the trace never says it.
    package var name: InternedString? { nameNumber == 0 ? nil : InternedString(nameNumber) }
  }

  /// Consecutive events, and the RIBs that stood before them.
  private struct Block {
    var standing: [Standing] = []
    var events: [Event] = []
    var changes: [Standing] = []
  }

  /// Finding a moment applies the changes of at most this many events, which takes a millisecond. Smaller blocks take more
  /// memory: each keeps 16 bytes for each RIB that is alive.
  package static let blockSize = 16_384

  private var blocks: [Block] = []
  private var known: [RIB] = []

  /// A history without events.
  package init() {}

  /// How many events there are.
  package var count: Int {
    blocks.isEmpty ? 0 : (blocks.count - 1) * Self.blockSize + blocks[blocks.count - 1].events.count
  }

  /// A RIB of the session.
  package subscript(rib: NodeIndex) -> RIB { known[Int(rib.position)] }

  /// All RIBs, in the order in which the trace first mentions them.
  package var ribs: some RandomAccessCollection<NodeIndex> {
    known.indices.lazy.map { NodeIndex(position: UInt32(truncatingIfNeeded: $0)) }
  }

  /// The RIB with a number of the trace.
  package func rib(id: Int) -> NodeIndex? {
    known.firstIndex { $0.id == id }.map { NodeIndex(position: UInt32($0)) }
  }

  /// An event.
  ///
  /// - Parameter number: From 1 to ``count``.
  package func event(_ number: Int) -> Event {
    let (block, offset) = (number - 1).quotientAndRemainder(dividingBy: Self.blockSize)
    return blocks[block].events[offset]
  }

  /// The RIBs on the tree and those off the tree that are alive, in the order in which the trace first mentions them.
  ///
  /// - Parameter moment: From 0 to ``count``.
  package func standing(at moment: Int) -> [Standing] {
    guard moment > 0 else { return [] }
    let (index, offset) = (moment - 1).quotientAndRemainder(dividingBy: Self.blockSize)
    let block = blocks[index]
    var standing: [NodeIndex: Standing] = [:]
    standing.reserveCapacity(block.standing.count)
    for rib in block.standing { standing[rib.rib] = rib }
    for change in block.changes[..<Int(block.events[offset].changes)] {
      standing[change.rib] = change.isGone ? nil : change
    }
    return standing.values.sorted { $0.rib < $1.rib }
  }

  /// The changes that an event made to the RIBs that stand.
  ///
  /// - Parameter number: From 1 to ``count``.
  package func changes(of number: Int) -> ArraySlice<Standing> {
    let (index, offset) = (number - 1).quotientAndRemainder(dividingBy: Self.blockSize)
    let events = blocks[index].events
    let first = offset == 0 ? 0 : Int(events[offset - 1].changes)
    return blocks[index].changes[first..<Int(events[offset].changes)]
  }

  /// The moment after the last event whose number is not above one, or nil if the session ends before that event.
  package func moment(ofEvent seq: Int) -> Int? {
    let after = firstEvent { $0.seq > seq }
    guard after == count + 1 else { return after - 1 }
    return count > 0 && event(count).seq == seq ? count : nil
  }

  /// The first moment at which the event of a number has happened; the end if the session has no such event.
  package func moment(reaching seq: Int) -> Int { min(count, firstEvent { $0.seq >= seq }) }

  /// The moment after the last event until a time.
  package func moment(at time: Int) -> Int { firstEvent { $0.time > time } - 1 }

  /// The first event that is later, or one more than ``count``. Numbers and times rise, but for those of a broken trace.
  private func firstEvent(_ isLater: (Event) -> Bool) -> Int {
    var (low, high) = (1, count + 1)
    while low < high {
      let middle = (low + high) / 2
      if isLater(event(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: Recording

extension TreeHistory {
  /// Whether the next event begins a block.
  var isBlockFull: Bool { blocks.last.map { $0.events.count == Self.blockSize } ?? true }

  /// - Parameter standing: All RIBs that stand, in order.
  mutating func beginBlock(_ standing: [Standing]) { blocks.append(Block(standing: standing)) }

  /// Adds what the next event changes.
  mutating func append(_ change: Standing) {
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

  /// Notes what the trace says of some RIBs.
  mutating func meet(_ nodes: some Sequence<NodeIndex>, in forest: borrowing Forest) {
    while known.count < forest.nodes.count { known.append(RIB(id: 0)) }
    for index in nodes {
      let position = Int(index.position)
      known[position].id = forest[index].id
      known[position].nameNumber = forest[index].name?.value ?? 0
      known[position].kind = forest[index].kind
    }
  }
}

extension NodeIndex {
  /// Stands for no RIB in a list that has no room for optionals.
  fileprivate static let none = UInt32.max

  fileprivate init?(optional position: UInt32) {
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
      .deactivated(let node, _), .loaded(let node), .destroyed(let node, _), .appeared(let node):
      rib = node
    case .settled, .other: break
    }
  }
}
