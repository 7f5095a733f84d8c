import RIBsAnalysis

// Conditions that are not understood.
extension Interpreter {
  /// Both ways out of a condition that is not understood. If it is about a slot, it may be what guards the slot, and what
  /// follows from its not being one is a guess.
  func doubtful(
    _ condition: Expression, _ state: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    let slots = mentionedSlots(condition, state)
    guard !slots.isEmpty else { return noting(condition, (state, state)) }
    var (holds, fails) = (state, state)
    pass.doubts += 1
    for slot in slots {
      holds.slots.doubts[slot, default: []].insert(.init(number: pass.doubts, holds: true))
      fails.slots.doubts[slot, default: []].insert(.init(number: pass.doubts, holds: false))
    }
    return (holds, fails)
  }

  /// The slots that an expression reads, by itself or in a computed property.
  private func mentionedSlots(_ expression: Expression, _ state: PathState) -> Set<Slot> {
    if case .keeper(let slot) = frame.receiver.kind { return readsItself(expression) ? [slot] : [] }
    guard let part = currentPart, let type = frame.type else { return [] }
    var found: Set<Slot> = []
    var read: Set<String> = []
    var rest = [expression]
    while let next = rest.popLast() {
      SyntaxWalk.expressions(in: [.expression(next, line: 0)]) { inner in
        guard case .name(let text) = inner.withoutSelf, read.insert(text).inserted else { return }
        // What a property wrapper says of its value.
        let name = text.unprojected
        if let value = state.locals[name] {
          switch value.kind {
          case .test(let test): rest.append(test.expression)
          case .closure(let closure): rest.append(.closure(closure.closure))
          default: if let origin = value.origin { rest.append(origin) }
          }
          for case .held(let slot) in value.leaves.map(\.kind) {
            let item = self.type(of: slot.part).flatMap { app.property(slot.name, of: $0) }?.item
            if item.map({ isSlot(slot, $0) }) ?? true { found.insert(slot) }
          }
          return
        }
        guard let property = app.property(name, of: type) else { return }
        let slot = Slot(part: part, name: name)
        if property.item.isStored, isSlot(slot, property.item) { found.insert(slot) }
        for case .return(let value?, _) in property.item.getter?.body ?? [] { rest.append(value) }
      }
    }
    return found
  }
}

extension Interpreter {
  /// Whether an expression reads a property of the running object.
  private func readsItself(_ expression: Expression) -> Bool {
    guard let type = frame.type else { return false }
    var reads = false
    SyntaxWalk.expressions(in: [.expression(expression, line: 0)]) { inner in
      if case .name(let name) = inner.withoutSelf, app.property(name, of: type) != nil {
        reads = true
      }
    }
    return reads
  }
}

extension Expression {
  /// `self.name` as `name`.
  fileprivate var withoutSelf: Expression {
    if case .member(.name("self")?, let name) = self { .name(name) } else { self }
  }
}
