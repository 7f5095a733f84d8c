import RIBsAnalysis

// Assignments.
extension Interpreter {
  func assign(_ value: Value, to target: Expression, _ state: inout PathState) {
    noteStore(in: target, &state)
    // A variable shows nothing.
    if !isVariable(target, state) { see([value], &state) }
    switch target {
    // A function of a small type replaces the whole of what a property holds.
    case .name("self"):
      if let slot = slot(of: frame.receiver) { replace(slot, by: value, &state) }
    case .name(let name):
      if state.locals[name] != nil {
        state.locals[name] = value
      } else if let type = frame.type, let property = app.property(name, of: type) {
        write(value, to: property, of: frame.receiver, &state)
      }
    case .member(let base?, let name):
      var receiver = Value.unknown
      if case .name("super") = base {
        receiver = frame.receiver
      } else {
        receiver = evaluate(base, &state)
      }
      if case .object(let object) = receiver.kind {
        object.fields[name] = value
        for router in value.built { carry(router, &state) }
        return
      }
      // A property of what a slot holds: a new value for part of it.
      for type in types(of: receiver) {
        if let property = app.property(name, of: type) {
          write(value, to: property, of: receiver, &state)
          return
        }
      }
      if let slot = slot(of: receiver) ?? self.slot(named: base, state) {
        replace(slot, by: value, &state)
      }
    case .optionalChain(let base): assign(value, to: base, &state)
    case .index(let base, let keys, let line):
      let values = keys.map { evaluate($0.value, &state) }
      if let member = base.member(at: values) { return assign(value, to: member, &state) }
      let list = evaluate(base, &state)
      let given = keys + [.init(label: "newValue", value: .nilLiteral)]
      if subscripted(list, given, values + [value], line: line, &state) != nil { return }
      guard let slot = slot(of: list) ?? self.slot(named: base, state) else {
        // `self[keyPath: slot]` can be any property.
        for router in value.built { carry(router, &state) }
        return
      }
      state.slots.uncleared.remove(slot)
      if value.isNothing {
        emptyElement(of: slot, isStored: isStored(base, state), &state)
      } else {
        // A key that was just made replaces nothing.
        if keys.contains(where: { isFresh($0.value) }) { state.slots.testedElements.insert(slot) }
        storeElement(value, in: slot, &state)
      }
    case .tuple(let items):
      if case .tuple(let values) = value.kind, values.count == items.count {
        for (item, value) in zip(items, values) { assign(value.value, to: item.value, &state) }
      }
    default: break
    }
  }

  func isVariable(_ target: Expression, _ state: PathState) -> Bool {
    if case .name(let name) = target { state.locals[name] != nil } else { false }
  }

  /// The child that a property can only be given, by its type, where nothing else tells what the value is.
  func child(declaredBy target: Expression, _ value: Value) -> Value? {
    let isTyped =
      !app.types(value.type, in: value.file).isEmpty || isRouting(value.type, in: value.file)
    guard case .unknown = value.kind, !isTyped, let property = storedProperty(target),
      let type = property.type?.unwrapped, case .named = type, isRouting(type)
    else { return nil }
    let found = ribs.ribs(of: type, in: frame.file)
    return found.positions.isEmpty ? nil : newRouter(found.positions, found.certainty)
  }

  /// Notes that something else than a slot may keep a router.
  func carry(_ router: BuiltRouter, _ state: inout PathState) {
    state.carried.insert(router.id)
    for event in pass.attaches[router.id] ?? [] { event.isCarried = true }
  }

  /// The routers that a closure keeps, such as `{ [weak self] in self?.detachChild(child) }`.
  func capturedRouters(_ value: Value) -> [BuiltRouter] {
    guard case .closure(let closure) = value.kind else { return [] }
    var found: [BuiltRouter] = []
    SyntaxWalk.expressions(in: closure.closure.body) { expression in
      if case .name(let name) = expression, let local = closure.locals[name] {
        found += local.built
      }
    }
    return found
  }

  /// Notes that something keeps a closure that detaches a router, such as a disposable.
  func carry(detachedBy value: Value, _ state: inout PathState) {
    guard case .closure(let closure) = value.kind else { return }
    var detaches = false
    SyntaxWalk.calls(in: closure.closure.body) { call in
      if call.name.flatMap(app.dialect.change(byFunction:)) == .detach { detaches = true }
    }
    if detaches { for router in capturedRouters(value) { carry(router, &state) } }
  }

  /// `swap(&detail, &old)`
  func exchange(_ call: Call, _ state: inout PathState) -> Bool {
    guard call.name == "swap", call.receiver == nil, call.arguments.count == 2,
      case .inout(let one) = call.arguments[0].value,
      case .inout(let other) = call.arguments[1].value
    else { return false }
    let values = (evaluate(one, &state), evaluate(other, &state))
    assign(values.1, to: one, &state)
    assign(values.0, to: other, &state)
    return true
  }

  /// A part of what a slot holds is replaced, or all of it.
  private func replace(_ slot: Slot, by value: Value, _ state: inout PathState) {
    if value.isNothing {
      state.slots.clear(slot)
    } else if !value.built.isEmpty {
      store(value, in: slot, isAdded: false, &state)
    }
  }

  /// Whether a key is one that no other child has: a new identifier, or that of the child itself.
  private func isFresh(_ key: Expression) -> Bool {
    switch key {
    case .call(let call): ["UUID", "ObjectIdentifier"].contains(call.name)
    case .name(let name): frame.function.constants[name].map(isFreshCall) ?? false
    default: false
    }
  }

  private func isFreshCall(_ value: Expression) -> Bool {
    if case .call(let call) = value {
      ["UUID", "ObjectIdentifier"].contains(call.name)
    } else {
      false
    }
  }

  /// The slot that an expression names, whatever it holds now.
  func slot(named expression: Expression?, _ state: PathState) -> Slot? {
    guard let chain = expression?.chain, let name = chain.last else { return nil }
    if case .keeper(let slot) = frame.receiver.kind {
      let isField = state.locals[name] == nil && keeperField(of: slot)?.property.item.name == name
      return isField && (chain.count == 1 || chain == ["self", name]) ? slot : nil
    }
    guard let part = currentPart,
      chain.count == 1 ? state.locals[name] == nil : chain == ["self", name],
      let type = frame.type, let property = app.property(name, of: type), property.item.isStored
    else { return nil }
    return Slot(part: part, name: name)
  }

  /// Whether an expression names the list that a property has, and not a variable with a copy of it.
  func isStored(_ list: Expression?, _ state: PathState) -> Bool {
    guard case .name(let name)? = list?.withoutOptionals else { return list != nil }
    return state.locals[name] == nil
  }

  /// The slot that a list comes from.
  func slot(of list: Value) -> Slot? {
    switch list.kind {
    case .held(let slot), .element(let slot): slot
    case .choice(let values): values.lazy.compactMap { self.slot(of: $0) }.first
    default: nil
    }
  }

  /// Removes what stands under a key. If the path knows nothing about it, it may still be attached.
  private func emptyElement(of slot: Slot, isStored: Bool, _ state: inout PathState) {
    let isKept = state.locals.values.contains { $0.leaves.contains { $0.key == .element(slot) } }
    if state.slots.detached.isEmpty, !state.slots.testedElements.contains(slot),
      !state.slots.isClear(slot)
    {
      if !isKept { state.slots.dropped.insert(slot) }
      if isStored { state.slots.lost[slot] = placeInRIB(frame.line) }
    }
    state.slots.contents[slot] = .nothing
    state.slots.testedElements.insert(slot)
  }

  /// Stores under a key. What stood there before is lost unless the element was tested.
  func storeElement(_ value: Value, in slot: Slot, _ state: inout PathState) {
    let isSafe = state.slots.testedElements.contains(slot) || state.slots.isClear(slot)
    store(value, in: slot, isAdded: isSafe, &state)
  }

  func write(
    _ value: Value, to property: Member<Property>, of receiver: Value, _ state: inout PathState
  ) {
    let value = property.item.type.map(value.labelled) ?? value
    state.slots.keep(value)
    if case .object(let object) = receiver.kind { object.fields[property.item.name] = value }
    for router in capturedRouters(value) { carry(router, &state) }
    let part: RIBPart
    switch receiver.kind {
    case .keeper(let slot) where keeperField(of: slot)?.property.item === property.item:
      store(value, in: slot, isAdded: false, &state)
      return
    case .part(let own), .weak(let own): part = own
    case .held(let slot):
      // A part of what the property holds, such as a struct with several children.
      replace(slot, by: value, &state)
      return
    default:
      // Another object keeps it.
      for router in value.built { carry(router, &state) }
      return
    }
    let item = property.item
    let slot = Slot(part: part, name: item.name)
    holdScreen(value, in: slot, &state)
    let old = state.slots.contents[slot] ?? Value(kind: .held(slot), type: item.type)
    observe("willSet", of: property, on: receiver, part, old: old, new: value, &state)
    if item.isStored || item.observers.allSatisfy({ $0.body == nil }) {
      if isSlot(slot, item) || !value.built.isEmpty {
        store(value, in: slot, isAdded: false, &state)
      }
    }
    observe("didSet", of: property, on: receiver, part, old: old, new: value, &state)
    observe("set", of: property, on: receiver, part, old: old, new: value, &state)
  }

  /// Runs what a property declares to run when it is written.
  private func observe(
    _ name: String, of property: Member<Property>, on receiver: Value, _ part: RIBPart,
    old: Value, new value: Value, _ state: inout PathState
  ) {
    for observer in property.item.observers where observer.name == name && observer.body != nil {
      guard mayBegin(ObjectIdentifier(observer)) else { continue }
      var inner = state
      inner.locals = [:]
      let given = observer.name == "didSet" ? "oldValue" : "newValue"
      inner.locals[observer.parameters.first?.name ?? given] =
        observer.name == "didSet" ? old : value
      let member = Member(observer, owner: property.owner, file: property.file)
      let depth = frame.depth
      _ = with {
        $0.running.insert(ObjectIdentifier(observer))
      } _: {
        execute(member, receiver: receiver, type: type(of: part), depth: depth, &inner)
      }
      inner.locals = state.locals
      state = inner
    }
  }
}
