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

  /// Where a call runs its closure, or the one for a stream's errors; nil if it does not say.
  func thread(of call: Call, isAboutErrors: Bool = false) -> CallThread? {
    let reader = ThreadReader(
      value: firstValue, helper: streamHelper, isAboutErrors: isAboutErrors)
    if let known = reader.thread(of: call) { return known }
    guard let receiver = call.receiver, let type = frame.type else { return nil }
    let types = DeclaredTypes(app, app.types[type], file: frame.file)
    let services = ServiceThreads(app, isAboutErrors: isAboutErrors, helper: streamHelper)
    return EscapingCall.subscriptions.contains(call.name ?? "")
      ? services.thread(of: receiver, types, reader) : services.thread(ofCallback: call, types)
  }

  /// What a constant of the running function, or a property, is given where it is declared.
  private func firstValue(of name: String) -> Expression? {
    if let value = frame.function.constants[name] { return value }
    guard let type = frame.type, let property = app.property(name, of: type) else { return nil }
    return app.firstValue(of: property)
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
    let found = app.implementations(of: name, call, on: types)
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
