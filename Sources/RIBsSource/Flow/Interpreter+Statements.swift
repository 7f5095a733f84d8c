import RIBsAnalysis

// Statements.
extension Interpreter {
  /// - Returns: The state after the statements; nil if no path reaches their end.
  func run(_ statements: [Statement], _ start: PathState) -> PathState? {
    var state = start
    for (index, statement) in statements.enumerated() {
      guard step() else { return state }
      if let fork = statement.fork {
        return run(fork, before: Array(statements[(index + 1)...]), state)
      }
      guard let next = run(statement, state) else { return nil }
      state = next
    }
    return state
  }

  /// Runs what follows a constant once for each of its values, so that a test of the constant tells what was tested to
  /// choose it.
  private func run(
    _ fork: Statement.Fork, before rest: [Statement], _ start: PathState
  ) -> PathState? {
    let (holds, fails) = split(fork.conditions, start)
    let deferred = exits.deferred
    let end = holds.flatMap { run([fork.first] + rest, $0) }
    // Both ways defer the same blocks.
    exits.deferred = deferred
    return PathState.join(end, fails.flatMap { run([fork.second] + rest, $0) })
  }

  func run(_ statement: Statement, _ start: PathState) -> PathState? {
    var state = start
    switch statement {
    case .declare(let names, let type, let value, _):
      declare(names, type, value, &state)
    case .expression(let expression, let line):
      context.frame.line = line
      if let asserted = Self.asserted(expression) { return split(asserted, state).holds }
      _ = evaluate(expression, &state)
      if Self.neverReturns(expression) { return nil }
      // The app takes this path for a mistake of its own.
      if case .call(let call) = expression, call.callee.chain == ["assertionFailure"] {
        state.views.divide(by: nil)
      }
    case .if(let conditions, let then, let otherwise, let line):
      let (holds, fails) = divide(by: conditions, line, state)
      return PathState.join(
        holds.flatMap { runBlock(then, $0, in: state) },
        fails.flatMap { runBlock(otherwise, $0, in: state) })
    case .ifConfig(let variants):
      return variants.reduce(nil) { PathState.join($0, run($1, state)) }
    case .guard(let conditions, let otherwise, let line):
      let (holds, fails) = divide(by: conditions, line, state)
      if let fails { _ = run(otherwise, fails) }
      return holds
    case .switch(let subject, let cases, let line): return choose(subject, cases, line, state)
    case .loop(let loop): return repeated(loop, state)
    case .do(let body, let catches):
      let end = runBlock(body, state, in: state)
      return catches.reduce(end) { PathState.join($0, runBlock($1, state, in: state)) }
    case .defer(let body): exits.deferred.append((body, Set(state.locals.keys)))
    case .return(let expression, let line):
      context.frame.line = line
      if exits.areTests, let expression { return returnTest(expression, state) }
      let value = expression.map { evaluate($0, &state) } ?? .unknown
      exits.returns.append((value, state, exits.deferred))
      return nil
    case .throw: return nil
    case .jump(let jump):
      exits.jumps.append((jump, state))
      return nil
    case .function(let function):
      let closure = Closure(
        captures: [], parameters: function.parameters.map(\.name), body: function.steps ?? [],
        line: function.line, attributes: function.attributes)
      state.locals[function.name] = Value(
        kind: .closure(ClosureValue(closure, locals: state.locals, frame: frame)))
    }
    return state
  }

  /// Returns true where a test holds, and false where it fails.
  private func returnTest(_ test: Expression, _ start: PathState) -> PathState? {
    let (holds, fails) = split(test, start)
    for (state, isTrue) in [(holds, true), (fails, false)] {
      guard let state else { continue }
      var value = Value.unknown
      value.isTrue = isTrue
      exits.returns.append((value, state, exits.deferred))
    }
    return nil
  }

  /// What `assert` and `precondition` demand.
  private static func asserted(_ expression: Expression) -> Expression? {
    guard case .call(let call) = expression, case .name(let name) = call.callee,
      ["assert", "precondition"].contains(name)
    else { return nil }
    return call.arguments.first?.value
  }

  static func neverReturns(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .name(let name) = call.callee else {
      return false
    }
    return name == "fatalError" || name == "preconditionFailure"
  }

  /// Runs a block, which ends with what it deferred.
  private func runBlock(
    _ body: [Statement], _ start: PathState, in outer: PathState
  ) -> PathState? {
    let count = exits.deferred.count
    let end = run(body, start).map { state in
      exits.deferred.dropFirst(count).reversed().reduce(state) { runDeferred($1, $0) }
    }
    exits.deferred.removeLast(exits.deferred.count - count)
    return end.map { scoped($0, outer) }
  }

  /// A state at the end of a block, without the block's own variables.
  func scoped(_ state: PathState, _ outer: PathState) -> PathState {
    var state = state
    state.locals = state.locals.filter { outer.locals[$0.key] != nil }
    // A variable of the block that shadows one outside is gone; assignments to outer ones are rare and kept.
    return state
  }

  func declare(
    _ names: [String], _ type: TypeReference?, _ expression: Expression?, _ state: inout PathState
  ) {
    var value = expression.map { evaluate($0, &state) } ?? .unknown
    if let expression { value = tested(later: value, expression) }
    if let type {
      value = value.labelled(type)
      (value.type, value.file) = (type, frame.file)
    }
    value.readAt = value.readAt ?? state.moment
    if names.count == 1 {
      state.locals[names[0]] = value
    } else if case .tuple(let items) = value.kind, items.count == names.count {
      for (name, item) in zip(names, items) { state.locals[name] = item.value }
    } else {
      for (index, name) in names.enumerated() {
        var part = value
        if case .tuple(let elements) = value.type?.unwrapped, elements.count == names.count {
          part.type = elements[index].type
        } else {
          part.type = nil
        }
        state.locals[name] = part
      }
    }
  }

  /// The value of a variable such as `let isOpen = child != nil`, which is tested later.
  func tested(later value: Value, _ expression: Expression) -> Value {
    var value = value
    if expression.isTest || asksItself(expression) { value.kind = .test(TestValue(expression)) }
    if case .unknown = value.kind { value.origin = expression }
    return value
  }

  /// Runs the block of a case, which `break` ends early. What else leaves it is a loop's around it.
  private func block(_ body: [Statement], _ start: PathState) -> PathState? {
    let outer = exits.jumps
    exits.jumps = []
    defer { exits.jumps = outer + exits.jumps.filter { $0.jump != .exit } }
    let end = run(body, start)
    return exits.jumps.filter { $0.jump == .exit }.reduce(end) { PathState.join($0, $1.state) }
  }

  func choose(
    _ subject: Expression, _ cases: [Statement.Case], _ line: Int, _ start: PathState
  ) -> PathState? {
    var state = start
    let value = evaluate(subject, &state)
    var end: PathState?
    // The cases that the value can still be; nil if that is not known.
    var possible = enumCases(of: value)
    let carrying = carryingCases(of: value)
    var left = carrying
    var entered: [(item: Statement.Case, branch: PathState)] = []
    var fallsThrough = false
    for item in cases {
      guard mayRun(item, value, &possible) || fallsThrough else { continue }
      let isFallenInto = fallsThrough
      fallsThrough = item.fallsThrough
      var branch = state
      for pattern in item.patterns { _ = evaluate(pattern, &branch) }
      for name in item.names { branch.locals[name] = part(of: value) }
      let carriesNothing = item.isDefault && left.isEmpty && !carrying.isEmpty
      // After `fallthrough` the value is another case's.
      if carriesNothing, !isFallenInto {
        branch = assuming(value, isNil: true, branch) ?? branch
      } else if !isFallenInto {
        assume(value, matches: item, &branch)
      }
      if !item.isConditional { left.subtract(item.enumCases ?? []) }
      if let condition = item.condition, !isFallenInto {
        guard let holds = split(condition, branch).holds else { continue }
        branch = holds
      }
      entered.append((item, branch))
    }
    let branches = divide(by: value, line, noting(subject, branches: entered.map(\.branch)))
    let enums = types(of: value)
    for (item, branch) in zip(entered.map(\.item), branches) {
      let isOnce = app.sentCases.areSentOnce(item.enumCases ?? [], of: enums)
      let differs =
        context.isDistinct && app.sentCases.mayFollowThemselves(item.enumCases ?? [], of: enums)
      let after = with {
        if differs { ($0.isFiltered, $0.isDistinct) = (false, false) }
        if isOnce { $0.isFiltered = true }
      } _: {
        block(item.body, branch)
      }
      end = PathState.join(end, after.map { scoped($0, state) })
    }
    return entered.isEmpty ? state : end
  }

  /// A case of `.none` or `nil`, or one that carries nothing, says that the subject holds no router.
  func assume(_ value: Value, matches item: Statement.Case, _ state: inout PathState) {
    if let names = item.enumCases, !names.isEmpty,
      names.allSatisfy({ isBareCase($0, of: value) })
    {
      state = assuming(value, isNil: true, state) ?? state
      return
    }
    guard item.patterns.count == 1 else { return }
    switch item.patterns[0] {
    case .nilLiteral, .member(nil, "none"): state = assuming(value, isNil: true, state) ?? state
    case .member(nil, "some"): state = assuming(value, isNil: false, state) ?? state
    default: break
    }
  }

  /// What a pattern takes out of a value.
  func part(of value: Value) -> Value {
    var part = value
    part.type = nil
    switch value.kind {
    case .held, .router, .element: return value
    case .choice(let values) where !value.built.isEmpty:
      part.kind = .choice(values.map { self.part(of: $0) })
    default: part.kind = .unknown
    }
    return part
  }
}
