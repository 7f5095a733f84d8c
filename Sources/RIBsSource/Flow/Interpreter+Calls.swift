import RIBsAnalysis

extension Interpreter {
  func call(_ call: Call, _ state: inout PathState) -> Value {
    let value = result(of: call, &state)
    if call.isAwaited {
      if !isOnMain { state.isAfterAwait = true }
      if call.name == "sleep" { state.isAfterSleep = true }
    }
    return value
  }

  /// What ends a subscription with the RIB.
  private static let endings: Set<String> = [
    "disposeOnDeactivate", "cancelOnDeactivate", "disposeOnStop", "cancelOnStop",
  ]

  private func result(of call: Call, _ state: inout PathState) -> Value {
    let wasEnding = isEnding
    defer { isEnding = wasEnding }
    if let name = call.name, Self.endings.contains(name) { isEnding = true }
    if let made = construct(call, &state) { return made }
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
  private func parent(_ receiver: Value) -> Int? {
    switch receiver.kind {
    case .part(.router), .weak(.router): return position
    case .router(let router): return router.ribs.count == 1 ? router.ribs[0] : nil
    case .held(let slot):
      let known = contents[slot] ?? []
      return known.count == 1 ? known.first : ribs.ribs(of: receiver.type, in: receiver.file).first
    case .object, .nothing, .list, .tuple, .closure, .function, .children, .element, .view:
      return nil
    case .part(.interactor), .weak(.interactor): return nil
    case .choice(let values): return values.lazy.compactMap { self.parent($0) }.first
    case .unknown:
      let found = ribs.ribs(of: receiver.type, in: receiver.file)
      return found.count == 1 ? found[0] : nil
    }
  }

  private func method(
    _ name: String, on receiver: Value, isImplicit: Bool, _ call: Call, _ state: inout PathState
  ) -> Value {
    if name == "attachChild" || name == "detachChild", call.arguments.count <= 3,
      let first = call.arguments.first, first.label == nil
    {
      let value = evaluate(first.value, &state)
      let isOwn = isImplicit && position != nil && currentPart == .router
      let parent = isOwn ? position : self.parent(receiver)
      if name == "attachChild" {
        attach(
          value, to: parent, line: call.line, passesCallSite: call.arguments.count > 1, &state)
      } else {
        detach(value, from: parent, line: call.line, &state)
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
    if let value = collection(name, on: receiver, call, &state) { return value }
    if let value = own(name, on: receiver, call, &state) { return value }
    return foreign(name, on: receiver, call, &state)
  }

  // MARK: Functions of the RIB

  /// A call of a function of the RIB's own router or interactor, or of an object it made.
  private func own(
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
        outgoingCall(.router, name, call, state)
      }
    case .object(let object): type = object.type
    default: return nil
    }
    guard let method = app.method(name, of: type, call.arguments), method.item.body != nil else {
      return nil
    }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    return run(method, on: target, type: type, arguments, call, &state)
  }

  private func callSuper(_ name: String, _ call: Call, _ state: inout PathState) -> Value {
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
    let id = ObjectIdentifier(method.item)
    guard calls.count < Self.deepestCall, running.insert(id).inserted else {
      return .typed(method.item.result, method.file)
    }
    defer { running.remove(id) }
    var inner = state
    inner.locals = [:]
    for parameter in method.item.parameters {
      inner.locals[parameter.name] = .typed(parameter.type, method.file)
    }
    // What is given together with a variable may be stored in it.
    if call.arguments.contains(where: { if case .inout = $0.value { true } else { false } }) {
      for router in arguments.flatMap(\.built) { inner.carried.insert(router.id) }
    }
    for (position, value) in zip(method.item.positions(of: call.arguments), arguments) {
      guard let position, method.item.parameters.indices.contains(position) else { continue }
      var value = value
      let parameter = method.item.parameters[position]
      if value.type == nil { (value.type, value.file) = (parameter.type, method.file) }
      inner.locals[parameter.name] = value
    }
    calls.append(CallSite(place: place(call.line), part: currentPart, name: frame.function.name))
    let value = execute(method, receiver: receiver, type: type, depth: frame.depth + 1, &inner)
    calls.removeLast()
    inner.locals = state.locals
    state = inner
    // A closure that the function did not call runs later.
    for argument in arguments { runLater(argument, named: method.item.name, &state) }
    return value
  }

  // MARK: Functions of others

  private func foreign(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value {
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    let types = types(of: receiver)
    if currentPart == .interactor, let rib {
      if types.contains(where: { rib.listeners.contains($0) }) {
        outgoingCall(.listener, name, call, state)
      } else if rib.router == nil, isRouting(receiver.type) {
        outgoingCall(.router, name, call, state)
      }
    }
    let views = arguments.flatMap(\.views)
    if !views.isEmpty { shows(views, by: shownName(name, types), &state) }
    let owner = self.owner(name, call, arguments) ?? receiver.owner
    let isDelayed = receiver.isDelayed || name == "delay"
    let isGlobal = call.receiver?.mentions("global") ?? false
    for argument in arguments {
      if Self.immediate.contains(name), case .closure(let closure) = argument.kind {
        _ = run(closure, [], &state)
      }
      runLater(
        argument, named: name, owner: owner, isDelayed: isDelayed, isGlobal: isGlobal, &state)
    }
    // A method of an object that is given a router, or the router itself, may attach what it is given.
    if let value = handedOn(name, on: receiver, types, arguments, call, &state) { return value }
    var value = built(by: name, on: receiver, types, call, &state)
    value.owner = owner
    value.isDelayed = isDelayed
    if !views.isEmpty, value.built.isEmpty { return Value(kind: .view(views), depth: frame.depth) }
    return value
  }

  /// Functions of the frameworks that call their closure before they return.
  private static let immediate: Set<String> = [
    "performWithoutAnimation", "withAnimation", "sync", "assumeIsolated", "autoreleasepool",
    "withLock",
    "withExtendedLifetime", "withTransaction", "performAsCurrent",
  ]

  /// The name of what shows a view: `push` where the function that is called pushes.
  private func shownName(_ name: String, _ types: [Int]) -> String {
    for type in types.flatMap({ app.types[$0].isClass ? [$0] : app.descendants[$0] + [$0] }) {
      for method in app.methods(name, of: type) {
        if let body = method.item.body, Self.pushes(body) { return "pushViewController" }
      }
    }
    return name
  }

  /// What UIKit's and apps' functions that push are called.
  static let pushes: Set<String> = ["pushViewController", "push"]

  /// Whether a function pushes: by name, or with `show(_:sender:)`, which does in a navigation controller. One that
  /// can also present does not count.
  private static func pushes(_ body: [Statement]) -> Bool {
    var found = false
    if body.firstCall(among: ["present"]) != nil { return false }
    SyntaxWalk.calls(in: body) { call in
      guard let name = call.name else { return }
      found =
        found || pushes.contains(name)
        || name == "show" && call.arguments.map(\.label) == [nil, "sender"]
    }
    return found
  }

  /// Follows a call outside of the RIB that is given a router or a part of the RIB.
  private func handedOn(
    _ name: String, on receiver: Value, _ types: [Int], _ arguments: [Value], _ call: Call,
    _ state: inout PathState
  ) -> Value? {
    let carries = arguments.contains { argument in
      if !argument.leaves.isEmpty { return true }
      if case .part(.router) = argument.kind { return true }
      return false
    }
    guard carries || !receiver.leaves.isEmpty && receiver.isObject else { return nil }
    if let free = types.isEmpty && call.receiver == nil
      ? app.functions[name]?.first(where: { $0.item.accepts(call.arguments) }) : nil
    {
      return run(free, on: .unknown, type: nil, arguments, call, &state)
    }
    // Builders and the like are given the interactor, which is the listener, and never the router.
    for type in types {
      guard let method = app.method(name, of: type, call.arguments), method.item.body != nil,
        !isRouting(method.item.result)
      else { continue }
      return run(method, on: receiver, type: type, arguments, call, &state)
    }
    return nil
  }

  /// What a function outside of the RIB returns: the routers that it builds, or else its declared type.
  private func built(
    by name: String, on receiver: Value, _ types: [Int], _ call: Call, _ state: inout PathState
  ) -> Value {
    var results: [Value] = []
    var declared: (TypeReference, String)?
    for type in types {
      let concrete = app.types[type].isClass ? [type] : app.descendants[type]
      for id in concrete + (concrete.isEmpty || app.types[type].isClass ? [] : [type]) {
        let all = app.methods(name, of: id)
        let fitting = all.filter { $0.item.accepts(call.arguments) }
        guard let method = (fitting.isEmpty ? all : fitting).first else { continue }
        if declared == nil, let result = method.item.result { declared = (result, method.file) }
        guard ribs.rib(router: id) == nil || isRouting(method.item.result) else { continue }
        // The runtime calls the override that is given the component.
        for candidate in all where candidate.item.body != nil && isBuilding(candidate, id) {
          let value = routers(
            from: candidate, on: id, .typed(.named(app.types[id].name), app.types[id].place.file))
          if !value.built.isEmpty {
            results.append(fresh(value))
            break
          }
        }
      }
      if results.isEmpty, let value = builtByRuntimeClass(name, type) { results.append(value) }
    }
    if results.isEmpty, types.isEmpty,
      case .named(let base, let arguments)? = receiver.type?.unwrapped,
      RuntimeTypes.builders.contains(base), arguments.count > 1, name.hasSuffix("uild")
    {
      let found = ribs.ribs(of: arguments[1], in: receiver.file)
      if !found.isEmpty { results.append(newRouter(found)) }
    }
    if results.isEmpty, call.receiver == nil,
      let free = app.functions[name]?.first(where: { $0.item.accepts(call.arguments) })
    {
      declared = free.item.result.map { ($0, free.file) }
      if isRouting(free.item.result) {
        let value = fresh(routers(from: free, on: -1, .unknown))
        if !value.built.isEmpty { results.append(value) }
      }
    }
    if results.isEmpty, let (type, file) = declared, isRouting(type) {
      let found = ribs.ribs(of: type, in: file)
      if !found.isEmpty { results.append(newRouter(found)) }
    }
    if !results.isEmpty {
      if currentPart != nil {
        self.built(results.flatMap(\.built).flatMap(\.ribs), line: call.line)
      }
      var value = Value.either(results)
      if let (type, file) = declared { (value.type, value.file) = (type, file) }
      return value
    }
    return declared.map { .typed($0.0, $0.1) } ?? .unknown
  }

  private func isBuilding(_ method: Member<Function>, _ type: Int) -> Bool {
    if isRouting(method.item.result) { return true }
    // A generic parameter stands for the router in a base class.
    guard let name = method.item.result?.name else { return false }
    return app.types[method.owner].generics.contains { $0.name == name }
  }

  /// A builder that inherits `build` from the runtime's class, which has the router as an argument.
  private func builtByRuntimeClass(_ name: String, _ type: Int) -> Value? {
    guard name.hasPrefix("build") || name.hasSuffix("Build"),
      let base = app.superclass(of: type, named: RuntimeTypes.builders), base.arguments.count > 1
    else { return nil }
    let found = ribs.ribs(of: base.arguments[1], in: app.types[type].place.file)
    return found.isEmpty ? nil : newRouter(found)
  }

  /// A value from another run, with routers of this one.
  func fresh(_ value: Value) -> Value {
    var value = value
    value.depth = frame.depth
    switch value.kind {
    case .router(let router):
      let made = newRouter(router.ribs)
      value.kind = made.kind
    case .choice(let values): value.kind = .choice(values.map(fresh))
    case .list(let values): value.kind = .list(values.map(fresh))
    case .tuple(let items): value.kind = .tuple(items.map { ($0.label, fresh($0.value)) })
    default: break
    }
    return value
  }

  // MARK: Initializers

  private func construct(_ call: Call, _ state: inout PathState) -> Value? {
    let reference: TypeReference
    if case .type(let type) = call.callee {
      reference = type
    } else if let chain = call.callee.chain, let last = chain.last {
      let names = last == "init" ? chain.dropLast() : chain[...]
      guard names.last?.first?.isUppercase == true else { return nil }
      if state.locals[names[0]] != nil { return nil }
      reference = .named(names.joined(separator: "."))
    } else {
      return nil
    }
    guard let name = reference.name else { return nil }
    if RuntimeTypes.routers.contains(name) { return runtimeRouter(name, call, &state) }
    let outer = frame.type.map { app.types[$0] }
    let found = app.type(name, in: frame.file, inside: outer)
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    if let type = found, let rib = ribs.rib(router: type.id) {
      noteParts(of: rib, call, arguments)
      built([rib], line: call.line, isOwn: true)
      return newRouter([rib])
    }
    let views = arguments.flatMap(\.views)
    let carries = arguments.contains { !$0.leaves.isEmpty }
    for router in arguments.flatMap(\.built) where found != nil {
      state.carried.insert(router.id)
      // A case `.push` beside the router says how it is shown.
      if call.arguments.contains(where: { $0.value.isCase("push") }) {
        state.shown[router.id] = "push"
      }
    }
    if let type = found, carries {
      // An object that is given routers carries them.
      let object = ObjectValue(type: type.id)
      var value = Value(
        kind: .object(object), type: reference, file: frame.file, depth: frame.depth)
      if let initializer = app.method("init", of: type.id, call.arguments),
        initializer.item.body != nil
      {
        _ = run(initializer, on: value, type: type.id, arguments, call, &state)
      } else {
        for (argument, given) in zip(call.arguments, arguments) {
          if let label = argument.label { object.fields[label] = given }
        }
      }
      value.kind = .object(object)
      return value
    }
    for argument in arguments { runLater(argument, named: name, &state) }
    if carries { return .either(arguments.filter { !$0.leaves.isEmpty }) }
    if !views.isEmpty {
      return Value(kind: .view(views), type: reference, file: frame.file, depth: frame.depth)
    }
    guard found != nil || name.first?.isUppercase == true else { return nil }
    return .typed(reference, found?.place.file ?? frame.file)
  }

  /// The interactor and the view that a router's initializer is given.
  private func noteParts(of rib: Int, _ call: Call, _ arguments: [Value]) {
    func classes(_ label: String) -> [Int] {
      guard let index = call.arguments.firstIndex(where: { $0.label == label }) else { return [] }
      return types(of: arguments[index]).filter { app.types[$0].isClass }
    }
    var borrowed: SourcePlace?
    if let view = call.argument("viewController"), isBorrowed(view) { borrowed = place(call.line) }
    ribs.note(
      rib, interactor: classes("interactor").first, views: classes("viewController"),
      borrowedAt: borrowed)
  }

  /// Whether a view comes from the parent: a requirement of the builder's dependency, read directly or through
  /// the component.
  private func isBorrowed(_ view: Expression) -> Bool {
    var chain = view.chain ?? []
    // A local constant stands for what it was given.
    let constants = frame.function.constants
    if chain.count == 1, let value = constants[chain[0]]?.chain { chain = value }
    guard chain.count >= 2, let name = chain.last else { return false }
    if chain[chain.count - 2] == "dependency" { return true }
    guard let made = constants[chain[0]].flatMap(Self.made)?.name,
      let component = app.type(made, in: frame.file),
      let property = app.property(name, of: component.id),
      case .result(let value?, _)? = property.item.getter?.body?.first,
      property.item.getter?.body?.count == 1
    else { return false }
    return value.chain?.first == "dependency" || value.chain?.prefix(2) == ["self", "dependency"]
  }

  private func built(_ children: [Int], line: Int, isOwn: Bool) {
    if currentPart != nil { built(children, line: line) }
  }

  /// A router of the runtime's own class, which a builder makes for a RIB without a router class.
  private func runtimeRouter(_ base: String, _ call: Call, _ state: inout PathState) -> Value? {
    let arguments = call.arguments.map { ($0.label, evaluate($0.value, &state)) }
    guard let type = frame.type, frame.function.name != "init" else { return .unknown }
    let owner = app.types[type]
    guard owner.isClass,
      app.superclass(of: type, named: RuntimeTypes.builders) != nil
        || owner.name.hasSuffix("Builder")
    else { return .unknown }
    let name = owner.name.hasSuffix("Builder") ? String(owner.name.dropLast(7)) : owner.name
    func classes(_ label: String) -> [Int] {
      guard let value = arguments.first(where: { $0.0 == label })?.1 else { return [] }
      return types(of: value).flatMap { app.types[$0].isClass ? [$0] : app.descendants[$0] }
    }
    let kind: StaticRIB.Kind =
      base == "LaunchRouter" ? .launch : base == "ViewableRouter" ? .viewable : .router
    let rib = ribs.implicitRIB(
      named: name, module: owner.module, kind: kind, place: place(call.line),
      interactor: classes("interactor").first, views: classes("viewController"))
    return newRouter([rib])
  }

  // MARK: Closures

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
    let saved = (frame, results, deferred, calls)
    let wasEnding = isEnding
    isEnding = false
    defer { isEnding = wasEnding }
    frame = value.frame
    calls = Array(calls.prefix(frame.depth))
    (results, deferred) = ([], [])
    var inner = state
    // What the closure assigned to a variable around it is rare enough to leave out.
    inner.locals = value.locals.merging(state.locals.filter { value.locals[$0.key] == nil }) {
      first, _ in first
    }
    for (index, argument) in arguments.enumerated() { inner.locals["$\(index)"] = argument }
    for (name, argument) in zip(value.closure.parameters, arguments) {
      inner.locals[name] = argument
    }
    for name in value.closure.parameters.dropFirst(arguments.count) {
      inner.locals[name] = .unknown
    }
    let fallen = run(value.closure.body, inner)
    var end = results.reduce(fallen) { PathState.join($0, $1.1) }
    if var after = end {
      for statements in deferred.reversed() { after = run(statements, after) ?? after }
      end = after
    }
    let result = Value.either(results.map(\.0))
    (frame, results, deferred, calls) = saved
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
  private func owner(_ name: String, _ call: Call, _ arguments: [Value]) -> RIBPart? {
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
  private static let delayBegins = -1

  private func setLater(
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

  private func afterwards(_ state: PathState) -> PathState {
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

  // MARK: Lists and optionals

  /// Functions that call their closure at once: those of lists and optionals.
  private func collection(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    switch name {
    case "forEach", "map", "flatMap", "compactMap", "filter", "contains", "first", "allSatisfy",
      "sorted",
      "reversed", "reduce", "firstIndex", "last":
      guard receiver.isList || name == "forEach" else { return nil }
      let function = call.arguments.last.map { evaluate($0.value, &state) }
      guard let function else { return receiver }
      let item = element(of: receiver)
      if case .list(let items) = receiver.kind, name == "forEach" || name == "map" {
        let values = items.map { invoke(function, [$0], call, &state) }
        return Value(kind: .list(values), depth: frame.depth)
      }
      let result = invoke(function, [item], call, &state)
      switch name {
      case "filter", "sorted", "reversed": return receiver
      case "first", "last": return item
      case "map", "flatMap", "compactMap": return result
      default: return .unknown
      }
    case "append", "insert", "updateValue":
      guard let slot = slot(of: receiver), let first = call.arguments.first else { return nil }
      let value = evaluate(first.value, &state)
      store(value, in: slot, isAdded: true, &state)
      return .unknown
    case "removeAll", "removeValue", "removeLast", "removeFirst", "popLast", "remove":
      guard let slot = slot(of: receiver) else { return nil }
      state.uncleared.remove(slot)
      let value = Value(
        kind: .held(slot), type: receiver.type, file: receiver.file, depth: frame.depth)
      for argument in call.arguments { _ = evaluate(argument.value, &state) }
      state.contents[slot] = name == "removeAll" ? .nothing : nil
      state.contents[slot] = .nothing
      return value
    default: return nil
    }
  }
}

extension Value {
  var views: [Value] {
    switch kind {
    case .view(let routers): routers
    case .list(let items), .choice(let items): items.flatMap(\.views)
    case .tuple(let items): items.flatMap(\.value.views)
    default: []
    }
  }

  var isObject: Bool {
    if case .object = kind { true } else { false }
  }

  var isPart: Bool {
    switch kind {
    case .part, .weak: true
    default: false
    }
  }

  /// Whether closures given to the value's functions run at once.
  var isList: Bool {
    switch kind {
    case .list, .held, .element, .children, .router, .tuple, .choice, .nothing, .view: return true
    default:
      switch type {
      case .array, .dictionary, .optional: return true
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether the expression is a case by its name alone, as in `.push`.
  fileprivate func isCase(_ name: String) -> Bool {
    switch self {
    case .member(nil, let member): member == name
    case .call(let call): call.callee.isCase(name)
    default: false
    }
  }

  /// Whether a name stands in a chain of members and calls.
  fileprivate func mentions(_ name: String) -> Bool {
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
  /// The first name of a call in the statements that is one of these.
  func firstCall(among names: Set<String>) -> String? {
    var found: String?
    SyntaxWalk.calls(in: self) { call in
      if found == nil, let name = call.name, names.contains(name) { found = name }
    }
    return found
  }
}
