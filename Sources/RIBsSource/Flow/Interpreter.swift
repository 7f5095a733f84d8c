import RIBsAnalysis

/// Runs the functions of a RIB on paper: every path of each function from which the RIB's code can begin to run,
/// with what is known of the slots on the way. Calls within the RIB are followed, so a guard in a caller counts.
///
/// This is an abstract interpretation (Cousot and Cousot, 1977) with one pass over each loop. Calls and values are
/// bounded, so it ends on any input.
final class Interpreter {
  let ribs: RIBIndex
  let app: AppIndex
  /// The RIB whose functions run; nil while a builder outside of any RIB runs.
  let position: Int?
  let rib: RIB?
  /// What slots were seen to hold by RIB, from all entries.
  var contents: [Slot: Set<Int>] = [:]

  private(set) var attaches: [AttachEvent] = []
  private(set) var detaches: [DetachEvent] = []
  private(set) var builds: Set<BuildEvent> = []
  private(set) var uncleared: [UnclearedEvent] = []
  private(set) var outgoing: [OutgoingCall] = []
  /// The functions that ran.
  private(set) var executed: Set<ObjectIdentifier> = []

  var entry = Entry(
    name: "", part: .router, place: SourcePlace(file: "", line: 0), reach: .event, children: [],
    rib: nil)
  var reach = Reach.event
  var isLater = false
  /// The number of calls around the closure that runs after a delay; nil if none runs.
  var delayedDepth: Int?
  /// Whether what is subscribed to ends when the RIB is deactivated.
  var isEnding = false
  /// Whether what runs is bound to the main actor.
  var isOnMain = false
  var calls: [CallSite] = []
  var running: Set<ObjectIdentifier> = []
  var results: [(Value, PathState)] = []
  var deferred: [[Statement]] = []
  var isDeferred = false
  var frame: Frame
  private var builtCount = 0
  private var steps = 0
  /// The events of the running entry, by what they attach.
  private var eventsByBuilt: [Int: [AttachEvent]] = [:]
  private var lastDetach: [Slot: (SourcePlace, EventContext)] = [:]
  private let factory: BuiltRouters

  static let deepestCall = 14
  /// About a hundred times what the largest function of the apps we know needs.
  static let mostSteps = 60_000

  init(_ ribs: RIBIndex, rib position: Int?, factory: BuiltRouters) {
    self.ribs = ribs
    app = ribs.app
    self.position = position
    rib = position.map { ribs.ribs[$0] }
    self.factory = factory
    frame = Frame(
      receiver: .unknown, type: nil, file: "",
      function: Function(name: "", body: nil, line: 0), depth: 0)
  }

  /// Runs one entry of the RIB.
  func run(_ method: Member<Function>, _ entry: Entry) {
    self.entry = entry
    reach = entry.reach
    (isLater, delayedDepth, isDeferred) = (false, nil, false)
    isOnMain = isBoundToMain(method)
    (calls, running, results, deferred) = ([], [], [], [])
    eventsByBuilt = [:]
    lastDetach = [:]
    steps = 0
    var state = PathState()
    let receiver = Value(kind: .part(entry.part))
    for parameter in method.item.parameters {
      state.locals[parameter.name] = .typed(parameter.type, method.file)
    }
    let type = self.type(of: entry.part)
    let end = execute(
      method, receiver: receiver, type: type ?? method.owner, depth: 0, &state)
    _ = end
    noteUncleared(state)
  }

  /// Runs a function that builds routers, outside of any RIB.
  func value(of method: Member<Function>, on type: Int, _ receiver: Value) -> Value {
    var state = PathState()
    for parameter in method.item.parameters {
      state.locals[parameter.name] = .typed(parameter.type, method.file)
    }
    return execute(method, receiver: receiver, type: type, depth: 0, &state)
  }

  /// Runs a function's body. Its result is the value, and the state is that after the call.
  func execute(
    _ method: Member<Function>, receiver: Value, type: Int?, depth: Int, _ state: inout PathState
  ) -> Value {
    guard let body = method.item.body else { return .typed(method.item.result, method.file) }
    executed.insert(ObjectIdentifier(method.item))
    let saved = (frame, results, deferred, isDeferred)
    frame = Frame(
      receiver: receiver, type: type, file: method.file,
      function: method.item, depth: depth)
    (results, deferred) = ([], [])
    let fallen = run(body, state)
    var end = results.reduce(fallen) { PathState.join($0, $1.1) }
    if var after = end {
      isDeferred = true
      for statements in deferred.reversed() { after = run(statements, after) ?? after }
      isDeferred = saved.3
      end = after
    }
    var value = Value.either(results.map(\.0))
    if results.isEmpty { value = .unknown }
    if let type = method.item.result {
      if value.type == nil { (value.type, value.file) = (type, method.file) }
      value = Self.labelled(value, type)
    }
    (frame, results, deferred, isDeferred) = saved
    if let end {
      var after = end
      after.locals = state.locals
      state = after
    }
    value.depth = min(value.depth, depth)
    return lowered(value, to: max(0, depth - 1))
  }

  /// A tuple with the labels of the function's result.
  private static func labelled(_ value: Value, _ type: TypeReference) -> Value {
    guard case .tuple(let elements) = type.unwrapped else { return value }
    var value = value
    switch value.kind {
    case .tuple(let items) where items.count == elements.count:
      value.kind = .tuple(zip(items, elements).map { ($0.label ?? $1.label, $0.value) })
    case .choice(let values): value.kind = .choice(values.map { labelled($0, type) })
    default: break
    }
    return value
  }

  /// A value that a call returned belongs to the caller.
  private func lowered(_ value: Value, to depth: Int) -> Value {
    var value = value
    value.depth = min(value.depth, depth)
    switch value.kind {
    case .choice(let values): value.kind = .choice(values.map { lowered($0, to: depth) })
    case .list(let values): value.kind = .list(values.map { lowered($0, to: depth) })
    case .tuple(let items):
      value.kind = .tuple(items.map { ($0.label, lowered($0.value, to: depth)) })
    default: break
    }
    return value
  }

  /// The class whose instance a part of the RIB is.
  func type(of part: RIBPart) -> Int? {
    switch part {
    case .router: rib?.router
    case .interactor: rib?.interactor
    }
  }

  /// The part of the RIB that a value of a type is.
  func part(_ reference: TypeReference?, in file: String) -> RIBPart? {
    guard let rib, let reference else { return nil }
    let classes = app.classes(reference, in: file)
    if let router = rib.router, classes.contains(router) { return .router }
    if let interactor = rib.interactor, classes.contains(interactor) { return .interactor }
    return nil
  }

  /// Whether there is budget for one more step.
  func step() -> Bool {
    steps += 1
    return steps < Self.mostSteps
  }

  // MARK: Statements

  /// - Returns: The state after the statements; nil if no path reaches their end.
  func run(_ statements: [Statement], _ start: PathState) -> PathState? {
    var state = start
    for statement in statements {
      guard step(), let next = run(statement, state) else { return nil }
      state = next
    }
    return state
  }

  private func run(_ statement: Statement, _ start: PathState) -> PathState? {
    var state = start
    switch statement {
    case .declare(let names, let type, let value, _):
      declare(names, type, value, &state)
    case .expression(let expression, _):
      _ = evaluate(expression, &state)
      if Self.neverReturns(expression) { return nil }
    case .conditional(let conditions, let then, let otherwise, _):
      let (holds, fails) = split(conditions, state)
      return PathState.join(
        holds.flatMap { run(then, $0) }.map { scoped($0, state) },
        fails.flatMap { run(otherwise, $0) }.map { scoped($0, state) })
    case .ensure(let conditions, let otherwise, _):
      let (holds, fails) = split(conditions, state)
      if let fails { _ = run(otherwise, fails) }
      return holds
    case .choice(let subject, let cases, _): return choose(subject, cases, state)
    case .loop(let loop): return repeated(loop, state)
    case .attempt(let body, let catches):
      let end = run(body, state).map { scoped($0, state) }
      return catches.reduce(end) { joined, body in
        PathState.join(joined, run(body, state).map { scoped($0, state) })
      }
    case .deferred(let body): deferred.append(body)
    case .result(let expression, _):
      let value = expression.map { evaluate($0, &state) } ?? .unknown
      results.append((value, state))
      return nil
    case .leave: return nil
    case .function(let function):
      let closure = Closure(
        captures: [], parameters: function.parameters.map(\.name), body: function.body ?? [],
        line: function.line, attributes: function.attributes)
      state.locals[function.name] = Value(
        kind: .closure(ClosureValue(closure, locals: state.locals, frame: frame)))
    }
    return state
  }

  private static func neverReturns(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .name(let name) = call.callee else {
      return false
    }
    return name == "fatalError" || name == "preconditionFailure"
  }

  /// A state at the end of a block, without the block's own variables.
  private func scoped(_ state: PathState, _ outer: PathState) -> PathState {
    var state = state
    state.locals = state.locals.filter { outer.locals[$0.key] != nil }
    // A variable of the block that shadows one outside is gone; assignments to outer ones are rare and kept.
    return state
  }

  private func declare(
    _ names: [String], _ type: TypeReference?, _ expression: Expression?, _ state: inout PathState
  ) {
    var value = expression.map { evaluate($0, &state) } ?? .unknown
    if let type { (value.type, value.file) = (type, frame.file) }
    if names.count == 1 {
      state.locals[names[0]] = value
    } else if case .tuple(let items) = value.kind, items.count == names.count {
      for (name, item) in zip(names, items) { state.locals[name] = item.value }
    } else {
      for (index, name) in names.enumerated() {
        var part = value
        if case .tuple(let elements) = value.type?.unwrapped, elements.count == names.count {
          part.type = elements[index].type
        } else {
          part.type = nil
        }
        state.locals[name] = part
      }
    }
  }

  private func choose(
    _ subject: Expression, _ cases: [Statement.Case], _ start: PathState
  ) -> PathState? {
    var state = start
    let value = evaluate(subject, &state)
    var end: PathState?
    for item in cases {
      var branch = state
      for pattern in item.patterns { _ = evaluate(pattern, &branch) }
      for name in item.names { branch.locals[name] = part(of: value) }
      assume(value, matches: item, &branch)
      end = PathState.join(end, run(item.body, branch).map { scoped($0, state) })
    }
    return cases.isEmpty ? state : end
  }

  /// A case of `.none` or `nil` says that the subject is nil.
  private func assume(_ value: Value, matches item: Statement.Case, _ state: inout PathState) {
    guard item.patterns.count == 1 else { return }
    switch item.patterns[0] {
    case .nothing, .member(nil, "none"): state = assuming(value, isNil: true, state) ?? state
    default: break
    }
  }

  /// What a pattern takes out of a value.
  private func part(of value: Value) -> Value {
    var part = value
    part.type = nil
    switch value.kind {
    case .held, .router, .element: return value
    default: part.kind = .unknown
    }
    return part
  }

  private func repeated(_ loop: Statement.Loop, _ start: PathState) -> PathState? {
    var state = start
    if let sequence = loop.sequence {
      let list = evaluate(sequence, &state)
      var body = state
      let element = element(of: list)
      for name in loop.names { body.locals[name] = element }
      let (holds, _) = split(loop.conditions, body)
      let end = holds.flatMap { run(loop.body, $0) }.map { scoped($0, state) }
      // A loop over what a slot holds does its work for everything that is in the slot.
      if !list.leaves.isEmpty, var end {
        if case .children = list.kind, end.detached.contains(.children) { end.knowsChildren = true }
        return end
      }
      return PathState.join(state, end)
    }
    let (holds, _) = split(loop.conditions, state)
    return PathState.join(state, holds.flatMap { run(loop.body, $0) }.map { scoped($0, state) })
  }

  /// One of what a list has.
  func element(of list: Value) -> Value {
    switch list.kind {
    case .list(let items): return .either(items)
    case .held, .element, .children: return list
    case .choice(let values): return .either(values.map { element(of: $0) })
    default:
      if case .array(let type) = list.type?.unwrapped { return .typed(type, list.file) }
      return .unknown
    }
  }

  // MARK: Events

  func newRouter(_ ribs: [Int]) -> Value {
    builtCount += 1
    return Value(kind: .router(BuiltRouter(id: builtCount, ribs: ribs)), depth: frame.depth)
  }

  /// Whether a function or its class runs on the main actor.
  private func isBoundToMain(_ method: Member<Function>) -> Bool {
    if method.item.attributes.contains("MainActor") { return true }
    guard method.owner >= 0 else { return false }
    return app.ancestors[method.owner].contains { app.types[$0].attributes.contains("MainActor") }
  }

  private func context(_ place: SourcePlace, isAfterSleep: Bool = false) -> EventContext {
    let trail = calls + [CallSite(place: place, part: currentPart, name: frame.function.name)]
    return EventContext(
      entry: entry, reach: reach, trail: trail, isLater: isLater,
      isDelayed: delayedDepth != nil || isAfterSleep,
      delayedCall: delayedDepth.flatMap { trail.indices.contains($0) ? trail[$0].place : nil })
  }

  var currentPart: RIBPart? {
    if case .part(let part) = frame.receiver.kind { part } else { nil }
  }

  func place(_ line: Int) -> SourcePlace { SourcePlace(file: frame.file, line: line) }

  /// The call that a reader looks at: where the value was passed on, if it came from outside the running function.
  private func site(of value: Value, _ line: Int) -> SourcePlace {
    value.depth < frame.depth && value.depth < calls.count
      ? calls[value.depth].place : place(line)
  }

  /// - Parameter parent: The RIB whose router attaches; nil if it is not known.
  func attach(
    _ value: Value, to parent: Int?, line: Int, passesCallSite: Bool = false,
    _ state: inout PathState
  ) {
    defer {
      if passesCallSite { attaches.last?.passesCallSite = true }
    }
    guard let parent else { return }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      guard !children.isEmpty else { return }
      record(value, children, nil, nil, parent, line, &state)
      return
    }
    for leaf in leaves {
      switch leaf.kind {
      case .router(let router):
        record(leaf, router.ribs, router, nil, parent, line, &state)
      case .held(let slot), .element(let slot):
        state.detached.remove(.held(slot))
        let known = contents[slot].map { $0.sorted() } ?? []
        record(
          leaf, known.isEmpty ? ribs.ribs(of: leaf.type, in: leaf.file) : known, nil, slot, parent,
          line, &state)
      default: break
      }
    }
  }

  private func record(
    _ value: Value, _ children: [Int], _ built: BuiltRouter?, _ held: Slot?, _ parent: Int,
    _ line: Int, _ state: inout PathState
  ) {
    let event = AttachEvent(
      place: site(of: value, line), call: place(line), parent: parent, children: children,
      context: context(place(line)), built: built?.id, held: held)
    event.testedFlag = state.testedFlag
    event.isCarried = built.map { state.carried.contains($0.id) } ?? false
    if let held { event.slot = held }
    if let built {
      event.shownBy = state.shown[built.id]
      if let store = state.stores[built.id] {
        event.slot = store.slot
        event.isUnguarded = store.isUnguarded
        event.wasTestedBefore = store.wasTestedBefore || state.testedBefore.contains(store.slot)
        event.isAdded = store.isAdded
      }
      eventsByBuilt[built.id, default: []].append(event)
    }
    state.open.insert(attaches.count)
    attaches.append(event)
  }

  func detach(_ value: Value, from parent: Int?, line: Int, _ state: inout PathState) {
    guard let parent else { return }
    let leaves = value.leaves
    if leaves.isEmpty {
      let children = ribs.ribs(of: value.type, in: value.file)
      detaches.append(
        DetachEvent(
          place: site(of: value, line), call: place(line), parent: parent, slot: nil,
          children: children, context: context(place(line)), isAll: false))
    }
    for leaf in leaves {
      var slot: Slot?
      var children: [Int] = []
      switch leaf.kind {
      case .held(let held), .element(let held):
        slot = held
        state.detached.insert(.held(held))
        let known = contents[held].map { $0.sorted() } ?? []
        children = known.isEmpty ? ribs.ribs(of: leaf.type, in: leaf.file) : known
        // A former content that is detached after it was replaced was not lost.
        for index in state.open where attaches[index].slot == held {
          attaches[index].isUnguarded = false
        }
        for key in state.stores.keys where state.stores[key]?.slot == held {
          state.stores[key]?.isUnguarded = false
        }
        lastDetach[held] = (site(of: leaf, line), context(place(line)))
        // A slot that was cleared or filled before holds something else now.
        let content = state.contents[held] ?? leaf
        if content.leaves.contains(where: { $0.key == .held(held) || $0.key == .element(held) }) {
          state.uncleared.insert(held)
        }
      case .router(let router):
        slot = state.stores[router.id]?.slot
        children = router.ribs
        state.detached.insert(.router(router.id))
      case .children:
        state.detached.insert(.children)
        state.knowsChildren = true
      default: break
      }
      var isAll = false
      if case .children = leaf.kind { isAll = true }
      detaches.append(
        DetachEvent(
          place: site(of: leaf, line), call: place(line), parent: parent, slot: slot,
          children: children, context: context(place(line)), isAll: isAll))
    }
  }

  /// A value is stored in a slot.
  func store(_ value: Value, in slot: Slot, isAdded: Bool, _ state: inout PathState) {
    // `slot = slot ?? new` fills the slot only where it was empty.
    let isKept = value.leaves.contains { $0.key == .held(slot) || $0.key == .element(slot) }
    for router in value.built {
      let isElement = isAdded && state.testedElements.contains(slot)
      let store = PathState.Store(
        slot: slot,
        isUnguarded: !isAdded && !state.isClear(slot) && !isElement && !isKept
          && !holds(router, slot, state),
        wasTestedBefore: state.testedBefore.contains(slot), isAdded: isAdded)
      if state.stores[router.id] == nil { state.stores[router.id] = store }
      contents[slot, default: []].formUnion(router.ribs)
      for event in eventsByBuilt[router.id] ?? [] where event.slot == nil {
        event.slot = slot
        event.isUnguarded = store.isUnguarded
        event.wasTestedBefore = store.wasTestedBefore
        event.isAdded = isAdded
        event.isLate = true
      }
    }
    for leaf in value.leaves {
      if case .held(let other) = leaf.kind, other != slot {
        contents[slot, default: []].formUnion(contents[other] ?? [])
      }
    }
    state.uncleared.remove(slot)
    if isAdded {
      let before = state.contents[slot]
      state.contents[slot] = .either([before ?? Value(kind: .held(slot)), value])
    } else {
      state.contents[slot] = value
    }
  }

  /// Whether the slot holds this router already, so that storing it again loses nothing.
  private func holds(_ router: BuiltRouter, _ slot: Slot, _ state: PathState) -> Bool {
    state.contents[slot]?.built.contains { $0.id == router.id } ?? false
  }

  func built(_ children: [Int], line: Int) {
    guard let position else { return }
    for child in children {
      builds.insert(BuildEvent(place: place(line), parent: position, child: child))
    }
  }

  func outgoingCall(
    _ target: OutgoingCall.Target, _ name: String, _ call: Call, _ state: PathState
  ) {
    outgoing.append(
      OutgoingCall(
        place: place(call.line), target: target, name: name,
        context: context(place(call.line), isAfterSleep: state.isAfterSleep),
        testedActive: state.testedActive,
        // A call that is awaited goes to the actor of its target.
        isAfterAwait: state.isAfterAwait && !call.isAwaited))
  }

  func shows(_ views: [Value], by name: String, _ state: inout PathState) {
    for router in views.flatMap(\.built) {
      if state.shown[router.id] == nil { state.shown[router.id] = name }
      for event in eventsByBuilt[router.id] ?? [] where event.shownBy == nil {
        event.shownBy = name
      }
    }
    // The view of what a slot holds, for example after a call that stores and attaches.
    for leaf in views.flatMap(\.leaves) {
      guard case .held(let slot) = leaf.kind else { continue }
      for event in attaches
      where event.slot == slot && event.shownBy == nil && event.context.entry.place == entry.place {
        event.shownBy = name
      }
    }
  }

  private func noteUncleared(_ state: PathState) {
    for slot in state.uncleared.sorted() {
      guard let (place, context) = lastDetach[slot] else { continue }
      uncleared.append(UnclearedEvent(place: place, slot: slot, context: context))
    }
  }

  /// The RIBs that a function builds, from the cache of builders.
  func routers(from method: Member<Function>, on type: Int, _ receiver: Value) -> Value {
    factory.value(of: method, on: type, receiver)
  }
}
