// What `await` means for slots: while a function waits, others run, on the same actor too.
extension Interpreter {
  /// Makes every slot unknown again, besides what the function stored itself. Nothing changes where no second call
  /// comes through: a flag says that a first one is under way, or its task was cancelled.
  func suspend(_ state: inout PathState) {
    guard !state.isBusy, !isAlone else { return }
    if state.knowsChildren { state.knewChildrenAcross = true }
    state.knowsChildren = false
    var slots = Set(state.contents.keys).union(state.testedElements)
    for case .held(let slot) in state.detached { slots.insert(slot) }
    for slot in slots where !isOwn(state.contents[slot]) {
      if state.isClear(slot) || state.testedElements.contains(slot) {
        state.testedAcross.insert(slot)
      }
      state.contents[slot] = nil
      state.detached.remove(.held(slot))
      state.detached.remove(.element(slot))
    }
    state.testedElements = []
    state.detached.remove(.children)
  }

  /// Whether a slot holds what the function built.
  private func isOwn(_ content: Value?) -> Bool { content.map { !$0.built.isEmpty } ?? false }

  /// A stored property that is tested can say that a first call is under way.
  func noteTest(of expression: Expression, _ state: inout PathState) {
    guard let property = storedProperty(expression), let part = currentPart,
      !isSlot(Slot(part: part, name: property.name), property)
    else { return }
    state.testedFlags.insert(property.name)
  }

  func noteStore(in property: Property, _ state: inout PathState) {
    if state.testedFlags.contains(property.name) { state.isBusy = true }
  }

  /// `task?.cancel()`
  func noteCancel(_ call: Call, _ state: inout PathState) {
    guard call.name == "cancel", let property = call.receiver.flatMap(storedProperty) else {
      return
    }
    state.cancelled.insert(property.name)
  }

  /// Whether a value that is stored in a property is made while no other that was stored there goes on.
  func isAlone(storing target: Expression, _ state: PathState) -> Bool {
    guard let property = storedProperty(target) else { return false }
    return state.cancelled.contains(property.name) || state.testedFlags.contains(property.name)
  }

  private func storedProperty(_ expression: Expression) -> Property? {
    guard let chain = expression.chain, chain.count == 1 || chain.count == 2 && chain[0] == "self",
      let name = chain.last, let type = frame.type, let property = app.property(name, of: type)
    else { return nil }
    return property.item.isStored ? property.item : nil
  }
}
