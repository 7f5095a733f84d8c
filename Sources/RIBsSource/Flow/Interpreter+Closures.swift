import RIBsAnalysis

// Closures, and functions that are values.
extension Interpreter {
  func capture(_ closure: Closure, _ state: PathState) -> Value {
    var locals = state.locals
    for item in closure.captures {
      var scratch = state
      var value = item.value.map { evaluate($0, &scratch) } ?? evaluate(.name(item.name), &scratch)
      if case .part(let part) = value.kind, item.strength != .strong, item.name == "self" {
        value.kind = .weak(part)
      }
      locals[item.name] = value
    }
    return Value(
      kind: .closure(ClosureValue(closure, locals: locals, frame: frame)), depth: frame.depth)
  }

  /// Calls a closure or a function that is a value.
  func invoke(_ callee: Value, _ arguments: [Value], _ call: Call, _ state: inout PathState)
    -> Value
  {
    switch callee.kind {
    case .closure(let closure): return run(closure, arguments, &state)
    case .function(let name, let receiver):
      let target = receiver ?? .unknown
      if Self.runtimeFunctions.contains(name), let value = arguments.first {
        let parent = parent(target)
        if name == "attachChild" {
          attach(value, to: parent, line: call.line, &state)
        } else {
          detach(value, from: parent, line: call.line, &state)
        }
        return .unknown
      }
      guard let type = types(of: target).first,
        let method = app.methods(name, of: type).first(where: { $0.item.body != nil }),
        target.isPart || target.isObject
      else { return .unknown }
      let plain = Call(
        callee: .name(name),
        arguments: zip(method.item.parameters, arguments).map { parameter, _ in
          .init(label: parameter.label, value: .other([]))
        }, line: call.line)
      return run(method, on: target, type: type, arguments, plain, &state)
    case .choice(let values):
      return .either(values.map { invoke($0, arguments, call, &state) })
    default:
      for argument in arguments { runLater(argument, named: call.name ?? "", &state) }
      return .unknown
    }
  }

  /// Runs a closure now.
  func run(_ value: ClosureValue, _ arguments: [Value], _ state: inout PathState) -> Value {
    let id = ObjectIdentifier(value.closure)
    guard running.insert(id).inserted else { return .unknown }
    defer { running.remove(id) }
    value.didRun = true
    let saved = (frame, calls)
    let wasEnding = isEnding
    isEnding = false
    defer { isEnding = wasEnding }
    var inner = state
    inner.locals = value.locals
    // In the function that made it, a closure sees what came since. Elsewhere it sees nothing of the function that
    // calls it.
    if value.frame.function === frame.function {
      inner.locals.merge(state.locals) { first, _ in first }
    }
    frame = value.frame
    calls = Array(calls.prefix(frame.depth))
    for (index, argument) in arguments.enumerated() { inner.locals["$\(index)"] = argument }
    for (name, argument) in zip(value.closure.parameters, arguments) {
      inner.locals[name] = argument
    }
    for name in value.closure.parameters.dropFirst(arguments.count) {
      inner.locals[name] = .unknown
    }
    let (result, end) = runBody(value.closure.body, inner)
    (frame, calls) = saved
    if var end {
      end.locals = state.locals
      state = end
    }
    return result
  }

  /// Runs a closure, or a function that was passed on, at a time when every slot is unknown again.
  ///
  /// - Parameter owner: The part of the RIB that a closure is given first.
  func runLater(
    _ value: Value, named name: String, owner: RIBPart? = nil, isDelayed: Bool = false,
    isGlobal: Bool = false, _ state: inout PathState
  ) {
    switch value.kind {
    case .closure(let closure):
      if closure.didRun { return }
      var later = afterwards(state)
      let saved = (reach, isLater, delayedDepth, isOnMain)
      setLater(name, closure.closure, isDelayed: isDelayed, isGlobal: isGlobal, &later)
      if delayedDepth == Self.delayBegins { delayedDepth = closure.frame.depth }
      let given = owner.map { [Value(kind: .part($0), depth: closure.frame.depth)] } ?? []
      _ = run(closure, given, &later)
      (reach, isLater, delayedDepth, isOnMain) = saved
    case .function(let function, let target):
      guard let target, target.isPart || target.isObject else { return }
      var later = afterwards(state)
      let saved = (reach, isLater, delayedDepth, isOnMain)
      setLater(name, nil, isDelayed: isDelayed, isGlobal: isGlobal, &later)
      if delayedDepth == Self.delayBegins { delayedDepth = frame.depth }
      let call = Call(callee: .name(function), arguments: [], line: 0)
      _ = invoke(Value(kind: .function(name: function, receiver: target)), [], call, &later)
      (reach, isLater, delayedDepth, isOnMain) = saved
    case .list(let values), .choice(let values):
      for value in values {
        runLater(
          value, named: name, owner: owner, isDelayed: isDelayed, isGlobal: isGlobal, &state)
      }
    default: break
    }
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

  /// Stands for the depth of a delayed closure that is about to run.
  static let delayBegins = -1

  func setLater(
    _ name: String, _ closure: Closure?, isDelayed: Bool, isGlobal: Bool, _ state: inout PathState
  ) {
    isLater = true
    if Self.subscriptions.contains(name) {
      reach = max(.stream, reach)
      if reach == .child || reach == .tap { reach = .stream }
    } else if reach == .loading || reach == .activation {
      // A completion can come at any time.
      reach = .event
    }
    if delayedDepth == nil, !isEnding, isDelayed || Self.delays.contains(name) {
      delayedDepth = Self.delayBegins
    }
    if closure?.attributes.contains("MainActor") ?? false {
      isOnMain = true
      state.isAfterAwait = false
    }
    // A task runs where it is made, if that is an actor, and otherwise anywhere.
    if ["async", "asyncAfter", "run", "sync"].contains(name) { state.isAfterAwait = isGlobal }
    if name == "detached" { isOnMain = false }
  }

  static let subscriptions: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "assign", "onNext", "do",
    "subscribeNext",
    "receive", "handleEvents",
  ]
  static let delays: Set<String> = ["asyncAfter", "scheduledTimer", "delay"]

  func afterwards(_ state: PathState) -> PathState {
    var later = state
    // What was clear when the closure was made was tested, and may be full when it runs.
    for slot in state.contents.keys where state.isClear(slot) { later.testedBefore.insert(slot) }
    later.contents = [:]
    later.detached = []
    later.testedElements = []
    later.knowsChildren = false
    later.testedActive = false
    return later
  }
}
