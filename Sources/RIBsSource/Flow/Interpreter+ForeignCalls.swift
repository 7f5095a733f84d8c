import RIBsAnalysis

// Calls of functions outside of the RIB, and what they build.
extension Interpreter {
  func foreign(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value {
    if exchange(call, &state) { return .unknown }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    if call.receiver == nil, Self.keepingNothing.contains(name) { return .unknown }
    let types = types(of: receiver)
    touch(by: name, on: receiver, types, call, &state)
    if currentPart == .interactor, let rib {
      if let listener = types.first(where: { rib.listeners.contains($0) }) {
        let guess = rib.guessedListeners[listener]
        outgoingCall(
          .listener, name, call, to: types, &state, guess.map(Certainty.guessed) ?? .read)
      } else if rib.router == nil, isRouting(receiver.type, in: receiver.file) {
        outgoingCall(.router, name, call, to: types, &state)
      }
    }
    for argument in arguments { carry(detachedBy: argument, &state) }
    let views = arguments.flatMap(\.views)
    if !views.isEmpty { shows(views, by: name, line: call.line, &state) }
    noteCancel(call, &state)
    if let value = free(name, arguments, call, &state)
      ?? calledBack(by: name, on: receiver, types, arguments, call, &state)
    {
      return value
    }
    let owner = self.owner(name, call, arguments) ?? receiver.owner
    let isDelayed = receiver.isDelayed || name == "delay"
    let isFiltered = receiver.isFiltered || filters(name, call)
    let isDecided =
      decidesByValue(name, arguments)
      && (receiver.isDistinct || call.receiver.map(isDeclaredDistinct) ?? false)
    let later = EscapingCall(
      name: name, owner: owner, isDelayed: isDelayed, seconds: seconds(of: call),
      isOnce: runsOnce(call, state),
      isFiltered: isFiltered || isDecided && receiver.isDistinctByPart, isDistinct: isDecided,
      asked: receiver.asked.union(asked(by: name, call)),
      thread: thread(of: call))
    bindToMain(arguments, given: name, types, call)
    let emitted = emitted(by: receiver)
    // Another closure of the stream may store it.
    for router in emitted?.built ?? [] { carry(router, &state) }
    var passedOn: [Value] = []
    for (label, argument) in zip(call.arguments.map(\.label), arguments) {
      if case .closure(let closure) = argument.kind {
        if Self.immediate.contains(name) {
          runNow(closure, by: call, &state)
        } else if closure.closure.takesArguments, let given = scoped(name, receiver, arguments) {
          _ = run(closure, [given], &state)
        }
      }
      var later = later
      if label.map(EscapingCall.completions.contains) ?? false {
        later.isOnce = true
        if label.map(EscapingCall.failures.contains) ?? false {
          later.thread = thread(of: call, isAboutErrors: true)
          later.isByTimeout = later.thread == .background && thread(of: call) != .background
        }
      } else {
        later.emitted = emitted
      }
      let result = runEscaped(argument, later, &state)
      if Self.mapping.contains(name), !result.built.isEmpty { passedOn.append(result) }
    }
    if let value = stream(name, on: receiver, arguments, passedOn) {
      see(arguments, &state)
      return value
    }
    // A method of an object that is given a router, or the router itself, may attach what it is given.
    if let value = handedOn(name, on: receiver, types, arguments, call, &state) { return value }
    let around = followView(name, on: receiver, types, arguments, call, &state)
    // An enum's case is no function that could attach what it carries.
    let isNamedCase = if case .member(nil, _) = call.callee { true } else { false }
    if !isNamedCase, !isEnumCase(name, of: receiver.type, in: receiver.file) {
      noteHandedOn(name, receiver, arguments, call, &state)
    }
    var value = built(by: name, on: receiver, types, call, &state)
    (value.owner, value.isDelayed) = (owner, isDelayed)
    (value.isFiltered, value.asked) = (later.isFiltered || later.isDistinct, later.asked)
    value.isDistinct = isDistinct(after: name, receiver)
    let isByPart = receiver.isDistinctByPart || !receiver.isDistinct && !call.arguments.isEmpty
    value.isDistinctByPart = value.isDistinct && isByPart
    // A case with a router, as in `.detail(router)`.
    if isNamedCase, value.built.isEmpty, arguments.contains(where: { !$0.built.isEmpty }) {
      return .either(arguments.filter { !$0.leaves.isEmpty })
    }
    if let around { return around }
    if value.built.isEmpty, case .router = receiver.kind, scopes(arguments) { return receiver }
    if !views.isEmpty, value.built.isEmpty { return Value(kind: .view(views), depth: frame.depth) }
    // A case that carries something else, as in `.detail(id)` or `Route.detail(id)`.
    if case .unknown = value.kind, value.type == nil {
      if isNamedCase { return enumCase(name, of: nil) }
      if isEnumCase(name, of: receiver.type, in: receiver.file) {
        return enumCase(name, of: receiver)
      }
    }
    return value
  }

  /// Notes that closures run on the main actor where a function of the app declares that of its parameters.
  private func bindToMain(_ arguments: [Value], given name: String, _ types: [Int], _ call: Call) {
    for method in types.compactMap({ app.method(name, of: $0, call.arguments) }) {
      for (position, value) in zip(method.item.positions(of: call.arguments), arguments) {
        guard case .closure(let closure) = value.kind, let position,
          method.item.parameters.indices.contains(position)
        else { continue }
        if method.item.parameters[position].attributes.contains("MainActor") {
          closure.isBoundToMain = true
        }
      }
    }
  }

  /// Whether a call is one like `router.also { … }`, which returns the router.
  private func scopes(_ arguments: [Value]) -> Bool {
    guard arguments.count == 1, case .closure = arguments[0].kind else { return false }
    return true
  }

  /// The router or the view that a function such as `also` or `with` passes to its closure. A closure that takes
  /// nothing is a completion and runs later.
  private func scoped(_ name: String, _ receiver: Value, _ arguments: [Value]) -> Value? {
    if EscapingCall.subscriptions.contains(name) { return nil }
    if case .router = receiver.kind { return receiver }
    if Self.configuring.contains(name), receiver.shownAs != nil { return receiver }
    guard arguments.count == 2, case .router? = arguments.first?.kind else { return nil }
    return arguments[0]
  }

  /// The functions of the library Then, which call their closure with what they are called on.
  private static let configuring: Set<String> = ["then", "do", "with"]

  /// Functions and types of the standard library that neither keep nor return what they are given.
  static let keepingNothing: Set<String> = [
    "print", "debugPrint", "dump", "ObjectIdentifier", "type", "assert", "precondition", "NSLog",
    "Mirror",
  ]

  /// Functions of the frameworks that call their closure before they return.
  static let immediate: Set<String> = [
    "performWithoutAnimation", "withAnimation", "sync", "assumeIsolated", "autoreleasepool",
    "withLock",
    "withExtendedLifetime", "withTransaction", "performAsCurrent", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
  ]

  /// Follows a call of a function outside of types that is given a router, a view or a closure.
  private func free(
    _ name: String, _ arguments: [Value], _ call: Call, _ state: inout PathState
  ) -> Value? {
    let isOfInterest = arguments.contains { argument in
      switch argument.kind {
      case .closure, .function: true
      default: !argument.leaves.isEmpty || argument.isPart(.router) || argument.shownAs != nil
      }
    }
    guard isOfInterest, call.receiver == nil,
      let function = app.functions[name]?.first(where: { $0.item.accepts(call.arguments) }),
      function.item.body != nil
    else { return nil }
    return run(function, on: .unknown, type: nil, arguments, call, &state)
  }

  /// Follows a function of another type that calls a closure before it returns: the closure does not escape.
  private func calledBack(
    by name: String, on receiver: Value, _ types: [Int], _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) -> Value? {
    for type in types {
      guard let method = app.method(name, of: type, call.arguments), method.item.body != nil,
        !isRouting(method.item.result, in: method.file)
      else { continue }
      let isHeld = zip(method.item.positions(of: call.arguments), arguments).contains {
        position, argument in
        guard case .closure = argument.kind, let position,
          method.item.parameters.indices.contains(position)
        else { return false }
        let parameter = method.item.parameters[position]
        guard case .function? = parameter.type else { return false }
        return !parameter.isEscaping
      }
      if isHeld { return run(method, on: receiver, type: type, arguments, call, &state) }
    }
    return nil
  }

  /// Follows a call outside of the RIB that is given a router or a part of the RIB.
  func handedOn(
    _ name: String, on receiver: Value, _ types: [Int], _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) -> Value? {
    let carries = arguments.contains { !$0.leaves.isEmpty || $0.isPart(.router) }
    guard carries || !receiver.leaves.isEmpty && receiver.isObject else { return nil }
    let types = carries ? types + routers(of: receiver) : types
    // Builders and the like are given the interactor, which is the listener, and never the router.
    for type in types {
      guard let method = app.method(name, of: type, call.arguments), method.item.body != nil,
        !isRouting(method.item.result, in: method.file)
      else { continue }
      let seen = app.certainty(of: receiver.type, in: receiver.file)
      let value = with {
        $0.certainty = $0.certainty.joined(seen)
      } _: {
        run(method, on: receiver, type: type, arguments, call, &state)
      }
      let given = arguments.filter { !$0.built.isEmpty }
      return value.leaves.isEmpty && returnsChild(method, of: receiver) ? .either(given) : value
    }
    return nil
  }

  /// Whether a function of a generic type returns what it keeps, as `fill` of `Slot<DetailRouting>` does.
  private func returnsChild(_ method: Member<Function>, of receiver: Value) -> Bool {
    guard let result = method.item.result?.unwrapped.name, method.owner >= 0,
      case .named(_, let arguments)? = receiver.type?.unwrapped,
      let index = app.types[method.owner].generics.firstIndex(where: { $0.name == result }),
      arguments.indices.contains(index)
    else { return false }
    return isRouting(arguments[index], in: receiver.file)
  }

  /// The classes of the routers that a value can be.
  private func routers(of value: Value) -> [Int] {
    value.leaves.flatMap { leaf -> [Int] in
      switch leaf.kind {
      case .router(let router): router.ribs.compactMap { ribs.ribs[$0].router }
      default: []
      }
    }
  }

  /// What a function outside of the RIB returns: the routers that it builds, or else its declared type.
  func built(
    by name: String, on receiver: Value, _ types: [Int], _ call: Call, _ state: inout PathState
  ) -> Value {
    var results: [Value] = []
    var declared: (TypeReference, String)?
    for type in types {
      var made: [Value] = []
      let isProtocol = app.types[type].kind == .protocol
      for id in isProtocol ? ribs.makers(of: name, in: type) + [type] : [type] {
        let all = app.methods(name, of: id)
        let fitting = all.filter { $0.item.accepts(call.arguments) }
        guard let method = (fitting.isEmpty ? all : fitting).first else { continue }
        if declared == nil, let result = method.item.result {
          let seen = typed(result, of: method, on: type)
          declared = (seen.type ?? result, seen.file)
        }
        guard ribs.rib(router: id) == nil || isRouting(method.item.result, in: method.file) else {
          continue
        }
        // The runtime calls the override that is given the component.
        // Of overloads, the one that the protocol requires.
        let required = isProtocol ? app.types[type].methods[name]?.first?.item.result : nil
        let candidates =
          all.filter { $0.item.result == required } + all.filter { $0.item.result != required }
        for candidate in candidates where candidate.item.body != nil && ribs.isBuilding(candidate) {
          let value = routers(
            from: candidate, on: id, .typed(.named(app.types[id].name), app.types[id].place.file))
          if !value.built.isEmpty || value.isObject {
            made.append(fresh(value))
            break
          }
        }
      }
      results += sure(made, of: app.types[type])
      if results.isEmpty, let value = builtByRuntimeClass(name, type) { results.append(value) }
    }
    if results.isEmpty, types.isEmpty,
      case .named(let base, let arguments)? = receiver.type?.unwrapped,
      app.dialect.builders.contains(base), arguments.count > 1,
      app.dialect.buildFunctions.contains(name)
    {
      let found = ribs.ribs(of: arguments[1], in: receiver.file)
      if !found.positions.isEmpty {
        results.append(newRouter(found.positions, found.certainty))
      }
    }
    if results.isEmpty, call.receiver == nil,
      let free = app.functions[name]?.first(where: { $0.item.accepts(call.arguments) })
    {
      declared = free.item.result.map { ($0, free.file) }
      if isRouting(free.item.result, in: free.file) {
        let value = fresh(routers(from: free, on: nil, .unknown))
        if !value.built.isEmpty { results.append(value) }
      }
    }
    if results.isEmpty, let (type, file) = declared, isRouting(type, in: file) {
      let found = ribs.ribs(of: type, in: file)
      if !found.positions.isEmpty {
        results.append(newRouter(found.positions, found.certainty))
      }
    }
    if !results.isEmpty {
      let seen = app.certainty(of: receiver.type, in: receiver.file)
      if seen != .read { results = results.map { doubted($0, seen) } }
      if currentPart != nil {
        self.built(results.flatMap(\.built).flatMap(\.ribs), line: call.line)
      }
      var value = Value.either(results)
      if let (type, file) = declared { (value.type, value.file) = (type, file) }
      return value
    }
    if let (type, file) = declared, app.type(type.unwrapped.name ?? "", in: file) != nil {
      return .typed(type, file)
    }
    return resolved(call) ?? declared.map { .typed($0.0, $0.1) } ?? .unknown
  }

  /// What a container gives for a type, as in `container.resolve(DetailBuilder.self)`.
  private func resolved(_ call: Call) -> Value? {
    guard call.arguments.count == 1, case .name(let name) = call.arguments[0].value,
      let type = app.type(name, in: frame.file, inside: frame.type.map { app.types[$0] })
    else { return nil }
    return .typed(.named(type.name), type.place.file)
  }

  /// What several classes make that conform to a protocol: a guess, unless all make the same RIB.
  private func sure(_ made: [Value], of type: AppType) -> [Value] {
    let kinds = Set(made.map { Set($0.built.flatMap(\.ribs)) })
    guard kinds.count > 1 else { return made }
    let guess = Guess.severalBuilders(protocol: type.name, count: made.count)
    return made.map { doubted($0, .guessed(guess)) }
  }

  /// A value that appears here, whose routers are known no more surely than this.
  func doubted(_ value: Value, _ certainty: Certainty) -> Value {
    var value = value
    value.depth = frame.depth
    switch value.kind {
    case .router(let router):
      value.kind = newRouter(router.ribs, router.certainty.joined(certainty)).kind
    case .choice(let values): value.kind = .choice(values.map { doubted($0, certainty) })
    case .list(let values): value.kind = .list(values.map { doubted($0, certainty) })
    case .tuple(let items):
      value.kind = .tuple(items.map { ($0.label, doubted($0.value, certainty)) })
    case .object(let object):
      let copy = ObjectValue(type: object.type)
      copy.fields = object.fields.mapValues { doubted($0, certainty) }
      value.kind = .object(copy)
    default: break
    }
    return value
  }

  /// A builder that inherits `build` from the runtime's class, which has the router as an argument.
  func builtByRuntimeClass(_ name: String, _ type: Int) -> Value? {
    guard app.dialect.buildFunctions.contains(name),
      let base = app.superclass(of: type, named: app.dialect.builders), base.arguments.count > 1
    else { return nil }
    let found = ribs.ribs(of: base.arguments[1], in: app.types[type].place.file)
    return found.positions.isEmpty ? nil : newRouter(found.positions, found.certainty)
  }

  /// A value from another run, with routers of this one.
  func fresh(_ value: Value) -> Value { doubted(value, .read) }
}

extension Expression {
  /// Whether the expression is a case by its name alone, as in `.push`.
  func isCase(_ name: String) -> Bool {
    switch self {
    case .member(nil, let member): member == name
    case .call(let call): call.callee.isCase(name)
    default: false
    }
  }

  /// Whether a name stands in a chain of members and calls.
  func mentions(_ name: String) -> Bool {
    var rest: Expression? = self
    while let next = rest {
      switch next {
      case .call(let call):
        if call.name == name { return true }
        rest = call.receiver
      case .member(let base, let member):
        if member == name { return true }
        rest = base
      case .optionalChain(let base): rest = base
      default: rest = nil
      }
    }
    return false
  }
}

extension [Statement] {
  /// The first name of a call in the statements that is one of these, or of a generic type that is made.
  func firstCall(among names: Set<String>) -> String? {
    var found: String?
    SyntaxWalk.calls(in: self) { call in
      if found == nil, let name = call.name ?? call.madeType, names.contains(name) { found = name }
    }
    return found
  }
}
