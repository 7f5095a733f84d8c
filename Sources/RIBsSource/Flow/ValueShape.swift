/// What tells two values apart, whichever router was built first.
indirect enum ValueShape: Hashable {
  case nothing, children
  case unknown(TypeReference?)
  case router(Int, [Int])
  case held(Slot)
  case keeper(Slot)
  case element(Slot)
  case view([ValueShape])
  case part(RIBPart)
  case weak(RIBPart)
  case list([ValueShape])
  case tuple([String?], [ValueShape])
  case choice([ValueShape])
  case enumCase(String, TypeReference?)
  case keyPath([String])
  case function(String, ValueShape?)
  /// An object, a closure or a test, each of which is itself alone.
  case instance(ObjectIdentifier)
}

/// Numbers routers in the order in which they are met, so that a loop's second round looks like its first.
struct RouterNumbers {
  private var numbers: [Int: Int] = [:]
  /// Whether routers keep the numbers that they were built with.
  let isExact: Bool

  init(isExact: Bool = false) { self.isExact = isExact }

  mutating func number(_ id: Int) -> Int {
    if isExact { return id }
    if let known = numbers[id] { return known }
    numbers[id] = numbers.count
    return numbers.count - 1
  }

  func known(_ id: Int) -> Int? { isExact ? id : numbers[id] }
}

extension Value {
  /// Whether the same code may have made both.
  func isOfSameKind(as other: Value) -> Bool {
    if case .object(let one) = kind, case .object(let two) = other.kind {
      return one.type == two.type
    }
    var (first, second) = (RouterNumbers(), RouterNumbers())
    return shape(&first) == other.shape(&second)
  }

  /// Tells apart values of one path.
  var shape: ValueShape {
    var numbers = RouterNumbers(isExact: true)
    return shape(&numbers)
  }

  func shape(_ numbers: inout RouterNumbers) -> ValueShape {
    func all(_ values: [Value], _ numbers: inout RouterNumbers) -> [ValueShape] {
      values.map { $0.shape(&numbers) }
    }
    switch kind {
    case .unknown: return .unknown(type)
    case .nothing: return .nothing
    case .router(let router): return .router(numbers.number(router.id), router.ribs)
    case .held(let slot): return .held(slot)
    case .keeper(let slot): return .keeper(slot)
    case .element(let slot): return .element(slot)
    case .view(let routers): return .view(all(routers, &numbers))
    case .part(let part): return .part(part)
    case .object(let object): return .instance(ObjectIdentifier(object))
    case .list(let items): return .list(all(items, &numbers))
    case .tuple(let items): return .tuple(items.map(\.label), all(items.map(\.value), &numbers))
    case .closure(let closure): return .instance(ObjectIdentifier(closure.closure))
    case .enumCase(let name): return .enumCase(name, type)
    case .keyPath(let names): return .keyPath(names)
    case .function(let name, let receiver): return .function(name, receiver?.shape(&numbers))
    case .choice(let values): return .choice(all(values, &numbers))
    case .children: return .children
    case .test(let test): return .instance(ObjectIdentifier(test))
    case .weak(let part): return .weak(part)
    }
  }
}

/// What tells two states apart, whichever router was built first.
struct StateShape: Hashable {
  private let locals: [String: ValueShape]
  private let contents: [Slot: ValueShape]
  private let detached: Set<Value.Key>
  private let slots: [Set<Slot>]
  private let cancelled: Set<String>
  private let notes: [Set<OwnNote>]
  private let flags: [Bool]

  init(_ state: PathState) {
    var numbers = RouterNumbers()
    var locals: [String: ValueShape] = [:]
    for name in state.locals.keys.sorted() { locals[name] = state.locals[name]?.shape(&numbers) }
    var contents: [Slot: ValueShape] = [:]
    for slot in state.slots.contents.keys.sorted() {
      contents[slot] = state.slots.contents[slot]?.shape(&numbers)
    }
    (self.locals, self.contents) = (locals, contents)
    // A router that no variable and no slot leads to any more makes no difference.
    detached = Set(
      state.slots.detached.compactMap { key in
        guard case .router(let id) = key else { return key }
        return numbers.known(id).map { .router($0) }
      })
    slots = [
      state.earlier.beforeClosure, state.earlier.beforeAwait, state.slots.testedElements,
      state.slots.uncleared, state.slots.leftUncleared, Set(state.slots.lost.keys),
    ]
    cancelled = state.reentry.cancelled
    notes = [state.reentry.tested, state.reentry.stored]
    flags = [
      state.slots.knowsChildren, state.earlier.knewChildrenBeforeAwait, !state.flags.isEmpty,
      state.testedActive,
      state.reentry.isBusy, state.waiting.isAfterAwait, state.waiting.isByTimeout,
      state.waiting.isAfterSleep,
      state.waiting.sleptIn == nil,
    ]
  }
}

extension PathState {
  /// Keeps one of the routers that the rounds of a loop built for the same RIBs, where nothing tells them apart. Otherwise
  /// each round adds another that a slot can hold.
  func condensed() -> PathState {
    var state = self
    state.locals = locals.mapValues(condensed)
    state.slots.contents = slots.contents.mapValues(condensed)
    return state
  }

  private func condensed(_ value: Value) -> Value {
    guard case .choice(let values) = value.kind else { return value }
    var seen: Set<Likeness> = []
    var value = value
    value.kind = .choice(
      values.filter { $0.built.isEmpty || seen.insert(likeness(of: $0)).inserted })
    return value
  }

  /// What tells values apart for the rest of the path, in which one new router is like another.
  private indirect enum Likeness: Hashable {
    case router(ribs: [Int], slot: Slot?, isDetached: Bool, isCarried: Bool, shownBy: String?)
    case tuple([String?], [Likeness])
    case list([Likeness])
    case choice([Likeness])
    case view([Likeness])
    case other(ValueShape)
  }

  private func likeness(of value: Value) -> Likeness {
    switch value.kind {
    case .router(let router):
      .router(
        ribs: router.ribs, slot: slots.stores[router.id]?.slot,
        isDetached: slots.detached.contains(.router(router.id)),
        isCarried: carried.contains(router.id), shownBy: shown.routers[router.id])
    case .tuple(let items): .tuple(items.map(\.label), items.map { likeness(of: $0.value) })
    case .list(let items): .list(items.map(likeness))
    case .choice(let values): .choice(values.map(likeness))
    case .view(let routers): .view(routers.map(likeness))
    default: .other(value.shape)
    }
  }
}
