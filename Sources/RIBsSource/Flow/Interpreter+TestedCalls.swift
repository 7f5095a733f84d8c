// Calls that are conditions.
extension Interpreter {
  /// How a function of the RIB, or of an optional, ends as a condition. It changes no child, or it returns on each path
  /// whether it did, as in `guard attachOnce(child) else { return }`.
  func inlined(
    _ method: Member<Function>, on receiver: Value, _ type: Int?, _ arguments: [Value],
    line: Int? = nil, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?)? {
    guard let body = method.item.steps, isTest(body) || Self.saysWhatItDid(body),
      mayBegin(ObjectIdentifier(method.item))
    else { return nil }
    var state = start
    state.locals = [:]
    for (parameter, value) in zip(method.item.parameters, arguments) {
      state.locals[parameter.name] = value
    }
    let site = CallSite(
      place: place(line ?? frame.line), part: currentPart, name: frame.function.name)
    var (holds, fails) = with {
      $0.running.insert(ObjectIdentifier(method.item))
      $0.calls.append(site)
      $0.frame = Frame(
        receiver: receiver, type: type, file: method.file, function: method.item,
        depth: $0.frame.depth + 1)
    } _: {
      outcomes(of: body, state)
    }
    holds?.locals = start.locals
    fails?.locals = start.locals
    return (holds, fails)
  }

  /// Whether an expression calls a function of the running object that only tests something.
  func asksItself(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, call.isOnSelf, let name = call.name,
      let type = frame.type
    else { return false }
    let methods = app.overloads(name, of: type, call.arguments)
    return methods.count == 1
      && methods.allSatisfy {
        $0.item.result?.name == "Bool" && $0.item.body.map(isTest) ?? false
      }
  }

  /// Whether a body returns something, and neither attaches nor detaches anything.
  private func isTest(_ body: [Statement]) -> Bool {
    var (returns, changes) = (false, false)
    var rest = body
    while let statement = rest.popLast() {
      if case .return(.some, _) = statement { returns = true }
      rest += statement.blocks.flatMap { $0 }
    }
    SyntaxWalk.expressions(in: body) { expression in
      switch expression {
      case .inout: changes = true
      case .call(let call):
        if call.name.flatMap(app.dialect.change(byFunction:)) != nil { changes = true }
      default: break
      }
    }
    return returns && !changes
  }

  /// Whether each way out of a body returns `true` or `false`, and both occur.
  private static func saysWhatItDid(_ body: [Statement]) -> Bool {
    var found: Set<Bool> = []
    var rest = body
    while let statement = rest.popLast() {
      if case .return(let value, _) = statement {
        guard case .boolean(let isTrue)? = value else { return false }
        found.insert(isTrue)
      }
      rest += statement.blocks.flatMap { $0 }
    }
    return found.count == 2
  }

  /// The states in which a body returns true and false.
  private func outcomes(
    of body: [Statement], _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    let outer = exits
    defer { exits = outer }
    exits = BodyExits()
    exits.areTests = true
    _ = run(body, start)
    var (holds, fails): (PathState?, PathState?)
    for way in exits.returns {
      if way.value.isTrue != false { holds = PathState.join(holds, way.state) }
      if way.value.isTrue != true { fails = PathState.join(fails, way.state) }
    }
    return (holds, fails)
  }

  func split(
    _ call: Call, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    if let found = call.asContains { return split(found, start) }
    var state = start
    switch call.name {
    case "contains"?, "first"?, "firstIndex"?, "index"?:
      // The list of children, or of a slot, was searched: what follows is done on purpose.
      guard let list = call.receiver else { break }
      let value = evaluate(list, &state)
      if value.isKeeper { return asked(call, start) }
      for argument in call.arguments { _ = evaluate(argument.value, &state) }
      switch value.kind {
      case .children:
        var (holds, fails) = (state, state)
        fails.slots.knowsChildren = true
        // What is among the children is not gone.
        holds.departed.foundAmongChildren()
        return (holds, fails)
      case .held(let slot), .element(let slot):
        var fails = state
        fails.slots.testedElements.insert(slot)
        return (state, fails)
      case .list(let items) where call.name == "contains":
        // `[a, b].contains { $0 != nil }` fails where all are nil.
        guard case .closure(let closure)? = call.arguments.last?.value else { break }
        var fails: PathState? = state
        var holds: PathState?
        for item in items {
          guard let current = fails else { break }
          let (found, next) = split(closure, item, current)
          fails = next
          holds = PathState.join(holds, found)
        }
        return (holds, fails)
      default:
        // A set of what is shown.
        if let item = storedProperty(list), !item.isLet { return flagged(nil, (state, state)) }
      }
      return (state, state)
    default: break
    }
    return asked(call, start)
  }

  /// A function of the RIB, or of an object that keeps children, that is a test.
  private func asked(_ call: Call, _ start: PathState) -> (holds: PathState?, fails: PathState?) {
    var state = start
    if let name = call.name {
      let receiver = call.receiver.map { evaluate($0, &state) } ?? frame.receiver
      if !receiver.isKeeper, isGate(call, on: receiver) {
        _ = evaluate(.call(call), &state)
        return flagged(nil, (state, state))
      }
      if receiver.isPart(.router) || receiver.isPart(.interactor) || receiver.isKeeper,
        let type = types(of: receiver).first
      {
        let methods = app.overloads(name, of: type, call.arguments)
        let arguments = methods.isEmpty ? [] : call.arguments.map { evaluate($0.value, &state) }
        if let method = overload(methods, for: call, arguments)?.method,
          let condition = inlined(method, on: receiver, type, arguments, line: call.line, state)
        {
          return condition
        }
      }
    }
    _ = evaluate(.call(call), &state)
    return doubtful(.call(call), state)
  }

  func split(
    _ closure: Closure, _ item: Value, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    guard closure.body.count == 1, case .return(let test?, _) = closure.body[0] else {
      return (start, start)
    }
    var state = start
    let name = closure.parameters.first ?? "$0"
    let before = state.locals[name]
    state.locals[name] = item
    var (holds, fails) = split(test, state)
    holds?.locals[name] = before
    fails?.locals[name] = before
    return (holds, fails)
  }
}
