extension Interpreter {
  /// The states in which all conditions hold, and in which one fails; nil where that cannot be.
  func split(
    _ conditions: [Condition], _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    var holds: PathState? = start
    var fails: PathState?
    for condition in conditions {
      guard let state = holds else { break }
      let (next, failed) = split(condition, state)
      holds = next
      fails = PathState.join(fails, failed)
    }
    // Without conditions, as in `#if`, either can be.
    return conditions.isEmpty ? (start, start) : (holds, fails)
  }

  /// The error of a stream that ran out of time, `RxError.timeout`.
  private static let timeout = "timeout"

  func split(
    _ condition: Condition, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    var state = start
    switch condition {
    case .test(let expression): return split(expression, state)
    case .bind(let name, let expression):
      let value = evaluate(expression, &state)
      noteTest(of: expression, &state)
      let tested = optional(in: expression, start).map { evaluate($0, &state) } ?? value
      var fails = assuming(tested, isNil: true, state)
      // Where there is no task, none goes on.
      if let property = storedProperty(expression) {
        fails?.reentry.cancelled.insert(property.name)
      }
      var holds = assuming(tested, isNil: false, state)
      var bound = value
      if case .weak(let part) = value.kind { bound.kind = .part(part) }
      if case .choice(let values) = value.kind { bound = .either(values.filter { !$0.isNothing }) }
      bound.type = value.type?.unwrapped
      bound.depth = bound.built.isEmpty ? frame.depth : bound.depth
      if case .unknown = bound.kind { bound.origin = expression }
      holds?.locals[name] = bound
      return noting(expression, (holds, fails))
    case .match(let names, let expression, let enumCase, let isNil):
      let value = evaluate(expression, &state)
      if let enumCase, let possible = enumCases(of: value),
        isEnumCase(enumCase, of: value.type, in: value.file)
      {
        if !possible.contains(enumCase) { return (nil, state) }
        if possible == [enumCase] {
          for name in names { state.locals[name] = .unknown }
          return (state, nil)
        }
      }
      var holds = state
      for name in names {
        switch value.kind {
        case .held, .element, .router:
          holds.locals[name] = carries(name, in: names, enumCase, of: value) ? value : .unknown
        default: holds.locals[name] = .unknown
        }
      }
      if enumCase == Self.timeout { state.waiting.excludeTimeout() }
      let isBare = enumCase.map { isBareCase($0, of: value) } ?? false
      guard let isNil = isNil ?? (isBare ? true : nil) else {
        // No other case carries anything.
        let isOnly = enumCase.map { carryingCases(of: value) == [$0] } ?? false
        return noting(expression, (holds, isOnly ? assuming(value, isNil: true, state) : state))
      }
      return noting(
        expression,
        (assuming(value, isNil: isNil, holds), assuming(value, isNil: !isNil, state)))
    case .other: return (state, state)
    }
  }

  /// The states in which an expression is true and false.
  func split(
    _ condition: Expression, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    guard step() else { return (start, start) }
    var state = start
    let expression = condition.comparingOrigins(start)
    switch expression {
    case .not(let inner):
      let (holds, fails) = split(inner, state)
      return (fails, holds)
    case .boolean(let isTrue): return isTrue ? (state, nil) : (nil, state)
    case .binary("&&", let left, let right):
      let (first, failed) = split(left, state)
      guard let first else { return (nil, failed) }
      let (second, failedToo) = split(right, first)
      return (second, PathState.join(failed, failedToo))
    case .binary("||", let left, let right):
      let (held, first) = split(left, state)
      guard let first else { return (held, nil) }
      let (heldToo, second) = split(right, first)
      return (PathState.join(held, heldToo), second)
    case .binary("==", let left, .nilLiteral):
      let left = optional(in: left, start) ?? left
      let value = evaluate(left, &state)
      noteTest(of: left, &state)
      return noting(
        left, (assuming(value, isNil: true, state), assuming(value, isNil: false, state)))
    case .binary("==", let inner, .boolean(let isTrue)),
      .binary("==", .boolean(let isTrue), let inner):
      let (holds, fails) = split(inner, state)
      return isTrue ? (holds, fails) : (fails, holds)
    case .call(let call): return split(call, state)
    case .member(let base?, "isEmpty"):
      let list = evaluate(base, &state)
      if list.isKeeper { return named(expression, start) }
      var holds = assuming(list, isNil: true, state)
      if let slot = slot(named: base, state) { holds?.slots.clear(slot) }
      return (holds, state)
    case .binary("==", .member(let base?, "count"), let count):
      let list = evaluate(base, &state)
      // A number that is not known was asked on purpose, as 0 is.
      let isEmpty = if case .number(let number) = count { number == 0 } else { true }
      return (assuming(list, isNil: isEmpty, state), state)
    case .binary("==", let left, let right):
      let (one, other) = (evaluate(left, &state), evaluate(right, &state))
      // `if detail === child`, where the child was read from the same property
      if let key = one.key, key == other.key,
        [one, other].allSatisfy({ $0.readAt.map { $0 == state.moment } ?? true })
      {
        return (state, nil)
      }
      if case .enumCase(let name) = other.kind, isBareCase(name, of: one) {
        return (assuming(one, isNil: true, state), state)
      }
      guard let isEqual = areEqual(one, other) else { return doubtful(expression, state) }
      // Two of one case may carry different things.
      guard isEqual else { return (nil, state) }
      return left.isCall || right.isCall ? (state, state) : (state, nil)
    case .member, .name: return named(expression, start)
    case .optionalChain(let inner): return split(inner, state)
    case .awaited(let inner):
      suspend(&state)
      return split(inner, state)
    default:
      _ = evaluate(expression.withoutCondition, &state)
      return doubtful(expression, state)
    }
  }

  /// A property that is a condition.
  private func named(
    _ expression: Expression, _ start: PathState
  ) -> (holds: PathState?, fails: PathState?) {
    var state = start
    let value = evaluate(expression, &state)
    // A parameter is what the caller gives.
    if case .name(let name) = expression, let isTrue = value.isTrue,
      frame.function.parameters.contains(where: { $0.name == name })
    {
      return isTrue ? (state, nil) : (nil, state)
    }
    if case .test(let test) = value.kind {
      let (holds, fails) = split(test.expression, state)
      return (
        holds.map { state.learning(from: $0, of: value) },
        fails.map { state.learning(from: $0, of: value) }
      )
    }
    if let condition = inlinedCondition(expression, value, start) { return condition }
    noteTest(of: expression, &state)
    if expression.chain == ["Thread", "isMainThread"] {
      var main = state
      main.waiting.isAfterAwait = false
      return (main, state)
    }
    if ["isActive", "isCancelled"].contains(expression.chain?.last) { state.testedActive = true }
    var ways = doubtful(expression, state)
    // If the interactor is still active, nothing that it called has detached it.
    if expression.chain?.last == "isActive" { ways.holds?.listenerCalls = [] }
    return ways
  }

  /// What is nil where an expression is nil: `kid` for `kid?.viewControllable`, because only a child that is not there
  /// has no view. It is nil where that is the expression itself.
  private func optional(in expression: Expression, _ start: PathState) -> Expression? {
    guard expression.chain != nil else { return nil }
    var tested: Expression?
    var state = start
    while case .member(let base?, let name) = tested ?? expression, base.hasOptionals,
      isNeverNil(name, of: evaluate(base, &state))
    {
      tested = base.withoutOptionals
    }
    return tested
  }

  /// Whether a member is declared with a type that is not optional.
  private func isNeverNil(_ name: String, of value: Value) -> Bool {
    let owners = types(of: value)
    let properties = owners.compactMap { app.property(name, of: $0) }
    if !properties.isEmpty {
      return properties.count == owners.count
        && properties.allSatisfy { $0.item.type?.isOptional == false }
    }
    return !(value.leaves + value.views).isEmpty
      && (app.dialect.viewMembers.contains(name) || app.dialect.interactorMembers.contains(name))
  }

  /// The state in which a value is nil, or is not; nil where that cannot be.
  func assuming(_ value: Value, isNil: Bool, _ start: PathState) -> PathState? {
    assumingNow(value, isNil: isNil, start).map { start.learning(from: $0, of: value) }
  }

  /// As if the value had been read now.
  private func assumingNow(_ value: Value, isNil: Bool, _ start: PathState) -> PathState? {
    var state = start
    switch value.kind {
    case .nothing: return isNil ? state : nil
    case .router, .part, .keeper, .tuple, .object: return isNil ? nil : state
    case .held(let slot):
      state.slots.assume(value, of: slot, isNil: isNil)
      return state
    case .element(let slot):
      if isNil { state.slots.testedElements.insert(slot) }
      if isNil, value.endsList { state.slots.contents[slot] = .nothing }
      if isNil, value.isTaken { state.slots.lost[slot] = nil }
      return state
    case .children:
      if isNil { (state.slots.knowsChildren, state.slots.hasNoChildren) = (true, true) }
      return state
    case .list(let items):
      // A list from which nil was left out is empty where all of it was nil.
      guard isNil else { return state }
      return items.reduce(state) { rest, item in rest.flatMap { assuming(item, isNil: true, $0) } }
    case .choice(let values):
      if isNil, value.isCoalesced {
        return values.reduce(state) { rest, item in
          rest.flatMap { assuming(item, isNil: true, $0) }
        }
      }
      if isNil {
        for case .element(let slot) in values.map(\.kind) {
          state.slots.testedElements.insert(slot)
        }
      }
      let possible = values.filter { $0.isNothing == isNil || !$0.isNothing }
      if possible.isEmpty { return nil }
      // A slot whose content differs by path: the test settles it for all paths.
      state.slots.settle(values, to: isNil ? .nothing : .either(possible))
      return state
    default:
      // What has no place in a list is not in it.
      if isNil, let list = value.indexOf { state.slots.uncleared.remove(list) }
      return state
    }
  }

  /// A computed property that is a test of slots.
  func inlinedCondition(
    _ expression: Expression, _ value: Value, _ state: PathState
  ) -> (holds: PathState?, fails: PathState?)? {
    let (owner, name): (Value, String)
    switch expression {
    case .name(let text) where state.locals[text] == nil: (owner, name) = (frame.receiver, text)
    case .member(let base?, let text):
      var scratch = state
      (owner, name) = (evaluate(base, &scratch), text)
    default: return nil
    }
    let declaring: Int?
    switch owner.kind {
    case .part(let part): declaring = type(of: part)
    case .keeper: declaring = types(of: owner).first
    // An extension of the app, such as `isNil`.
    case .held: declaring = app.type("Optional", in: frame.file)?.id
    default: return nil
    }
    guard let type = declaring, let property = app.property(name, of: type),
      let getter = property.item.getter
    else { return nil }
    return inlined(
      Member(getter, owner: property.owner, file: property.file), on: owner, type, [], state)
  }
}

extension Expression {
  /// Whether a chain may end early: whether a question mark stands in it.
  fileprivate var hasOptionals: Bool {
    var rest = self
    while true {
      switch rest {
      case .optionalChain: return true
      case .member(let base?, _): rest = base
      default: return false
      }
    }
  }

  /// A comparison of a constant as one of what the constant was given: `count == 0` after `let count = children.count`.
  fileprivate func comparingOrigins(_ state: PathState) -> Expression {
    guard case .binary("==", let left, let right) = self, case .name(let name) = left,
      let origin = state.locals[name]?.origin, origin.chain != nil
    else { return self }
    return .binary("==", origin, right)
  }

  /// Whether the expression compares, or asks a list what is in it.
  var isTest: Bool {
    switch self {
    case .binary("==", _, _), .binary("&&", _, _), .binary("||", _, _), .not: true
    case .member(.some, "isEmpty"): true
    case .call(let call): call.name == "contains" || call.name == "allSatisfy"
    default: false
    }
  }

  fileprivate var isCall: Bool {
    if case .call = self { true } else { false }
  }

  /// The expression as one to evaluate, so that a test that is not understood does not lead back to itself.
  fileprivate var withoutCondition: Expression {
    switch self {
    case .binary(_, let left, let right): .other([left, right])
    case .isType(let inner, _): .other([inner])
    default: self
    }
  }
}
