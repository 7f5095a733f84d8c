// What `await` means for slots: while a function waits, others run, on the same actor too.
extension Interpreter {
  /// The running function waits, after which it need not be on the main thread. What it knows stays as it is where its
  /// task is the only one that goes on.
  func suspend(_ state: inout PathState) {
    if !context.isOnMain { state.waiting.isAfterAwait = true }
    if !context.isAlone, !context.isSerial { state.suspend() }
  }

  /// Notes a test of the object's own state, which can say that a first call is under way.
  func noteTest(of expression: Expression, _ state: inout PathState) {
    if let note = note(expression) { state.reentry.tested.insert(note) }
  }

  func noteStore(in target: Expression, _ state: inout PathState) {
    guard let note = note(target) else { return }
    state.reentry.store(in: note)
    pass.stored.insert(note)
  }

  /// `task?.cancel()`, also by the name that a condition gave the task.
  func noteCancel(_ call: Call, _ state: inout PathState) {
    guard call.name.map(Self.cancelling.contains) ?? false, var receiver = call.receiver else {
      return
    }
    if case .name(let name) = receiver.withoutOptionals, let origin = state.locals[name]?.origin {
      receiver = origin
    }
    guard let property = storedProperty(receiver) else { return }
    state.reentry.cancelled.insert(property.name)
  }

  private static let cancelling: Set<String> = ["cancel", "invalidate", "dispose"]

  /// Whether what is stored in a property calls back once, while nothing goes on that was stored there before.
  func isAlone(storing value: Expression, in target: Expression, _ state: PathState) -> Bool {
    if case .call(let call) = value, !callsBackOnce(call, state) { return false }
    if let property = storedProperty(target) {
      return state.reentry.isAlone(in: property.name)
        || property.type?.unwrapped.name.map(StreamTypes.endsWhenReplaced.contains) ?? false
    }
    // `pending.disposable = …`
    guard case .member(let base?, "disposable") = target else { return false }
    let keeper = storedProperty(base)
    return (keeper?.type ?? keeper?.value.flatMap(Self.made))?.name == "SerialDisposable"
  }

  private func callsBackOnce(_ call: Call, _ state: PathState) -> Bool {
    if case .boolean(true)? = call.argument("repeats") { return false }
    guard let name = call.name, EscapingCall.subscriptions.contains(name),
      let stream = call.receiver
    else { return true }
    return StreamReader(types: declaredTypes(state)).emitsOnce(stream)
  }

  /// Whether a work item is made after the one was cancelled that a property holds.
  func isAlone(making type: String, _ state: PathState) -> Bool {
    type == "DispatchWorkItem"
      && state.reentry.cancelled.contains { name in
        let property = frame.type.flatMap { app.property(name, of: $0) }
        return property?.item.type?.unwrapped.name == type
      }
  }

  func storedProperty(_ expression: Expression) -> Property? {
    guard let chain = expression.chain, chain.count == 1 || chain.count == 2 && chain[0] == "self",
      let name = chain.last, let type = frame.type, let property = app.property(name, of: type)
    else { return nil }
    return property.item.isStored ? property.item : nil
  }
}
