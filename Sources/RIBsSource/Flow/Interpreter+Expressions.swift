import RIBsAnalysis

extension Interpreter {
  func evaluate(_ expression: Expression, _ state: inout PathState) -> Value {
    guard step() else { return .unknown }
    switch expression {
    case .name(let name):
      let value = named(name, &state)
      return state.locals[name] == nil ? onScreen(name, of: frame.receiver, value, state) : value
    case .member(let base, let name):
      guard let base else { return enumCase(name, of: nil) }
      var owner = frame.receiver
      if case .name("super") = base {} else { owner = evaluate(base, &state) }
      return onScreen(name, of: owner, member(name, of: owner, &state), state)
    case .optionalChain(let base): return evaluate(base, &state)
    case .call(let call): return self.call(call, &state)
    case .index(let base, let keys, let line):
      let values = keys.map { evaluate($0.value, &state) }
      if let member = base.member(at: values) { return evaluate(member, &state) }
      let receiver = evaluate(base, &state)
      return subscripted(receiver, keys, values, line: line, &state) ?? element(at: receiver)
    case .closure(let closure): return capture(closure, state)
    case .tuple(let items):
      let values = items.map { (label: $0.label, value: evaluate($0.value, &state)) }
      return Value(kind: .tuple(values), depth: frame.depth)
    case .array(let items):
      return Value(kind: .list(items.map { evaluate($0, &state) }), depth: frame.depth)
    case .dictionary(let entries):
      return Value(
        kind: .list(
          entries.map { entry in
            _ = evaluate(entry.key, &state)
            return evaluate(entry.value, &state)
          }), depth: frame.depth)
    case .cast(let inner, let type):
      var value = evaluate(inner, &state)
      // A cast narrows what is known only by its type.
      if case .unknown = value.kind {
        if let part = part(type, in: frame.file) {
          value.kind = .part(part)
        }
      }
      if let cast = castToNavigation(value, type) { return cast }
      if isOtherView(value, type) { return .nothing }
      if value.type == nil || !ribs.ribs(of: type, in: frame.file).positions.isEmpty {
        (value.type, value.file) = (type, frame.file)
      }
      return value
    case .ternary(let condition, let first, let second):
      let (holds, fails) = split(condition, state)
      if let only = holds ?? fails, holds == nil || fails == nil {
        state = only
        return evaluate(holds == nil ? second : first, &state)
      }
      var (then, otherwise) = (holds ?? state, fails ?? state)
      let values = [evaluate(first, &then), evaluate(second, &otherwise)]
      state = PathState.join(then, otherwise) ?? state
      return .either(values)
    case .binary(let name, let left, let right):
      if name == "??" {
        let value = evaluate(left, &state)
        if isThere(value) { return value }
        // The right side runs only where the left one is nil.
        guard var other = assuming(value, isNil: true, state) else { return value }
        let fallback = evaluate(right, &other)
        state = PathState.join(assuming(value, isNil: false, state), other) ?? state
        if value.isNothing { return fallback }
        var first = Value.either([value, fallback])
        first.isCoalesced = [value, fallback].allSatisfy {
          if case .choice = $0.kind { $0.isCoalesced } else { true }
        }
        return first
      }
      let (holds, fails) = split(.binary(name, left, right), state)
      state = PathState.join(holds, fails) ?? state
      return .unknown
    case .not, .isType:
      let (holds, fails) = split(expression, state)
      state = PathState.join(holds, fails) ?? state
      return .unknown
    case .assign(let target, let source):
      let isAlone = isAlone(storing: source, in: target, state)
      let ends = target.chain?.last.map { name in frame.type.map { app.ends(name, of: $0) } ?? false
      }
      var value = with {
        if isAlone { $0.isAlone = true }
        $0.keeper = storedProperty(target)?.name ?? $0.keeper
        if ends ?? false { $0.isEnding = true }
      } _: {
        evaluate(source, &state)
      }
      touch(byAssigning: target, &state)
      assignScreen(target, value, source, &state)
      if let child = child(declaredBy: target, value) {
        value = child
        // The variable is the child from here on.
        if case .name(let name) = source, state.locals[name] != nil { state.locals[name] = child }
      }
      if case .name(let name) = target, state.locals[name] != nil {
        value = tested(later: value, source)
        value.readAt = value.readAt ?? state.moment
      }
      assign(value, to: target, &state)
      runStored(value, in: target, &state)
      return .unknown
    case .inout(let inner):
      noteStore(in: inner, &state)
      return evaluate(inner, &state)
    case .keyPath(let names): return Value(kind: .keyPath(names))
    case .selector(let name):
      return Value(kind: .function(name: name, receiver: frame.receiver))
    case .nilLiteral: return .nothing
    case .number, .decimal: return .unknown
    case .awaited(let inner):
      let value = evaluate(inner, &state)
      suspend(&state)
      return value
    case .boolean(let isTrue):
      var value = Value.unknown
      value.isTrue = isTrue
      return value
    case .type(let type): return .typed(type, frame.file)
    case .other(let inner):
      let values = inner.map { evaluate($0, &state) }
      // An operator of the app may do anything with what it is given.
      for value in values { state.slots.keep(value) }
      // `pinned + regular`
      let lists = values.filter { $0.isList && !$0.leaves.isEmpty }
      return values.count > 1 && !lists.isEmpty ? .either(lists) : .unknown
    }
  }
}

extension Expression {
  /// The member that a key path leads to, as in `self[keyPath: slot]`; nil for any other subscript.
  func member(at keys: [Value]) -> Expression? {
    guard keys.count == 1, case .keyPath(let names) = keys[0].kind, !names.isEmpty else {
      return nil
    }
    return names.reduce(self) { .member($0, $1) }
  }
}
