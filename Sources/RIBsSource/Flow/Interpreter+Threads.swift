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
    var reader = ThreadReader(
      value: firstValue, helper: streamHelper, isAboutErrors: isAboutErrors)
    let types = DeclaredTypes(app, frame.type.map { app.types[$0] }, file: frame.file)
    let services = ServiceThreads(app, isAboutErrors: isAboutErrors, helper: streamHelper)
    let plain = reader
    reader.inner = { services.thread(of: $0, types, plain) }
    if let known = reader.thread(of: call) { return known }
    guard let receiver = call.receiver, frame.type != nil else { return nil }
    return EscapingCall.subscriptions.contains(call.name ?? "")
      ? services.thread(of: receiver, types, reader) : services.thread(ofCallback: call, types)
  }

  /// Where another object calls the closure that is stored in one of its properties; nil if that is not known.
  func thread(ofClosureIn target: Expression, _ state: PathState) -> CallThread? {
    guard let (owner, name) = target.lastMember, let owner else { return nil }
    let services = ServiceThreads(app, helper: streamHelper)
    let running = Member(frame.function, owner: frame.type ?? -1, file: frame.file)
    return services.thread(ofClosure: name, of: owner, declaredTypes(state))
      ?? services.thread(ofHandler: target, in: running, 0)
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
