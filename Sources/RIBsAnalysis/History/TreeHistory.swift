import RIBsTrace

/// A session event by event: what happened, and what it changed about RIBs. It shows the tree at any moment without a
/// replay from the start.
///
/// Moments are counted in events: moment 0 is before the first event, and moment 3 is after the third.
package struct TreeHistory: Sendable {
  /// An event, without what only a rule needs. It has no field with a reference count.
  package struct Event: Sendable {
    /// The event's number in its session, as the trace gives it or as it was counted.
    package let seq: Int
    /// Nanoseconds since the session began.
    package let time: Int
    /// What happened, as the trace says it.
    package let body: InternedEvent.Body
    /// What came of it.
    package let outcome: EventOutcome
    let ribPosition: UInt32
    let parentPosition: UInt32
    let siteNumber: UInt32
    /// How many RIBs are on the tree after it.
    package let standing: UInt32
    /// How many changes of its block happened up to this event.
    let changes: UInt32

    /// The RIB that it is about.
    package var rib: NodeIndex? { NodeIndex(optional: ribPosition) }
    /// The parent or the holder.
    package var parent: NodeIndex? { NodeIndex(optional: parentPosition) }
    /// The call site.
    package var site: InternedString? { siteNumber == 0 ? nil : InternedString(siteNumber) }
    /// The event's type.
    package var type: EventType { body.type }
  }

  /// What the trace says of a RIB itself. Whether it is on the tree follows from the RIBs above it: a detach takes a whole
  /// subtree off the tree and changes the facts of one RIB.
  package struct Facts: BitwiseCopyable, Sendable, Equatable {
    /// The RIB.
    package let rib: NodeIndex
    /// The index of its position in ``TreePositions/all``. Off the tree, the position that it left.
    package let place: Int32
    let parentPosition: UInt32
    /// The number of the event that last attached it; 0 for a root that was never attached.
    package let attached: UInt32
    /// What is known of it.
    package let status: Status

    /// The RIB that it is attached to, or else the last one that it was attached to.
    package var parent: NodeIndex? { NodeIndex(optional: parentPosition) }

    init(_ rib: NodeIndex, place: Int32, parent: NodeIndex?, attached: UInt32, status: Status) {
      (self.rib, self.place, self.attached, self.status) = (rib, place, attached, status)
      parentPosition = parent?.position ?? NodeIndex.none
    }

    /// Stands for a RIB that is destroyed or has no position.
    static func gone(_ rib: NodeIndex) -> Facts {
      Facts(rib, place: -1, parent: nil, attached: 0, status: [])
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
    /// It is attached to a RIB.
    package static let attached = Status(rawValue: 4)
    /// It stands on the tree without a parent: a root, or a RIB that was launched.
    package static let root = Status(rawValue: 8)
    /// The trace says when it was created, and so whether it is alive.
    package static let created = Status(rawValue: 16)
  }

  /// A RIB that the session mentions.
  package struct RIB: Sendable {
    /// The router instance's number in the trace. It is below 0 if a RIB before it had that number, so that each RIB has
    /// one of its own.
    package internal(set) var id: Int
    var nameNumber: UInt32 = 0
    /// The index of the position where it stood last; nil if it was never on the tree.
    package var place: Int? { lastPlace < 0 ? nil : Int(lastPlace) }
    var lastPlace: Int32 = -1
    /// Nil until the trace says it.
    package internal(set) var kind: RIBKind?

    /// Nil if the trace never says it.
    package var name: InternedString? { nameNumber == 0 ? nil : InternedString(nameNumber) }
  }

  /// Consecutive events, and what they changed.
  struct Block {
    /// What was known of all RIBs before the events. Nil if that would take more memory than the changes since the last
    /// block that has it.
    let start: [Facts]?
    var events: [Event] = []
    var changes: [Facts] = []
  }

  /// The number of events in a block. Finding a moment applies the changes of a few blocks, which takes milliseconds.
  package static let blockSize = 16_384

  var blocks: [Block] = []
  var known: [RIB] = []
  /// How many RIBs have a number that the trace gave to another before.
  var reused = 0

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

  /// The RIB with a number.
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

  /// The changes that an event made to what is known of RIBs.
  ///
  /// - Parameter number: From 1 to ``count``.
  package func changes(of number: Int) -> ArraySlice<Facts> {
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
