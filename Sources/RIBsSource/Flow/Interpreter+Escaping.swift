import RIBsAnalysis

// Closures that run later.
extension Interpreter {
  /// Runs a closure, or a function that was passed on, at a time when every slot is unknown again.
  ///
  /// - Returns: What a closure returns.
  @discardableResult
  func runEscaped(_ value: Value, _ call: EscapingCall, _ state: inout PathState) -> Value {
    var result = Value.unknown
    switch value.kind {
    case .closure(let closure):
      if closure.didRun { return .unknown }
      giveAway(capturedRouters(value))
      let first = log.detaches.count
      atLaterTime(call, closure.closure, in: closure.frame, &state) { later in
        let owner = call.owner.map { Value(kind: .part($0), depth: closure.frame.depth) }
        result = run(closure, [owner, call.emitted].compactMap { $0 }, &later)
      }
      noteDetachesLater(from: first, &state)
    case .function(let function, let target):
      guard let target, target.isPart || target.isObject else { return .unknown }
      let first = log.detaches.count
      atLaterTime(call, nil, in: frame, &state) { later in
        let plain = Call(callee: .name(function), arguments: [], line: frame.line)
        let given = [call.emitted].compactMap { $0 }
        let function = Value(kind: .function(name: function, receiver: target))
        result = invoke(function, given, plain, &later)
      }
      noteDetachesLater(from: first, &state)
    case .list(let values), .choice(let values):
      for value in values { runEscaped(value, call, &state) }
    default: break
    }
    return result
  }

  /// Runs a closure that is stored in a property. Whoever has the object calls it later, so that it is an entry of its own.
  func runStored(_ value: Value, in target: Expression, _ state: inout PathState) {
    guard value.isCode, !isVariable(target, state) else { return }
    let entry = Entry(
      name: target.lastMember?.name ?? frame.function.name, part: context.entry.part,
      place: place(value.line ?? frame.line), reach: .event, children: [], rib: position,
      storedBy: context.entry.place, certainty: context.certainty)
    with {
      ($0.entry, $0.reach, $0.calls) = (entry, .event, [])
    } _: {
      let call = EscapingCall(
        name: "", thread: thread(ofClosureIn: target, state), isStored: true)
      runEscaped(value, call, &state)
    }
  }

  private func atLaterTime(
    _ call: EscapingCall, _ closure: Closure?, in frame: Frame, _ state: inout PathState,
    _ run: (inout PathState) -> Void
  ) {
    // Where no second call comes through, the slots are as they were.
    let touches = pass.touches
    let isOnly = context.isAlone || state.reentry.isBusy
    var later = state.afterwards(keepsSlots: isOnly)
    // What was done before the subscription says nothing of its events.
    if call.isSubscription { later.left = LeftViews() }
    for note in call.asked { later = flagged(note, (later, nil)).holds ?? later }
    let thread = closure?.attributes.contains("MainActor") ?? false ? .main : call.thread
    if let thread {
      later.waiting.isAfterAwait = thread == .background
      later.waiting.isByTimeout = call.isByTimeout
    } else if call.isQueued {
      later.waiting.isAfterAwait = false
    }
    with {
      // By then, what runs now has ended, and may begin again.
      if !$0.isLater { $0.running = [] }
      $0.isLater = true
      $0.isSerial = false
      // Each of several subscriptions has a first value of its own.
      if call.isFiltered || call.isDistinct, $0.reach <= .resigning || !call.isSubscription {
        ($0.isFiltered, $0.isDistinct) = (true, !call.isFiltered)
      }
      $0.reach = $0.reach.after(call, app.dialect)
      if call.isSubscription {
        $0.task = nil
        let place = closure.map { SourcePlace(file: frame.file, line: $0.line) }
        $0.subscription = $0.subscription ?? place
      } else if call.name == "Task", let closure {
        $0.task = .init(
          closure: SourcePlace(file: frame.file, line: closure.line), awaits: state.moment.awaits)
      }
      let sleep = call.name == "Task" ? closure?.firstSleep : nil
      if $0.delay == nil, !$0.isEnding, call.isDelayed || call.isDelay || sleep != nil {
        $0.delay = .init(
          depth: min($0.frame.depth, $0.calls.count),
          closure: closure.map { SourcePlace(file: frame.file, line: $0.line) },
          seconds: sleep.map { seconds(ofSleep: $0) } ?? call.seconds, flags: later.flags,
          filled: Set(state.slots.contents.filter { !$0.value.built.isEmpty }.keys))
      }
      // A task runs where it is made, if that is an actor, and otherwise anywhere.
      if let thread {
        $0.isOnMain = thread == .main
      } else if call.isDetached {
        $0.isOnMain = false
      }
    } _: {
      (later.slots.letGo, later.slots.lost) = ([:], [:])
      run(&later)
      noteUnseen(later)
      noteLetGo(later, returning: .unknown)
    }
    if touches < pass.touches, !call.isSubscription, !call.isStored { touchViews(&state) }
    // `dismiss(animated: true) { self.child = nil }` clears what was detached before.
    let before = state.slots.uncleared
    if !call.isSubscription { state.slots.noteCleared(later: later.slots) }
    state.slots.noteUncleared(later: later.slots, since: before)
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
    guard let name = call.name, context.reach <= .resigning else { return false }
    if case .boolean(false)? = call.argument("repeats") { return true }
    guard EscapingCall.subscriptions.contains(name), let stream = call.receiver else {
      return false
    }
    return StreamReader(types: declaredTypes(state)).emitsOnce(stream) || endsItself(call)
  }

  /// Whether the closure of a subscription lets go of the subscription before it does anything else.
  private func endsItself(_ call: Call) -> Bool {
    guard let keeper = context.keeper else { return false }
    return call.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      for case .expression(let expression, _) in closure.body {
        switch expression {
        case .assign(let target, .nilLiteral): return target.chain?.last == keeper
        case .call(let call):
          return ["cancel", "dispose"].contains(call.name ?? "")
            && call.receiver?.chain?.last == keeper
        default: return false
        }
      }
      return false
    }
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

extension Value {
  /// Whether it is a closure or a function.
  fileprivate var isCode: Bool {
    switch kind {
    case .closure, .function: true
    case .choice(let values): values.contains { $0.isCode }
    default: false
    }
  }

  /// The line on which a closure begins; nil for other values.
  fileprivate var line: Int? {
    if case .closure(let value) = kind { value.closure.line } else { nil }
  }
}
