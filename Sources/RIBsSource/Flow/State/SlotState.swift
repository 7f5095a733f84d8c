import RIBsAnalysis

/// What the slots of a RIB hold at one point of a function, on all paths that lead there.
struct SlotState {
  /// What slots hold, where the path has changed or tested it.
  var contents: [Slot: Value] = [:]
  /// The routers and former contents of slots that were detached.
  var detached: Set<Value.Key> = []
  /// The slots whose content was detached and that hold it still, on some path.
  var uncleared: Set<Slot> = []
  /// The uncleared slots that a completion clears later.
  private(set) var clearedLater: Set<Slot> = []
  /// The slots that some path of the running closure set to nil.
  var emptied: Set<Slot> = []
  /// The slots that were empty when the path waited last, and whose former content is not in them any more.
  var emptiedBeforeAwait: Set<Slot> = []
  /// The slots that the path emptied before it made the closure that runs.
  var emptiedBeforeClosure: Set<Slot> = []
  /// The slots that were emptied while nobody knew what they held, which may be attached still.
  var dropped: Set<Slot> = []
  /// Where some path empties a slot that may hold an attached child.
  var letGo: [Slot: SourcePlace] = [:]
  /// Where some path takes an element that may be attached out of a list, and neither detaches nor keeps it.
  var lost: [Slot: SourcePlace] = [:]
  /// The lists of which some path detached the child at one end, and left it in the list.
  var endDetached: Set<Slot> = []
  /// Where some path empties such a list.
  var rest: [Slot: SourcePlace] = [:]
  /// Where the content of a slot was detached last.
  var lastDetach: [Slot: Detach] = [:]
  /// The stores of routers that were built, by their numbers.
  var stores: [Int: Store] = [:]
  /// The slots of a list in which one element is known to be free: it was nil, or its child was detached.
  var testedElements: Set<Slot> = []
  /// Whether the router's list of children was tested or emptied.
  var knowsChildren = false
  /// Whether the router's list of children is empty.
  var hasNoChildren = false
  /// The slots that some path has tested.
  private(set) var asked: Set<Slot> = []
  /// The slots that held something on all paths.
  private(set) var required: Set<Slot> = []
  /// The conditions about a slot that were passed and are not understood.
  var doubts: [Slot: Set<Doubt>] = [:]
  /// The lists from which an element was taken that is not detached yet.
  var takenFrom: Set<Slot> = []

  /// A way out of a condition that is not understood.
  struct Doubt: Hashable {
    let number: Int
    let holds: Bool
  }

  /// A router was stored in a slot.
  struct Store {
    var slot: Slot
    /// What the slot may have held that nobody detached.
    var isUnguarded: Bool
    var wasTestedBefore: Bool
    var wasTestedAcrossAwait = false
    var isAdded: Bool
    /// Whether the slot held nothing else.
    var isAlone = false
    /// A condition that is not understood may have guarded the slot, or a stream may leave out the second event.
    var certainty = Certainty.read

    /// Whether this store may lose the router, and another one keeps it.
    func yields(to other: Store) -> Bool { isUnguarded && !other.isUnguarded }
  }

  /// The content of a slot was detached.
  struct Detach {
    let place: SourcePlace
    let context: EventContext
    let certainty: Certainty
    /// Whether a closure that runs later read the content from the slot.
    var isReadLater = false
  }

  /// What a slot holds; what it held before the function ran if the path has not changed it.
  func content(of slot: Slot) -> Value { contents[slot] ?? Value(kind: .held(slot)) }

  /// Whether the slot holds nothing that is attached.
  func isClear(_ slot: Slot) -> Bool {
    if knowsChildren { return true }
    guard let content = contents[slot] else { return detached.contains(.held(slot)) }
    return isGone(content, in: slot)
  }

  /// Whether what a slot held is out of it and was not detached.
  private func isDropped(_ slot: Slot) -> Bool {
    dropped.contains(slot) && !detached.contains(.held(slot)) && !knowsChildren
  }

  private func isGone(_ content: Value, in slot: Slot) -> Bool {
    switch content.kind {
    // An enum's case with a router is the router.
    case .nothing, .enumCase: true
    case .held(let held): detached.contains(.held(held))
    case .element(let list):
      detached.contains(.element(list)) || detached.contains(.held(list))
    case .router(let router): detached.contains(.router(router.id))
    case .choice(let values): values.allSatisfy { isGone($0, in: slot) }
    case .tuple(let items):
      items.contains {
        if case .router = $0.value.kind { isGone($0.value, in: slot) } else { false }
      }
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// Whether something can still be attached: it was not, or is gone from its slot.
  private func mayHave(_ key: Value.Key) -> Bool {
    switch key {
    case .held(let slot):
      contents[slot].map { content in content.leaves.contains { $0.key == key } } ?? true
    case .router(let id): stores[id] != nil
    default: true
    }
  }

  /// Whether a key is that of a slot's former content, and the slot is empty.
  func isEmptySlot(_ key: Value.Key) -> Bool {
    if case .held = key { !mayHave(key) } else { false }
  }

  /// Whether the slot holds this router already, so that storing it again loses nothing.
  func holds(_ router: BuiltRouter, in slot: Slot) -> Bool {
    contents[slot]?.built.contains { $0.id == router.id } ?? false
  }

  /// The slots that a new router is in.
  func slots(holding router: BuiltRouter) -> Set<Slot> {
    Set(contents.keys.filter { holds(router, in: $0) })
  }

  /// Whether a slot holds what it held before the function ran, which may be attached.
  func keepsAttached(_ slot: Slot) -> Bool {
    !isClear(slot) && content(of: slot).leaves.contains { $0.key == .held(slot) }
  }

  /// The slots whose content was detached and that nothing clears, now or later.
  var leftUncleared: Set<Slot> { uncleared.subtracting(clearedLater) }

  // MARK: Changes

  /// Whatever the slot held is gone from it.
  mutating func clear(_ slot: Slot) {
    uncleared.remove(slot)
    contents[slot] = .nothing
  }

  /// A value is stored in a slot, or added to its list.
  ///
  /// - Parameter certainty: How it is known that this can happen a second time.
  /// - Returns: How each router was stored that the function built.
  mutating func store(
    _ value: Value, in slot: Slot, isAdded: Bool, after earlier: EarlierTests,
    certainty: Certainty = .read
  ) -> [(router: BuiltRouter, store: Store)] {
    // `slot = slot ?? new` fills the slot only where it was empty.
    let isKept = value.leaves.contains { $0.key == .held(slot) || $0.key == .element(slot) }
    let isSafe = isAdded || isKept || isClear(slot)
    let stored = value.built.map { router in
      let store = Store(
        slot: slot, isUnguarded: (!isSafe || isDropped(slot)) && !holds(router, in: slot),
        wasTestedBefore: earlier.beforeClosure.contains(slot),
        wasTestedAcrossAwait: earlier.knewChildrenBeforeAwait
          || earlier.beforeAwait.contains(slot),
        isAdded: isAdded, isAlone: isClear(slot),
        certainty: doubts[slot]?.isEmpty == false
          ? .guessed(.unreadCondition(slot: slot.name)) : certainty)
      return (router, store)
    }
    for (router, store) in stored where stores[router.id]?.yields(to: store) ?? true {
      stores[router.id] = store
    }
    // What is added to a list replaces nothing.
    if !isAdded { uncleared.remove(slot) }
    if value.isNothing { emptied.insert(slot) }
    contents[slot] = isAdded ? .either([content(of: slot), value]) : value
    return stored
  }

  /// What a slot or its list held before the function ran is detached.
  mutating func detach(_ leaf: Value, from slot: Slot, _ detach: Detach) {
    if let key = leaf.key { detached.insert(key) }
    if case .element = leaf.kind { testedElements.insert(slot) }
    // A former content that is detached after it was replaced was not lost.
    guardStores(in: slot)
    lastDetach[slot] = detach
    lost[slot] = nil
    // A slot that was cleared or filled before holds something else now.
    let content = contents[slot] ?? leaf
    if !leaf.isTaken, takenFrom.remove(slot) == nil, !emptiedBeforeAwait.contains(slot),
      content.leaves.contains(where: { $0.key == .held(slot) || $0.key == .element(slot) })
    {
      uncleared.insert(slot)
    }
  }

  /// What a slot held when something was stored there was nil, or is detached.
  private mutating func guardStores(in slot: Slot) {
    for id in stores.keys where stores[id]?.slot == slot { stores[id]?.isUnguarded = false }
  }

  /// What the slot held before the function ran is nil, or is not.
  mutating func assume(_ value: Value, of slot: Slot, isNil: Bool) {
    asked.insert(slot)
    if !isNil { required.insert(slot) }
    guard isNil else {
      if contents[slot] == nil { contents[slot] = value }
      return
    }
    if case .held(let now)? = contents[slot]?.kind, now != slot { return }
    if contents[slot] == nil || contents[slot]?.key == .held(slot) { clear(slot) }
    // What an alias held before the slot changed was nil: nothing was replaced.
    guardStores(in: slot)
  }

  /// The slots whose content differs by path as these values do hold nothing, or one of those that are left.
  mutating func settle(_ values: [Value], to content: Value) {
    for slot in contents.keys where contents[slot]?.isSame(as: values) == true {
      contents[slot] = content
      if content.isNothing { uncleared.remove(slot) }
    }
  }

  /// A closure that runs later detaches what a slot holds and leaves it there, unless that is what was there before and
  /// this path has replaced it.
  ///
  /// - Parameter before: The slots that were uncleared when the closure was made.
  mutating func noteUncleared(later: Self, since before: Set<Slot>) {
    for slot in later.uncleared.subtracting(before) {
      let isReplaced = !content(of: slot).leaves.contains { $0.key == .held(slot) }
      if isReplaced, later.lastDetach[slot]?.isReadLater != true { continue }
      uncleared.insert(slot)
      lastDetach[slot] = later.lastDetach[slot]
    }
  }

  /// A closure that runs once, and later, clears what this path detached.
  mutating func noteCleared(later: Self) {
    clearedLater.formUnion(later.emptied.intersection(uncleared))
  }

  /// Something keeps the value: what was taken out of a list with it is not lost.
  ///
  /// - Parameter list: The slot that keeps it. A value that was not built here may be what was taken out of it.
  mutating func keep(_ value: Value, in list: Slot? = nil) {
    if let list, value.built.isEmpty { lost[list] = nil }
    for leaf in value.leaves {
      switch leaf.kind {
      case .held(let slot), .element(let slot): lost[slot] = nil
      default: break
      }
    }
  }

  // MARK: Joining

  /// Whether the path has asked nothing about what is attached.
  var isUnasked: Bool {
    asked.isEmpty && doubts.isEmpty && testedElements.isEmpty && !knowsChildren
  }

  /// What a slot can hold where paths meet. After a test of the list of children, the child from before the function no
  /// longer counts: a store cannot lose it.
  private func contentToJoin(of slot: Slot) -> Value {
    let content = content(of: slot)
    guard knowsChildren, content.leaves.contains(where: { $0.key == .held(slot) }) else {
      return content
    }
    return .either([.nothing] + content.leaves.filter { $0.key != .held(slot) })
  }

  /// What holds where two paths meet.
  mutating func join(_ other: Self) {
    asked.formUnion(other.asked)
    required.formIntersection(other.required)
    var joined: [Slot: Value] = [:]
    for slot in Set(contents.keys).union(other.contents.keys) {
      joined[slot] = .either([contentToJoin(of: slot), other.contentToJoin(of: slot)])
    }
    detached = detached.filter { other.detached.contains($0) || !other.mayHave($0) }
      .union(other.detached.filter { !mayHave($0) })
    contents = joined
    dropped.formUnion(other.dropped)
    letGo.merge(other.letGo) { first, _ in first }
    lost.merge(other.lost) { first, _ in first }
    rest.merge(other.rest) { first, _ in first }
    endDetached.formUnion(other.endDetached)
    emptied.formUnion(other.emptied)
    let left = leftUncleared.union(other.leftUncleared)
    uncleared.formUnion(other.uncleared)
    clearedLater = uncleared.subtracting(left)
    lastDetach.merge(other.lastDetach) { _, second in second }
    stores.merge(other.stores) { first, second in
      var store = first
      store.isUnguarded = first.isUnguarded || second.isUnguarded
      store.certainty = first.certainty.joined(second.certainty)
      return store
    }
    testedElements.formIntersection(other.testedElements)
    takenFrom.formIntersection(other.takenFrom)
    emptiedBeforeAwait.formIntersection(other.emptiedBeforeAwait)
    emptiedBeforeClosure.formIntersection(other.emptiedBeforeClosure)
    for (slot, more) in other.doubts {
      let all = more.union(doubts[slot] ?? [])
      // Where both ways out of a condition meet, it guards nothing any more.
      doubts[slot] = all.filter { !all.contains(Doubt(number: $0.number, holds: !$0.holds)) }
    }
    knowsChildren = knowsChildren && other.knowsChildren
    hasNoChildren = hasNoChildren && other.hasNoChildren
  }
}

extension Value {
  /// Whether a choice is the one that these values are.
  fileprivate func isSame(as values: [Value]) -> Bool {
    guard case .choice(let own) = kind, own.count == values.count else { return false }
    return zip(own, values).allSatisfy { $0.key != nil && $0.key == $1.key }
  }
}
