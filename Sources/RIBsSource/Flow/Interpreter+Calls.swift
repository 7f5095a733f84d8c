import RIBsAnalysis

extension Interpreter {
  func call(_ call: Call, _ state: inout PathState) -> Value {
    let value = result(of: call, &state)
    if call.isAwaited {
      if call.name == "sleep" {
        state.waiting.sleep(in: currentPart)
        state.testedActive = false
      }
      suspend(&state)
    }
    return value
  }

  private func result(of call: Call, _ state: inout PathState) -> Value {
    let ends = call.name.map(app.dialect.endings.contains) ?? false
    return with {
      if ends { $0.isEnding = true }
    } _: {
      made(by: call, &state)
    }
  }

  private func made(by call: Call, _ state: inout PathState) -> Value {
    if let made = construct(call, &state) { return asScreen(made, call, &state) }
    // `[Routing]()` is an empty list.
    switch call.callee {
    case .array, .dictionary: return Value(kind: .list([]), depth: frame.depth)
    default: break
    }
    guard let name = call.name else {
      // A closure that is called where it stands, or the result of another call.
      let callee = evaluate(call.callee, &state)
      let arguments = call.arguments.map { evaluate($0.value, &state) }
      return invoke(callee, arguments, call, &state)
    }
    let receiver: Value
    if let base = call.receiver {
      if case .name("super") = base {
        return callSuper(name, call, &state)
      }
      receiver = evaluate(base, &state)
      if call.changesItsReceiver { noteStore(in: base, &state) }
    } else if case .member(nil, _) = call.callee {
      receiver = .unknown
    } else {
      if let local = state.locals[name] {
        let arguments = call.arguments.map { evaluate($0.value, &state) }
        return invoke(local, arguments, call, &state)
      }
      receiver = frame.receiver
    }
    return method(name, on: receiver, isImplicit: call.receiver == nil, call, &state)
  }

  // MARK: Attach and detach

  /// The RIB whose router a value is.
  func parent(_ receiver: Value) -> Int? {
    switch receiver.kind {
    case .part(.router), .weak(.router): return position
    case .router(let router): return router.ribs.count == 1 ? router.ribs[0] : nil
    case .held(let slot):
      let known = log.contents[slot]
      return known.count == 1
        ? known.first : ribs.ribs(of: receiver.type, in: receiver.file).positions.first
    case .object, .keeper, .nothing, .list, .tuple, .closure, .enumCase, .function, .children,
      .element,
      .view, .test, .keyPath:
      return nil
    case .part(.interactor), .weak(.interactor): return nil
    case .choice(let values): return values.lazy.compactMap { self.parent($0) }.first
    case .unknown:
      let found = ribs.ribs(of: receiver.type, in: receiver.file).positions
      return found.count == 1 ? found[0] : nil
    }
  }

  func method(
    _ name: String, on receiver: Value, isImplicit: Bool, _ call: Call, _ state: inout PathState
  ) -> Value {
    if let change = app.dialect.change(by: name, call), let first = call.arguments.first {
      if let value = overridden(name, on: receiver, call, &state) { return value }
      let value = evaluate(first.value, &state)
      let isOwn = isImplicit && position != nil && currentPart == .router
      let known = isOwn ? position : self.parent(receiver)
      // A helper object attaches to its owner, which is the router that called it.
      let parent =
        known
        ?? (currentPart == nil && isRouting(receiver.type, in: receiver.file) ? position : nil)
      // An object that keeps children was made by the router.
      with {
        if known == nil, !frame.receiver.isKeeper {
          $0.certainty = $0.certainty.joined(.guessed(.unknownParent))
        }
      } _: {
        switch change {
        case .attach:
          attach(
            value, to: parent, line: call.line, passesCallSite: call.arguments.count > 1, &state)
        case .detach:
          if let slot = unwrappedSlot(first.value, state) {
            detachUnwrapped(slot, value, from: parent, line: call.line, &state)
          } else {
            detach(value, from: parent, line: call.line, &state)
          }
        }
      }
      return .unknown
    }
    if case .choice(let values) = receiver.kind {
      // Each of several does it.
      var results: [Value] = []
      for value in values where !value.isNothing {
        results.append(method(name, on: value, isImplicit: false, call, &state))
      }
      return .either(results)
    }
    if let function = storedFunction(name, of: receiver, &state) {
      let arguments = call.arguments.map { evaluate($0.value, &state) }
      return invoke(function, arguments, call, &state)
    }
    if let value = collection(name, on: receiver, call, &state) { return value }
    if let value = own(name, on: receiver, call, &state) { return value }
    return foreign(name, on: receiver, call, &state)
  }

  /// Runs a router's own override of what attaches or detaches. Its `super` call does it.
  private func overridden(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    guard case .part(.router) = receiver.kind, let type = type(of: .router),
      let method = app.methods(name, of: type).first(where: {
        $0.item.isOverride && $0.item.body != nil && $0.item.accepts(call.arguments)
      }), !context.running.contains(ObjectIdentifier(method.item))
    else { return nil }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    return run(method, on: receiver, type: type, arguments, call, &state)
  }

  // MARK: Functions of the RIB

  /// A call of a function of the RIB's own router or interactor, or of an object it made.
  func own(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    let type: Int
    var target = receiver
    switch receiver.kind {
    case .part(let part), .weak(let part):
      guard let found = self.type(of: part) else { return nil }
      type = found
      target.kind = .part(part)
      if part == .router, currentPart == .interactor {
        outgoingCall(.router, name, call, to: [type], &state)
      }
    case .object(let object): type = object.type
    case .keeper:
      guard let found = types(of: receiver).first else { return nil }
      type = found
    // A function of an enum, whose `self` is this case.
    case .enumCase:
      guard let found = types(of: receiver).first(where: { !app.methods(name, of: $0).isEmpty })
      else { return nil }
      type = found
    // A small type's own function, or an extension of the app, such as `ifSome`.
    case .held:
      let own = types(of: receiver).first {
        app.types[$0].kind == .value && !app.methods(name, of: $0).isEmpty
      }
      guard let found = own ?? app.type("Optional", in: frame.file)?.id else { return nil }
      type = found
    default: return nil
    }
    let methods = app.overloads(name, of: type, call.arguments)
    guard methods.first?.item.body != nil else { return nil }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    guard let (method, fit) = overload(methods, for: call, arguments) else { return nil }
    return with {
      $0.certainty = $0.certainty.joined(fit)
    } _: {
      run(method, on: target, type: type, arguments, call, &state)
    }
  }

  /// Gives the parameters without an argument what they are by default.
  private func takeDefaults(
    of method: Member<Function>, on receiver: Value, _ type: Int?, _ call: Call,
    _ state: inout PathState
  ) {
    let given = Set(method.item.positions(of: call.arguments).compactMap { $0 })
    for (position, parameter) in method.item.parameters.enumerated() where !given.contains(position)
    {
      guard let expression = parameter.defaultValue else { continue }
      var value = with {
        $0.frame = Frame(
          receiver: receiver, type: type, file: method.file, function: method.item,
          depth: $0.frame.depth + 1)
      } _: {
        evaluate(expression, &state)
      }
      if value.type == nil {
        let declared = typed(parameter.type, of: method, on: type)
        (value.type, value.file) = (declared.type, declared.file)
      }
      state.locals[parameter.name] = value
    }
  }

  private func isEnum(_ type: TypeReference?, in file: String) -> Bool {
    let outer = frame.type.map { app.types[$0] }
    return app.types(type, in: file, inside: outer).contains { !$0.payloads.isEmpty }
  }

  /// What a subscript that the app declares returns; nil if there is none that fits.
  ///
  /// - Parameters:
  ///   - arguments: The keys, and `newValue` if it is written.
  ///   - values: What they are.
  func subscripted(
    _ receiver: Value, _ arguments: [Expression.Argument], _ values: [Value], line: Int,
    _ state: inout PathState
  ) -> Value? {
    guard receiver.isPart || receiver.isObject || receiver.isKeeper,
      let type = types(of: receiver).first
    else {
      return nil
    }
    let name = Function.subscriptName
    let call = Call(callee: .member(nil, name), arguments: arguments, line: line)
    guard let method = app.methods(name, of: type).first(where: { $0.item.accepts(arguments) })
    else { return nil }
    return run(method, on: receiver, type: type, values, call, &state)
  }

  func callSuper(_ name: String, _ call: Call, _ state: inout PathState) -> Value {
    if app.dialect.change(by: name, call) != nil {
      return method(name, on: frame.receiver, isImplicit: true, call, &state)
    }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    guard let type = frame.type else { return .unknown }
    let all = app.methods(name, of: type).filter {
      $0.item !== frame.function && $0.item.body != nil && app.types[$0.owner].isClass
    }
    guard let method = all.first(where: { $0.item.accepts(call.arguments) }) else {
      return .unknown
    }
    return run(method, on: frame.receiver, type: type, arguments, call, &state)
  }

  /// Runs a function with its arguments, unless it runs already or calls are nested too deeply.
  func run(
    _ method: Member<Function>, on receiver: Value, type: Int?, _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) -> Value {
    guard mayBegin(ObjectIdentifier(method.item)) else {
      return .typed(method.item.result, method.file)
    }
    var inner = state
    inner.locals = [:]
    for parameter in method.item.parameters {
      inner.locals[parameter.name] = typed(parameter.type, of: method, on: type)
    }
    takeDefaults(of: method, on: receiver, type, call, &inner)
    // What is given together with a variable may be stored in it.
    if call.arguments.contains(where: { if case .inout = $0.value { true } else { false } }) {
      for router in arguments.flatMap(\.built) { inner.carried.insert(router.id) }
    }
    for (position, value) in zip(method.item.positions(of: call.arguments), arguments) {
      guard let position, method.item.parameters.indices.contains(position) else { continue }
      let parameter = method.item.parameters[position]
      var value = parameter.type.map(value.labelled) ?? value
      // A router can stand for the case of an enum that carries it.
      if value.type == nil || isEnum(parameter.type, in: method.file) {
        let declared = typed(parameter.type, of: method, on: type)
        (value.type, value.file) = (declared.type, declared.file)
      }
      if parameter.attributes.contains("MainActor"), case .closure(let closure) = value.kind {
        closure.isBoundToMain = true
      }
      inner.locals[parameter.name] = value
    }
    let isBound = isBoundToMain(method)
    let leaves = MainThread(app).leaves(method)
    if isBound { inner.waiting.isAfterAwait = false }
    let site = CallSite(place: place(call.line), part: currentPart, name: frame.function.name)
    let depth = frame.depth + 1
    let value = with {
      if isBound { $0.isOnMain = true }
      if leaves { $0.isOnMain = false }
      $0.calls.append(site)
      $0.running.insert(ObjectIdentifier(method.item))
    } _: {
      execute(method, receiver: receiver, type: type, depth: depth, &inner)
    }
    let assigned = inner.locals
    inner.locals = state.locals
    // The caller goes on where it was.
    if leaves, context.isOnMain { inner.waiting.returnToMain(state.waiting) }
    state = inner
    // What the function did to a variable that it was given comes back.
    for (position, argument) in zip(method.item.positions(of: call.arguments), call.arguments) {
      guard case .inout(let target) = argument.value, let position,
        method.item.parameters.indices.contains(position),
        let value = assigned[method.item.parameters[position].name]
      else { continue }
      assign(value, to: target, &state)
    }
    // A closure that the function did not call runs later.
    for argument in arguments { runEscaped(argument, EscapingCall(name: method.item.name), &state) }
    return value
  }
}
