// On which thread code runs.

extension Interpreter {
  /// Runs a closure at once, on the thread that the call names.
  func runNow(_ closure: ClosureValue, by call: Call, _ state: inout PathState) {
    let before = state.waiting.isAfterAwait
    let thread = thread(of: call)
    if let thread { state.waiting.isAfterAwait = thread == .background }
    with {
      if let thread { $0.isOnMain = thread == .main }
    } _: {
      _ = run(closure, [], &state)
    }
    state.waiting.isAfterAwait = before
  }

  /// Where a call runs its closure; nil if it does not say.
  func thread(of call: Call) -> CallThread? {
    let reader = ThreadReader(value: firstValue, helper: streamHelper)
    if let known = reader.thread(of: call) { return known }
    guard let receiver = call.receiver, let type = frame.type else { return nil }
    let types = DeclaredTypes(app, app.types[type], file: frame.file)
    let services = ServiceThreads(app, helper: streamHelper)
    return EscapingCall.subscriptions.contains(call.name ?? "")
      ? services.thread(of: receiver, types) : services.thread(ofCallback: call, types)
  }

  /// What a constant of the running function, or a property, is given where it is declared.
  private func firstValue(of name: String) -> Expression? {
    if let value = frame.function.constants[name] { return value }
    guard let type = frame.type, let property = app.property(name, of: type) else { return nil }
    return property.item.isLet || property.item.isLazy ? property.item.value : nil
  }

  /// What an operator returns that the app adds to streams.
  private func streamHelper(_ name: String) -> Expression? {
    for owner in StreamTypes.extended {
      guard let type = app.type(owner, in: frame.file),
        case .return(let value?, _)? = type.methods[name]?.first?.item.body?.first
      else { continue }
      return value
    }
    return nil
  }

  /// Whether a function or its class runs on the main actor.
  func isBoundToMain(_ method: Member<Function>) -> Bool {
    MainThread(app).isBound(method)
  }

  /// Whether whatever a call can run is on the main thread, or goes there before it does anything.
  func goesToMain(_ name: String, _ call: Call, on types: [Int]) -> Bool {
    MainThread(app).isReached(by: name, call, on: types)
  }
}

/// On which thread the app's services answer: by a stream that they return, or by a closure that they are given.
struct ServiceThreads {
  private let app: AppIndex
  /// What an operator returns that the app adds to streams.
  private let helper: (String) -> Expression?
  /// Services that call each other are followed this far.
  private static let deepest = 4

  init(_ app: AppIndex, helper: @escaping (String) -> Expression?) {
    (self.app, self.helper) = (app, helper)
  }

  /// Where a stream emits that begins with a call of another object's function, as `api.load().map { … }` does; nil if
  /// several functions can be meant, or none says.
  func thread(of stream: Expression, _ types: DeclaredTypes, depth: Int = 0) -> CallThread? {
    guard depth < Self.deepest, let call = stream.calls.first, let method = method(call, types),
      let result = Self.result(of: method.item.body ?? [])
    else { return nil }
    return reader(in: method).thread(ofStream: result)
      ?? thread(of: result, DeclaredTypes(app, of: method), depth: depth + 1)
  }

  /// Where a call of another object's function runs the closure that it is given: what the function does with its
  /// parameter says it.
  func thread(ofCallback call: Call, _ types: DeclaredTypes) -> CallThread? {
    call.arguments.lastIndex { $0.value.isClosure }.flatMap {
      thread(ofCallback: call, at: $0, types, depth: 0)
    }
  }

  private func thread(
    ofCallback call: Call, at position: Int, _ types: DeclaredTypes, depth: Int
  ) -> CallThread? {
    guard depth < Self.deepest, let method = method(call, types),
      let index = method.item.positions(of: call.arguments)[position],
      method.item.parameters.indices.contains(index)
    else { return nil }
    let parameter = method.item.parameters[index].name
    var threads: [CallThread?] = []
    SyntaxWalk.calls(in: method.item.body ?? []) { inner in
      guard let position = inner.arguments.firstIndex(where: { $0.value.answers(parameter) })
      else { return }
      let types = DeclaredTypes(app, of: method)
      threads.append(
        reader(in: method).thread(of: inner)
          ?? thread(ofCallback: inner, at: position, types, depth: depth + 1))
    }
    return threads.count == 1 ? threads[0] : nil
  }

  /// The function that a call means, if it can be one alone.
  private func method(_ call: Call, _ types: DeclaredTypes) -> Member<Function>? {
    guard let name = call.name, let receiver = call.receiver,
      let typed = types.type(of: receiver)
    else { return nil }
    let classes = types.types(typed).flatMap { type in
      type.kind == .protocol ? app.descendants[type.id] : [type.id]
    }
    let methods = classes.flatMap { app.overloads(name, of: $0, call.arguments).prefix(1) }
      .filter { $0.item.body != nil }
    return methods.count == 1 ? methods[0] : nil
  }

  /// A reader that knows the constants of a function, and what its object's properties begin with.
  private func reader(in method: Member<Function>) -> ThreadReader {
    let constants = method.item.constants
    return ThreadReader(
      value: { name in
        if let value = constants[name] { return value }
        guard method.owner >= 0, let property = app.property(name, of: method.owner) else {
          return nil
        }
        return property.item.isLet || property.item.isLazy ? property.item.value : nil
      }, helper: helper)
  }

  /// What a body returns, if it returns one thing.
  private static func result(of body: [Statement]) -> Expression? {
    var found: [Expression] = []
    var rest = body
    while let statement = rest.popLast() {
      if case .return(let value?, _) = statement { found.append(value) }
      rest += statement.blocks.flatMap { $0 }
    }
    if body.count == 1, case .expression(let value, _) = body[0] { found.append(value) }
    return found.count == 1 ? found[0] : nil
  }
}

extension Expression {
  /// Whether it is the closure that a parameter has, or a closure that calls it.
  fileprivate func answers(_ parameter: String) -> Bool {
    switch self {
    case .name(parameter): return true
    case .closure(let closure):
      var isCalled = false
      SyntaxWalk.expressions(in: closure.body, entersClosures: false) { expression in
        if case .call(let call) = expression, case .name(parameter) = call.callee {
          isCalled = true
        }
      }
      return isCalled
    default: return false
    }
  }
}

/// Which functions run on the main thread whoever calls them.
struct MainThread {
  private let app: AppIndex
  /// Functions that lead to each other are followed this far.
  private static let deepest = 6

  init(_ app: AppIndex) { self.app = app }

  /// Whether a function, its type, its extension or what it implements is isolated to the main actor.
  func isBound(_ method: Member<Function>) -> Bool {
    if method.item.attributes.contains("MainActor") { return true }
    guard method.owner >= 0 else { return false }
    if app.types[method.owner].isolatedFunctions.contains(ObjectIdentifier(method.item)) {
      return true
    }
    return app.ancestors[method.owner].contains { ancestor in
      let type = app.types[ancestor]
      return type.attributes.contains("MainActor")
        || type.methods[method.item.name]?.contains {
          $0.item.body == nil && $0.item.attributes.contains("MainActor")
            && $0.item.hasLabels(of: method.item)
        } ?? false
    }
  }

  /// Whether all functions that a call can mean are bound to the main actor, or go to the main thread first.
  func isReached(by name: String, _ call: Call, on types: [Int], depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    var found: [Member<Function>] = []
    for type in types {
      let isProtocol = app.types[type].kind == .protocol
      let concrete = isProtocol ? app.descendants[type] : [type]
      for id in concrete.isEmpty ? [type] : concrete {
        found += app.overloads(name, of: id, call.arguments).prefix(1)
      }
    }
    return !found.isEmpty
      && found.allSatisfy { method in
        isBound(method) || method.item.body.map { goesThere($0, method, depth) } ?? false
      }
  }

  /// Whether a body goes to the main thread before it does anything, or does nothing.
  private func goesThere(_ body: [Statement], _ method: Member<Function>, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    for statement in body {
      switch statement {
      case .expression(let value, _), .return(let value?, _):
        guard isHop(value, method, depth) else { return false }
      case .return(nil, _), .throw, .jump, .function: break
      case .declare(_, _, let value, _):
        if let value, !value.calls.isEmpty || value.isClosure { return false }
      case .guard(let conditions, let otherwise, _):
        guard goesThere(otherwise, method, depth + 1), !Self.work(conditions) else { return false }
        // `guard Thread.isMainThread else { DispatchQueue.main.async { … }; return }`
        if Self.asksForMain(conditions) { return true }
      case .if(let conditions, let then, let otherwise, _):
        guard !Self.work(conditions), goesThere(otherwise, method, depth + 1),
          Self.asksForMain(conditions) || goesThere(then, method, depth + 1)
        else { return false }
      default: return false
      }
    }
    return true
  }

  private static func asksForMain(_ conditions: [Condition]) -> Bool {
    guard conditions.count == 1, case .test(let test) = conditions[0] else { return false }
    return test.chain == ["Thread", "isMainThread"]
  }

  /// Whether conditions call something.
  private static func work(_ conditions: [Condition]) -> Bool {
    var found = false
    SyntaxWalk.calls(in: [.guard(conditions, otherwise: [], line: 0)]) { _ in found = true }
    return found
  }

  private func isHop(_ expression: Expression, _ method: Member<Function>, _ depth: Int) -> Bool {
    guard case .call(let call) = expression else { return false }
    if case .closure(let closure)? = call.arguments.last?.value {
      if ThreadReader().thread(of: call) == .main { return call.receiver?.calls.isEmpty ?? false }
      return call.callee.chain?.first == "Task" && closure.attributes.contains("MainActor")
    }
    // A function that does so itself.
    guard let name = call.name else { return false }
    let types = DeclaredTypes(app, of: method)
    let owners: [Int]
    if let receiver = call.receiver {
      owners = types.type(of: receiver).map { types.types($0).map(\.id) } ?? []
    } else {
      owners = method.owner < 0 ? [] : [method.owner]
    }
    return isReached(by: name, call, on: owners, depth: depth + 1)
  }
}
