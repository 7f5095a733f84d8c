import RIBsAnalysis

/// What is known of a call that runs a closure later.
struct Later {
  /// The called name.
  var name: String
  /// The part of the RIB that the closure is given first.
  var owner: RIBPart?
  var isDelayed = false
  /// Whether the closure runs once at most for each call.
  var isOnce = false
  /// Where the closure runs; nil if the call does not say.
  var thread: CallThread?
}

// Closures that run later.
extension Interpreter {
  /// Runs a closure, or a function that was passed on, at a time when every slot is unknown again.
  func runLater(_ value: Value, _ call: Later, _ state: inout PathState) {
    switch value.kind {
    case .closure(let closure):
      if closure.didRun { return }
      let first = detaches.count
      atLaterTime(call, closure.closure, in: closure.frame, state) { later in
        let given = call.owner.map { [Value(kind: .part($0), depth: closure.frame.depth)] } ?? []
        _ = run(closure, given, &later)
      }
      noteDetachesLater(from: first, &state)
    case .function(let function, let target):
      guard let target, target.isPart || target.isObject else { return }
      let first = detaches.count
      atLaterTime(call, nil, in: frame, state) { later in
        let plain = Call(callee: .name(function), arguments: [], line: 0)
        _ = invoke(Value(kind: .function(name: function, receiver: target)), [], plain, &later)
      }
      noteDetachesLater(from: first, &state)
    case .list(let values), .choice(let values):
      for value in values { runLater(value, call, &state) }
    default: break
    }
  }

  private func atLaterTime(
    _ call: Later, _ closure: Closure?, in frame: Frame, _ state: PathState,
    _ run: (inout PathState) -> Void
  ) {
    var later = afterwards(state)
    let saved = (reach, isLater, delayedDepth, delayedClosure, isOnMain)
    let detachesBefore = lastDetach
    isLater = true
    reach = reach(after: call)
    if delayedDepth == nil, !isEnding, call.isDelayed || Self.delays.contains(call.name) {
      delayedDepth = frame.depth
      delayedClosure = closure.map { SourcePlace(file: frame.file, line: $0.line) }
    }
    setThread(call, closure, &later)
    run(&later)
    (reach, isLater, delayedDepth, delayedClosure, isOnMain) = saved
    lastDetach = detachesBefore
  }

  /// What makes a closure run. One value of a stream, a task and a delay are no second event.
  private func reach(after call: Later) -> Reach {
    let isOnce =
      call.isOnce || Self.once.contains(call.name) || app.dialect.tasks.contains(call.name)
    if isOnce, reach <= .resigning { return reach }
    if Self.subscriptions.contains(call.name) { return repeatedReach }
    // A completion can come at any time.
    return reach == .loading || reach == .activation ? .event : reach
  }

  /// The reach of what runs again and again.
  var repeatedReach: Reach { reach == .child || reach == .tap ? .stream : max(.stream, reach) }

  private func setThread(_ call: Later, _ closure: Closure?, _ state: inout PathState) {
    // A task runs where it is made, if that is an actor, and otherwise anywhere.
    if call.name == "detached" { isOnMain = false }
    switch call.thread {
    case .main: (isOnMain, state.isAfterAwait) = (true, false)
    case .background: (isOnMain, state.isAfterAwait) = (false, true)
    case nil: if Self.queued.contains(call.name) { state.isAfterAwait = false }
    }
    if closure?.attributes.contains("MainActor") ?? false {
      (isOnMain, state.isAfterAwait) = (true, false)
    }
  }

  static let subscriptions: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "assign", "onNext", "do",
    "subscribeNext", "receive", "handleEvents",
  ]
  static let delays: Set<String> = ["asyncAfter", "scheduledTimer", "delay"]
  /// What runs its closure once.
  private static let once: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "run", "sync",
  ]
  /// What runs its closure on a queue or an actor.
  private static let queued: Set<String> = ["async", "asyncAfter", "run", "sync"]

  private func afterwards(_ state: PathState) -> PathState {
    var later = state
    // What was clear when the closure was made was tested, and may be full when it runs.
    for slot in state.contents.keys where state.isClear(slot) { later.testedBefore.insert(slot) }
    for (key, gone) in state.gone {
      var before = gone
      if case .held(let slot) = key, state.uncleared.contains(slot) { before.slot = slot }
      later.goneBefore[key] = before
    }
    (later.gone, later.goneLater) = ([:], [:])
    later.contents = [:]
    later.detached = []
    later.testedElements = []
    later.testedAcross = []
    later.knowsChildren = false
    later.knewChildrenAcross = false
    later.testedActive = false
    return later
  }

  /// `withUnretained(self)`, `bind(with: self)` and the like pass `self` to their closures.
  func owner(_ name: String, _ call: Call, _ arguments: [Value]) -> RIBPart? {
    for (argument, value) in zip(call.arguments, arguments)
    where argument.label == "with" || name == "withUnretained" {
      switch value.kind {
      case .part(let part), .weak(let part): return part
      default: break
      }
    }
    return nil
  }

  /// Whether a call runs its closure once: on a stream of one value, or a timer that does not repeat.
  func runsOnce(_ call: Call, _ state: PathState) -> Bool {
    guard let name = call.name, reach <= .resigning else { return false }
    if case .boolean(false)? = call.argument("repeats") { return true }
    guard Self.subscriptions.contains(name), let stream = call.receiver else { return false }
    return StreamReader(types: declaredTypes(state)).ending(of: stream) == .one
  }

  /// The declared types at the point where the function is.
  func declaredTypes(_ state: PathState) -> DeclaredTypes {
    var types = DeclaredTypes(app, frame.type.map { app.types[$0] }, file: frame.file)
    let constants = frame.function.constants
    for (name, value) in state.locals {
      types.locals[name] = .init(
        type: value.type, value: value.type == nil ? constants[name] : nil)
    }
    return types
  }
}
