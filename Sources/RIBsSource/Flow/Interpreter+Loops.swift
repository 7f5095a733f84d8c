// Loops.
extension Interpreter {
  /// Walks a loop until a further round changes nothing.
  func repeated(_ loop: Statement.Loop, _ start: PathState) -> PathState? {
    var state = start
    let list = loop.sequence.map { evaluate($0, &state) }
    if loop.isAsync { suspend(&state) }
    let outer = context.reach
    return with {
      if loop.isEndless || loop.isAsync { $0.reach = $0.reach.repeated }
      if loop.isAsync { $0.isSerial = true }
      if loop.isAsync, list?.isDistinct ?? false, loop.body.use(anyOf: loop.names) {
        $0.isFiltered = true
      }
    } _: {
      let first = log.attaches.count
      var left = Left()
      let end = rounds(of: loop, over: list, state, &left)
      // What is attached on a way out of the loop is attached once.
      for index in left.only where index >= first { log.attaches[index].context.reach = outer }
      return end
    }
  }

  /// The attaches on the ways through a loop, by their positions among the events.
  private struct Left {
    var leaving: Set<Int> = []
    var goingOn: Set<Int> = []

    /// Those after which the loop is left.
    var only: Set<Int> { leaving.subtracting(goingOn) }
  }

  private func rounds(
    of loop: Statement.Loop, over list: Value?, _ state: PathState, _ left: inout Left
  ) -> PathState? {
    var head = state
    var rounds = 0
    while true {
      let (next, broken, fails) = round(loop, over: list, head, state, &left)
      let end = PathState.join(next, broken)
      rounds += 1
      if let again = PathState.join(state, next)?.condensed(), StateShape(again) != StateShape(head)
      {
        if rounds < WalkLimit.mostRounds {
          head = again
          continue
        }
        reached(.rounds)
      }
      guard let list else {
        // The body of `repeat` runs at least once.
        let after = loop.conditions.isEmpty ? end : PathState.join(fails, broken)
        return swept(after, by: next, from: state)
      }
      // A loop over what a slot holds does its work for everything that is in the slot.
      if !list.leaves.isEmpty, var end {
        if case .children = list.kind, end.slots.detached.contains(.children) {
          end.slots.knowsChildren = true
        }
        return end
      }
      return swept(PathState.join(state, end), by: next, from: state)
    }
  }

  /// The state after a loop that detaches a child by its index: it does so until none is left.
  private func swept(_ end: PathState?, by round: PathState?, from start: PathState) -> PathState? {
    guard round?.slots.detached.contains(.children) ?? false,
      !start.slots.detached.contains(.children)
    else { return end }
    var end = end
    end?.slots.knowsChildren = true
    return end
  }

  /// One round of a loop: the states in which it goes on, in which it is left from inside, and in which its condition
  /// fails.
  private func round(
    _ loop: Statement.Loop, over list: Value?, _ head: PathState, _ outer: PathState,
    _ left: inout Left
  ) -> (next: PathState?, broken: PathState?, fails: PathState?) {
    var body = head
    if let list {
      let element = element(of: list)
      for name in loop.names { body.locals[name] = element }
    }
    // What a list has that another has not is worked out from what is shown.
    let sequence = loop.sequence.map { sequence -> Expression in
      if case .name(let name) = sequence {
        frame.function.constants[name] ?? sequence
      } else {
        sequence
      }
    }
    if sequence?.isDifference ?? false { body = flagged(nil, (body, nil)).holds ?? body }
    let (holds, fails) = split(loop.conditions, body)
    guard let holds else { return (nil, nil, fails) }
    let (jumps, returns) = (exits.jumps, exits.returns.count)
    exits.jumps = []
    defer { exits.jumps = jumps }
    var next = run(loop.body, holds)
    var broken: PathState?
    for (jump, state) in exits.jumps {
      if jump == .next {
        next = PathState.join(next, state)
      } else {
        broken = PathState.join(broken, state)
      }
    }
    left.goingOn.formUnion(next?.open ?? [])
    left.leaving.formUnion(broken?.open ?? [])
    for way in exits.returns[returns...] { left.leaving.formUnion(way.state.open) }
    return (next.map { scoped($0, outer) }, broken.map { scoped($0, outer) }, fails)
  }

  /// One of what a list has.
  func element(of list: Value) -> Value {
    switch list.kind {
    case .list(let items): return .either(items)
    // An optional router is a list of one, and so is what was added to a list.
    case .held, .element, .children, .router, .object, .tuple: return list
    case .choice(let values): return .either(values.map { element(of: $0) })
    default:
      if case .array(let type) = list.type?.unwrapped { return .typed(type, list.file) }
      return .unknown
    }
  }
}

extension Statement {
  /// A constant that is nil or not by a condition.
  struct Fork {
    let conditions: [Condition]
    let first: Statement
    let second: Statement
  }

  /// `let child = isOpen ? nil : build()`, or the same as an `if`.
  var fork: Fork? {
    guard case .declare(let names, let type, let value?, let line) = self else { return nil }
    let choice: ([Condition], Expression, Expression)
    switch value {
    case .ternary(let test, let first, let second): choice = ([.test(test)], first, second)
    case .call(let call):
      guard case .closure(let closure) = call.callee, call.arguments.isEmpty,
        closure.body.count == 1,
        case .if(let conditions, let then, let otherwise, _) = closure.body[0],
        then.count == 1, case .return(let first?, _) = then[0],
        otherwise.count == 1, case .return(let second?, _) = otherwise[0]
      else { return nil }
      choice = (conditions, first, second)
    default: return nil
    }
    guard choice.1.isNil || choice.2.isNil else { return nil }
    return Fork(
      conditions: choice.0, first: .declare(names, type, choice.1, line: line),
      second: .declare(names, type, choice.2, line: line))
  }
}

extension Expression {
  fileprivate var isNil: Bool {
    switch self {
    case .nilLiteral: true
    case .cast(let inner, _): inner.isNil
    default: false
    }
  }
}

extension Expression {
  /// Whether it is what one list has and another has not.
  fileprivate var isDifference: Bool {
    guard case .call(let call) = self else { return false }
    return ["subtracting", "difference", "symmetricDifference"].contains(call.name ?? "")
  }
}
