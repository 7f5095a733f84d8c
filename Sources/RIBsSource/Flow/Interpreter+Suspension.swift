// What `await` means for slots: while a function waits, others run, on the same actor too.
extension Interpreter {
  /// The running function waits, after which it need not be on the main thread. What it knows stays as it is where its
  /// task is the only one that goes on.
  func suspend(_ state: inout PathState) {
    if !context.isOnMain { state.waiting.isAfterAwait = true }
    if !context.isAlone { state.suspend() }
  }

  /// A stored property that is tested can say that a first call is under way.
  func noteTest(of expression: Expression, _ state: inout PathState) {
    guard let property = storedProperty(expression), let part = currentPart,
      !isSlot(Slot(part: part, name: property.name), property)
    else { return }
    state.reentry.testedFlags.insert(property.name)
  }

  func noteStore(in property: Property, _ state: inout PathState) {
    state.reentry.store(in: property.name)
  }

  /// `task?.cancel()`
  func noteCancel(_ call: Call, _ state: inout PathState) {
    guard call.name == "cancel", let property = call.receiver.flatMap(storedProperty) else {
      return
    }
    state.reentry.cancelled.insert(property.name)
  }

  /// Whether a value that is stored in a property is made while no other that was stored there goes on.
  func isAlone(storing target: Expression, _ state: PathState) -> Bool {
    guard let property = storedProperty(target) else { return false }
    return state.reentry.isAlone(in: property.name)
  }

  func storedProperty(_ expression: Expression) -> Property? {
    guard let chain = expression.chain, chain.count == 1 || chain.count == 2 && chain[0] == "self",
      let name = chain.last, let type = frame.type, let property = app.property(name, of: type)
    else { return nil }
    return property.item.isStored ? property.item : nil
  }
}
