import RIBsTrace

/// A RIB name under a parent slot: all instances that stand at the same path share one.
package struct Slot: BitwiseCopyable, Sendable {
  package typealias Index = Int

  fileprivate let nameValue: UInt32
  /// The slot above; none for a root.
  @Link fileprivate(set) var parent: Index? = nil
  // Those below, in the order of their first attach.
  @Link fileprivate var firstChild: Index? = nil
  @Link fileprivate var lastChild: Index? = nil
  @Link fileprivate var nextSibling: Index? = nil
  /// One of the slots above; see ``SlotTable/leap(below:)``.
  @Link private(set) var leap: Index? = nil
  private let slotsAbove: UInt32
  fileprivate var childCount: Int32 = 0

  fileprivate init(name: TextNumber?, parent: Index?, leap: Index?, depth: Int) {
    nameValue = name?.value ?? 0
    slotsAbove = UInt32(truncatingIfNeeded: depth)
    self.parent = parent
    self.leap = leap
  }

  var name: TextNumber? { nameValue == 0 ? nil : TextNumber(nameValue) }

  /// How many slots stand above.
  var depth: Int { Int(slotsAbove) }
}

/// How many RIBs stand at a slot, on the tree; roots are not counted.
struct SlotStanding: Blankable {
  var now: Int32 = 0
  /// At once.
  var most: Int32 = 0

  static let blank = SlotStanding()
}

/// All slots of a session. Equal paths are one slot, so a path costs nothing to keep.
///
/// Most slots have few below them, which are looked through; of those that have more all can be found by a hash.
package struct SlotTable: ~Copyable, Sendable {
  /// So many slots are looked through.
  private static let few = 8

  private var slots = PagedArray<Slot>()
  private var places = PairTable()
  /// Where that is counted.
  private var standing = SparsePages<SlotStanding>()
  /// What the names are called; of a session's table known once it is closed.
  var texts = TraceTexts()

  package var indices: Range<Slot.Index> { slots.indices }

  mutating func slot(named name: TextNumber?, under parent: Slot.Index?) -> Slot.Index {
    if let known = slot(named: name, below: parent) { return known }
    let index = slots.count
    slots.append(
      Slot(
        name: name, parent: parent, leap: parent.map { leap(below: $0) },
        depth: parent.map { slots[$0].depth + 1 } ?? 0))
    guard let parent else {
      places.set(index, for: -1, name?.value ?? 0)
      return index
    }
    hash(index, name, below: parent)
    if let last = slots[parent].lastChild {
      slots[last].nextSibling = index
    } else {
      slots[parent].firstChild = index
    }
    slots[parent].lastChild = index
    return index
  }

  /// The slot of a name below another, or of a root, if a RIB was attached there.
  func slot(named name: TextNumber?, below parent: Slot.Index?) -> Slot.Index? {
    let number = name?.value ?? 0
    guard let parent else { return places[-1, number] }
    var next = slots[parent].firstChild
    for _ in 0..<Self.few {
      guard let child = next else { return nil }
      if slots[child].nameValue == number { return child }
      next = slots[child].nextSibling
    }
    return next == nil ? nil : places[parent, number]
  }

  /// Enters a slot that is about to be the last below another, if there are many.
  private mutating func hash(_ index: Slot.Index, _ name: TextNumber?, below parent: Slot.Index) {
    let count = Int(slots[parent].childCount)
    slots[parent].childCount &+= 1
    if count == Self.few {
      for child in children(of: parent) {
        places.set(child, for: parent, slots[child].nameValue)
      }
    }
    if count >= Self.few { places.set(index, for: parent, name?.value ?? 0) }
  }

  mutating func enter(_ index: Slot.Index) {
    standing[index].now += 1
    standing[index].most = max(standing[index].most, standing[index].now)
  }

  mutating func leave(_ index: Slot.Index) { standing[index].now -= 1 }

  /// Adds the slots of another session of the trace.
  mutating func add(_ other: borrowing SlotTable) {
    var places: [Slot.Index] = []
    for index in other.indices {
      let slot = other[index]
      let place = self.slot(named: slot.name, under: slot.parent.map { places[$0] })
      places.append(place)
      let most = other.standing[index].most
      if most > standing[place].most { standing[place].most = most }
    }
    texts = other.texts
  }

  /// How many RIBs have stood at a slot at once, at most, where that was counted.
  func mostAtOnce(at index: Slot.Index) -> Int { Int(standing[index].most) }

  package subscript(index: Slot.Index) -> Slot { slots[index] }

  /// The RIBs' name.
  package func name(of index: Slot.Index) -> String { texts.name(slots[index].name) }

  /// The slots below one, in the order of their first attach.
  package func children(of index: Slot.Index) -> [Slot.Index] {
    var children: [Slot.Index] = []
    var next = slots[index].firstChild
    while let child = next {
      children.append(child)
      next = slots[child].nextSibling
    }
    return children
  }

  /// Whether more than one slot stands below a slot.
  func hasSeveralChildren(_ index: Slot.Index) -> Bool {
    slots[index].firstChild != slots[index].lastChild
  }

  func onlyChild(of index: Slot.Index) -> Slot.Index? {
    hasSeveralChildren(index) ? nil : slots[index].firstChild
  }
}
