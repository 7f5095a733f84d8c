/// A loop in a task that goes on until the task is cancelled.
struct EndlessLoop {
  let line: Int
  /// Whether the type of what it iterates over says so; otherwise it may end as well.
  let isRead: Bool
}

/// Finds the loops without an end of their own during which a task holds `self`.
struct EndlessLoops {
  let captures: SelfCaptures
  private var running: Set<ObjectIdentifier> = []

  init(_ captures: SelfCaptures) { self.captures = captures }

  /// Blocks nested deeper are not followed.
  private static let deepest = 40

  /// - Returns: The first of them; nil if there is none, or if the task lets go of `self` before.
  mutating func first(in task: TaskStart) -> EndlessLoop? {
    let isWeak = SelfCaptures.capture(task.closure).map { $0.strength != .strong } ?? false
    if SelfCaptures.capture(task.closure)?.strength == .unowned { return nil }
    if !isWeak, !captures.holdsSelf(task.closure, isImplicit: true) { return nil }
    var types = task.types
    for name in task.closure.parameters { types.declare(name, nil, nil) }
    return first(in: task.closure.body, holds: !isWeak, types, depth: 0)
  }

  /// The loop over an endless sequence that stands in a task's closure itself.
  func followed(by task: TaskStart) -> Statement.Loop? {
    task.closure.body.lazy.compactMap { statement -> Statement.Loop? in
      guard case .loop(let loop) = statement, loop.isAsync, !Self.ends(loop.body),
        let sequence = loop.sequence, isEndless(sequence, task.types) == true
      else { return nil }
      return loop
    }.first
  }

  /// The loop in a task's closure that goes on although the task is cancelled.
  func uncancelled(in task: TaskStart) -> Statement.Loop? {
    task.closure.body.lazy.compactMap { statement -> Statement.Loop? in
      guard case .loop(let loop) = statement, loop.hidesCancellation, !Self.ends(loop.body) else {
        return nil
      }
      return loop
    }.first
  }

  private mutating func first(
    in statements: [Statement], holds start: Bool, _ outer: DeclaredTypes, depth: Int
  ) -> EndlessLoop? {
    guard depth < Self.deepest else { return nil }
    var (holds, types) = (start, outer)
    for statement in statements {
      switch statement {
      case .guard(let conditions, _, _):
        if Self.takesSelf(conditions) { holds = true }
        types.declare(conditions)
      case .declare(let names, let type, let value, _):
        // A strong reference to what was captured weakly.
        if value?.chain == ["self"] { holds = true }
        for name in names {
          types.declare(name, names.count == 1 ? type : nil, names.count == 1 ? value : nil)
        }
      case .loop(let loop):
        if holds, let found = endless(loop, types) { return found }
      default: break
      }
      if let found = called(in: statement, depth: depth) { return found }
      var inner = types
      var innerHolds = holds
      if case .if(let conditions, _, _, _) = statement {
        innerHolds = holds || Self.takesSelf(conditions)
        inner.declare(conditions)
      }
      for (position, block) in statement.blocks.enumerated() {
        let isElse = position > 0 && innerHolds != holds
        if let found = first(
          in: block, holds: isElse ? holds : innerHolds, inner, depth: depth + 1)
        {
          return found
        }
      }
    }
    return nil
  }

  /// Whether `guard let self` or `if let self` makes a weak reference strong.
  private static func takesSelf(_ conditions: [Condition]) -> Bool {
    conditions.contains {
      if case .bind(_, let value) = $0 { value.chain == ["self"] } else { false }
    }
  }

  /// A loop in a function of `self` that a statement awaits: `self` stays while its function runs.
  private mutating func called(in statement: Statement, depth: Int) -> EndlessLoop? {
    for case .expression(let expression) in SyntaxWalk.direct(statement) {
      for call in expression.awaitedCalls {
        guard let name = call.name, isOwn(call),
          let method = captures.app.method(name, of: captures.owner.id, call.arguments),
          let body = method.item.body, running.insert(ObjectIdentifier(method.item)).inserted
        else { continue }
        let types = DeclaredTypes(captures.app, of: method)
        if let found = first(in: body, holds: true, types, depth: depth + 1) {
          return found
        }
      }
    }
    return nil
  }

  private func isOwn(_ call: Call) -> Bool {
    guard let receiver = call.receiver else { return true }
    return receiver.chain == ["self"]
  }

  private func endless(_ loop: Statement.Loop, _ types: DeclaredTypes) -> EndlessLoop? {
    guard loop.isAsync || loop.isEndless, !Self.ends(loop.body) else { return nil }
    if loop.isEndless { return EndlessLoop(line: loop.line, isRead: true) }
    guard let sequence = loop.sequence, let isRead = isEndless(sequence, types) else { return nil }
    return EndlessLoop(line: loop.line, isRead: isRead)
  }

  /// Whether a sequence goes on until somebody finishes it; false if that is not known, and nil if it ends.
  private func isEndless(_ sequence: Expression, _ types: DeclaredTypes) -> Bool? {
    var sequence = sequence
    var variables: Set<String> = []
    while true {
      if let typed = types.type(of: sequence), !typed.isMeta {
        if isFinishedAtDeactivation(sequence, types) { return nil }
        return types.plainName(typed).map(StreamTypes.sequences.contains) ?? false
          && !mayFinish(sequence, types)
      }
      switch sequence {
      case .optionalChain(let inner), .awaited(let inner): sequence = inner
      case .name(let name):
        guard let value = types.locals[name]?.value, variables.insert(name).inserted else {
          return false
        }
        sequence = value
      case .member(let base?, "values"):
        let ending = StreamReader(types: types).ending(of: base)
        if ending != .open { return nil }
        return isOpenStream(base, types)
      case .call(let call):
        guard let name = call.name, let receiver = call.receiver else { return false }
        if name == "prefix" || name == "first" { return nil }
        if name == "notifications", call.arguments.first?.label == "named" { return true }
        guard Self.keeping.contains(name) else { return false }
        sequence = receiver
      default: return false
      }
    }
  }

  /// Whether what makes a sequence may also finish it, or is not in the sources.
  private func mayFinish(_ sequence: Expression, _ outer: DeclaredTypes) -> Bool {
    var types = outer
    switch Self.origin(of: sequence, &types) {
    case .name(let name):
      return types.owner.map { finishes(name, of: $0.id, types.app) } ?? false
    case .member(let base?, let name):
      let owners = types.type(of: base).map(types.types) ?? []
      return owners.flatMap { [$0] + types.app.conforming(to: $0) }.contains { type in
        finishes(name, of: type.id, types.app)
      }
    case .call(let call):
      guard let function = types.function(of: call), function.item.name != "init" else {
        return false
      }
      let makers =
        function.item.body != nil ? [function] : types.app.implementers(of: function)
      return makers.isEmpty || makers.contains { finishes($0, types.app) }
    default: return false
    }
  }

  /// What a variable was given first, if a sequence is named by one.
  private static func origin(of sequence: Expression, _ types: inout DeclaredTypes) -> Expression {
    var sequence = sequence
    while true {
      switch sequence {
      case .optionalChain(let inner), .awaited(let inner): sequence = inner
      case .name(let name):
        guard let value = types.locals[name]?.value else { return sequence }
        // In its own value, the name means something else.
        types.locals[name] = nil
        sequence = value
      default: return sequence
      }
    }
  }

  /// Whether what reads a computed property finishes a stream.
  private func finishes(_ name: String, of type: Int, _ app: AppIndex) -> Bool {
    guard let property = app.property(name, of: type), let getter = property.item.getter else {
      return false
    }
    return finishes(Member(getter, owner: property.owner, file: property.file), app)
  }

  /// Whether the class, when it is deactivated, calls a function that finishes streams on the object from which it has a
  /// sequence, as in `engine.leave()`.
  private func isFinishedAtDeactivation(_ sequence: Expression, _ types: DeclaredTypes) -> Bool {
    let app = captures.app
    guard let maker = Self.maker(of: sequence, types)?.ownChain else { return false }
    var rest = app.dialect.resigning.sorted().flatMap { app.methods($0, of: captures.owner.id) }
    var seen: Set<ObjectIdentifier> = []
    while let hook = rest.popLast() {
      guard seen.insert(ObjectIdentifier(hook.item)).inserted else { continue }
      let types = DeclaredTypes(app, of: hook)
      var isFinished = false
      SyntaxWalk.calls(in: hook.item.body ?? []) { call in
        if call.isOnSelf, let name = call.name { rest += app.methods(name, of: captures.owner.id) }
        guard call.receiver?.ownChain == maker, let function = types.function(of: call) else {
          return
        }
        let bodies = function.item.body != nil ? [function] : app.implementers(of: function)
        if !bodies.isEmpty, bodies.allSatisfy({ finishes($0, app) }) { isFinished = true }
      }
      if isFinished { return true }
    }
    return false
  }

  /// The object that a sequence comes from.
  private static func maker(of sequence: Expression, _ outer: DeclaredTypes) -> Expression? {
    var types = outer
    switch origin(of: sequence, &types) {
    case .member(let base?, _): return base
    case .call(let call): return call.receiver
    default: return nil
    }
  }

  /// Whether a function, or another one of its type that it calls, finishes a stream.
  private func finishes(_ function: Member<Function>, _ app: AppIndex) -> Bool {
    if Self.finishes(function.item) { return true }
    guard function.owner >= 0 else { return false }
    let type = app.types[function.owner]
    let direct = Set(type.allMethods.filter { Self.finishes($0.item) }.map(\.item.name))
    guard !direct.isEmpty else { return false }
    let finishing = direct.union(type.functions(calling: direct).map(\.item.name))
    return SyntaxWalk.calls(anyOf: finishing, in: function.item.body ?? [])
  }

  /// Whether a function calls `finish`, as in `AsyncStream { … continuation.finish() }`. What follows an endless loop
  /// runs only once its task is cancelled.
  private static func finishes(_ function: Function) -> Bool {
    var rest = [function.body ?? []]
    while let block = rest.popLast() {
      for statement in block {
        var expressions = SyntaxWalk.direct(statement).compactMap { item in
          if case .expression(let expression) = item { expression } else { nil }
        }
        while let expression = expressions.popLast() {
          if case .call(let call) = expression, call.name == "finish" { return true }
          if case .closure(let closure) = expression { rest.append(closure.body) }
          expressions += expression.children
        }
        rest += statement.blocks
        if case .loop(let loop) = statement, loop.isEndless, !ends(loop.body) { break }
      }
    }
    return false
  }

  /// Whether a stream, or what its operators begin with, is declared as one of any number of values.
  private func isOpenStream(_ stream: Expression, _ types: DeclaredTypes) -> Bool {
    var rest: Expression? = stream
    while let next = rest {
      if let typed = types.type(of: next), !typed.isMeta {
        return types.plainName(typed).map(StreamTypes.open.contains) ?? false
      }
      switch next {
      case .call(let call): rest = call.receiver
      case .optionalChain(let inner): rest = inner
      default: rest = nil
      }
    }
    return false
  }

  private static let keeping: Set<String> = [
    "map", "compactMap", "filter", "dropFirst", "drop", "removeDuplicates", "debounce", "throttle",
    "buffer",
  ]

  /// Whether a loop's block leaves it, other than because the task is cancelled.
  private static func ends(_ body: [Statement]) -> Bool {
    // The blocks, and whether a `break` in them would leave the loop.
    var rest: [(statements: [Statement], isDirect: Bool)] = [(body, true)]
    while let (statements, isDirect) = rest.popLast() {
      for statement in statements {
        switch statement {
        case .return, .throw, .jump(.exitLabel): return true
        case .jump(.exit): if isDirect { return true }
        case .jump(.next), .function: break
        case .guard(let conditions, _, _) where asksIfCancelled(conditions): break
        case .if(let conditions, _, let otherwise, _) where asksIfCancelled(conditions):
          rest.append((otherwise, isDirect))
        case .switch, .loop: rest += statement.blocks.map { ($0, false) }
        default: rest += statement.blocks.map { ($0, isDirect) }
        }
      }
    }
    return false
  }

  private static func asksIfCancelled(_ conditions: [Condition]) -> Bool {
    conditions.count == 1
      && conditions.allSatisfy { condition in
        switch condition {
        case .test(.not(let value)), .test(let value): value.chain == ["Task", "isCancelled"]
        default: false
        }
      }
  }
}

extension Expression {
  /// The calls in it that are awaited, outside of closures.
  fileprivate var awaitedCalls: [Call] {
    var found: [Call] = []
    var rest = [self]
    while let next = rest.popLast() {
      if case .call(let call) = next, call.isAwaited { found.append(call) }
      if case .closure = next { continue }
      rest += next.children.reversed()
    }
    return found
  }
}
