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
      if let change = app.dialect.change(byFunction: name), let value = arguments.first {
        let parent = parent(target)
        switch change {
        case .attach: attach(value, to: parent, line: call.line, &state)
        case .detach: detach(value, from: parent, line: call.line, &state)
        }
        return .unknown
      }
      guard target.isPart || target.isObject else {
        return method(name, on: target, isImplicit: false, call, &state)
      }
      guard let type = types(of: target).first,
        let method = app.methods(name, of: type).first(where: { $0.item.body != nil })
      else { return .unknown }
      let plain = Call(
        callee: .name(name),
        arguments: zip(method.item.parameters, arguments).map { parameter, _ in
          .init(label: parameter.label, value: .other([]))
        }, line: call.line)
      return run(method, on: target, type: type, arguments, plain, &state)
    case .choice(let values):
      return .either(values.map { invoke($0, arguments, call, &state) })
    // An autoclosure is what it returns.
    case .router, .held, .element, .view, .list, .tuple, .object: return callee
    default:
      touchViews(&state)
      let isAsked = if case .keyPath = callee.kind { true } else { call.asksList }
      for argument in arguments {
        if !isAsked { noteHandedOn(argument) }
        runEscaped(argument, EscapingCall(name: call.name ?? ""), &state)
      }
      return made(by: callee, line: call.line)
    }
  }

  /// What a function returns of which only the type is known, such as a factory that a builder is given: the router that
  /// it returns, or else the one RIB that has the listener.
  private func made(by function: Value, line: Int) -> Value {
    guard case .function(let parameters, let result)? = function.type?.unwrapped else {
      return .unknown
    }
    guard isRouting(result, in: function.file) else { return .typed(result, function.file) }
    var found = ribs.ribs(of: result, in: function.file)
    if found.positions.isEmpty {
      for type in parameters.flatMap({ app.types($0, in: function.file) }) {
        guard let children = ribs.byListener[type.id], children.count == 1 else { continue }
        found = PossibleRIBs(
          positions: children, certainty: .guessed(.factory(listener: type.name)))
      }
    }
    guard !found.positions.isEmpty else { return .typed(result, function.file) }
    if currentPart != nil { built(found.positions, line: line) }
    var value = newRouter(found.positions, found.certainty)
    (value.type, value.file) = (result, function.file)
    return value
  }

  /// The function that a property holds, which is called like a method.
  func storedFunction(_ name: String, of receiver: Value, _ state: inout PathState) -> Value? {
    for type in types(of: receiver) {
      guard app.methods(name, of: type).isEmpty, let property = app.property(name, of: type) else {
        continue
      }
      if property.item.isLet || property.item.isLazy,
        case .closure(let closure)? = property.item.value
      {
        let owner = owner(of: property, receiver)
        return Value(kind: .closure(ClosureValue(closure, locals: [:], frame: owner)))
      }
      let value = read(property, of: receiver, &state)
      // What the property holds is not known, only that it is called like this.
      if case .function(name, _) = value.kind { return nil }
      if case .function? = property.item.type?.unwrapped { return value }
      // `builder(listener)` is a call of its `callAsFunction`.
      let isCallable = types(of: value).contains { !app.methods("callAsFunction", of: $0).isEmpty }
      if isCallable { return Value(kind: .function(name: "callAsFunction", receiver: value)) }
    }
    return nil
  }

  /// Runs a closure now.
  func run(_ value: ClosureValue, _ arguments: [Value], _ state: inout PathState) -> Value {
    let id = ObjectIdentifier(value.closure)
    guard !context.running.contains(id) else { return .unknown }
    value.didRun = true
    var inner = state
    inner.locals = value.locals
    // In the function that made it, a closure sees what came since. Elsewhere it sees nothing of the function that
    // calls it.
    if value.frame.function === frame.function {
      inner.locals.merge(state.locals) { first, _ in first }
    }
    for (index, argument) in arguments.enumerated() { inner.locals["$\(index)"] = argument }
    for (name, argument) in zip(value.closure.parameters, arguments) {
      inner.locals[name] = argument
    }
    for name in value.closure.parameters.dropFirst(arguments.count) {
      inner.locals[name] = .unknown
    }
    if value.isBoundToMain { inner.waiting.isAfterAwait = false }
    let (result, end) = with {
      if value.isBoundToMain { $0.isOnMain = true }
      $0.running.insert(id)
      $0.isEnding = false
      $0.frame = value.frame
      $0.calls = Array($0.calls.prefix(value.frame.depth))
    } _: {
      runBody(value.closure.body, inner)
    }
    if var end {
      end.locals = state.locals
      state = end
    }
    return result
  }
}
