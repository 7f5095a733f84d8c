/// Visits what stands as a statement in a function and in its closures, with what becomes of its value.
struct StatementWalk {
  /// An expression whose value nobody uses where it stands.
  struct Occurrence {
    let expression: Expression
    let line: Int
    let use: Use
    /// The declared types at this point.
    let types: DeclaredTypes
    /// The functions of the function that can be called at this point.
    let functions: [String: Function]
    /// The variables that have the value of a property of the same name, `let songs = songs`.
    let copies: Set<String>
    /// The statements of the function or the closure around it.
    let scope: [Statement]
  }

  /// What becomes of the value.
  enum Use: Equatable {
    case dropped
    /// What takes the closure keeps what stands in it: a bag, a result builder. A property of `self`, if it is one.
    case kept(by: String?)
    /// The sources do not show what takes the closure, which may keep what stands in it.
    case unknown
    /// A variable of the function has it.
    case local(String)
  }

  /// What takes a closure does with its value and with its statements.
  private enum Taker {
    case runs
    case takesValue
    case keeps(String?)
    case unknown
  }

  private struct Block {
    var statements: [Statement]
    var types: DeclaredTypes
    var functions: [String: Function] = [:]
    var copies: Set<String> = []
    var scope: [Statement]
    var use: Use
    /// Whether the value of the only statement is dropped as well.
    var dropsValue = false
  }

  private(set) var found: [Occurrence] = []
  private let app: AppIndex

  private init(_ app: AppIndex) { self.app = app }

  static func occurrences(in method: Member<Function>, of owner: AppType, _ app: AppIndex)
    -> [Occurrence]
  {
    var walk = StatementWalk(app)
    var types = DeclaredTypes(app, owner, file: method.file)
    for parameter in method.item.parameters {
      types.declare(parameter.name, parameter.type, nil)
    }
    let isBuilder = method.item.attributes.contains {
      walk.isBuilder($0, types, isParameter: false)
    }
    walk.run(
      Block(
        statements: method.item.body ?? [], types: types, scope: method.item.body ?? [],
        use: isBuilder ? .kept(by: nil) : .dropped))
    return walk.found.sorted { $0.line < $1.line }
  }

  private mutating func run(_ first: Block) {
    var blocks = [first]
    while var block = blocks.popLast() {
      for case .function(let function) in block.statements {
        block.functions[function.name] = function
      }
      for statement in block.statements {
        switch statement {
        case .expression(let value, let line):
          note(value, line, block)
          blocks += closures(in: value, block)
        case .declare(let names, let type, let value, let line):
          if let value {
            switch names.count == 1 ? names[0] : nil {
            case "_"?: note(value, line, block)
            case let name?: note(value, line, block, use: .local(name))
            case nil: break
            }
            blocks += closures(in: value, block)
          }
          for name in names {
            if case .name(name)? = value { block.copies.insert(name) }
            block.types.declare(name, names.count == 1 ? type : nil, names.count == 1 ? value : nil)
          }
        case .return(let value?, let line):
          if block.dropsValue || block.use != .dropped && block.use != .unknown {
            note(value, line, block)
          }
          blocks += closures(in: value, block)
        default:
          blocks += inner(statement, &block)
        }
      }
    }
  }

  /// The blocks in a statement, and the variables that it adds to those after it.
  private func inner(_ statement: Statement, _ block: inout Block) -> [Block] {
    var inside = block
    var found: [Block] = []
    switch statement {
    case .if(let conditions, _, _, _):
      inside.types.declare(conditions)
      inside.copies.formUnion(conditions.copies)
    case .guard(let conditions, _, _):
      block.types.declare(conditions)
      block.copies.formUnion(conditions.copies)
    case .loop(let loop):
      for name in loop.names { inside.types.declare(name, nil, nil) }
    case .switch(_, let cases, _):
      for name in cases.flatMap(\.names) { inside.types.declare(name, nil, nil) }
    case .function(let function):
      inside.use = .dropped
      for parameter in function.parameters {
        inside.types.declare(parameter.name, parameter.type, nil)
      }
      inside.statements = function.body ?? []
      inside.scope = inside.statements
      return [inside]
    default: break
    }
    for statements in statement.blocks {
      inside.statements = statements
      found.append(inside)
    }
    for case .expression(let expression) in SyntaxWalk.direct(statement) {
      found += closures(in: expression, block)
    }
    return found
  }

  private mutating func note(
    _ value: Expression, _ line: Int, _ block: Block, use: Use? = nil
  ) {
    func add(_ value: Expression, _ use: Use) {
      found.append(
        Occurrence(
          expression: value, line: line, use: use, types: block.types, functions: block.functions,
          copies: block.copies, scope: block.scope))
    }
    add(value, use ?? block.use)
    // `bag.insert(one, other)` and `bag.append(contentsOf: [one, other])`
    guard case .call(let call) = value, let keeper = bag(of: call, block.types) else { return }
    for argument in call.arguments {
      let items: [Expression]
      if case .array(let list) = argument.value { items = list } else { items = [argument.value] }
      for item in items where !item.isClosure { add(item, .kept(by: keeper)) }
    }
  }

  // MARK: Closures

  /// The bodies of the outermost closures in an expression.
  private func closures(in expression: Expression, _ outer: Block) -> [Block] {
    let types = outer.types
    var found: [Block] = []
    var rest = [expression]
    while let next = rest.popLast() {
      switch next {
      case .closure(let closure): found.append(block(closure, .takesValue, outer))
      case .call(let call):
        for (position, argument) in call.arguments.enumerated() {
          if case .closure(let closure) = argument.value {
            found.append(block(closure, taker(of: position, call, closure, types), outer))
          } else {
            rest.append(argument.value)
          }
        }
        rest.append(call.callee)
      default: rest += next.children
      }
    }
    return found
  }

  private func block(_ closure: Closure, _ taker: Taker, _ outer: Block) -> Block {
    var inner = outer.types
    for name in closure.parameters { inner.declare(name, nil, nil) }
    var block = Block(
      statements: closure.body, types: inner, functions: outer.functions, copies: outer.copies,
      scope: closure.body, use: .dropped)
    switch taker {
    case .runs: block.dropsValue = true
    case .takesValue: break
    case .keeps(let keeper): block.use = .kept(by: keeper)
    case .unknown: block.use = .unknown
    }
    return block
  }

  /// What a call does with a closure that it is given.
  private func taker(
    of position: Int, _ call: Call, _ closure: Closure, _ types: DeclaredTypes
  ) -> Taker {
    if let method = types.function(of: call),
      let index = method.item.positions(of: call.arguments)[position],
      method.item.parameters.indices.contains(index)
    {
      let parameter = method.item.parameters[index]
      let place = DeclaredTypes(app, of: method)
      if parameter.attributes.contains(where: { isBuilder($0, place, isParameter: true) }) {
        return .keeps(bag(of: call, types) ?? nil)
      }
      return parameter.type?.returnsNothing == true ? .runs : .takesValue
    }
    if let keeper = bag(of: call, types) { return .keeps(keeper) }
    if call.name.map(Subscription.names.contains) ?? false { return .runs }
    if let typed = receiver(of: call).flatMap(types.type),
      types.plainName(typed).map(StreamTypes.runners.contains) ?? false
    {
      return .runs
    }
    // A result builder's closure takes nothing.
    return call.receiver == nil || !closure.parameters.isEmpty || closure.usesArguments
      || call.name.map(StreamReader.operators.contains) ?? false ? .takesValue : .unknown
  }

  /// What a function is called on: a queue, also in `DispatchQueue.main`, or the type that is made.
  private func receiver(of call: Call) -> Expression? {
    guard let receiver = call.receiver else { return call.callee }
    if case .member(let base?, let name) = receiver, name == "main" || name == "default" {
      return base
    }
    if case .call(let inner) = receiver, inner.name == "global" { return inner.receiver }
    return receiver
  }

  /// The property of `self` that is a bag of subscriptions and that a call is made on. The inner optional is nil for
  /// a bag that is none, or that is made here; the outer one where there is no bag.
  private func bag(of call: Call, _ types: DeclaredTypes) -> String?? {
    guard let receiver = call.receiver else {
      guard let made = types.type(of: .call(call)),
        StreamTypes.isBag(made.type, in: types, file: made.file)
      else { return nil }
      return .some(nil)
    }
    guard let typed = types.type(of: receiver), !typed.isMeta,
      StreamTypes.isBag(typed.type, in: types, file: typed.file)
    else { return nil }
    guard let chain = receiver.chain, let name = chain.last, types.locals[chain[0]] == nil,
      chain.count == 1 || chain.count == 2 && chain[0] == "self", let owner = types.owner,
      app.property(name, of: owner.id) != nil
    else { return .some(nil) }
    return name
  }

  /// Whether an attribute is a result builder: one that the sources declare, or one of another package, because
  /// nothing else stands before a parameter.
  private func isBuilder(_ name: String, _ types: DeclaredTypes, isParameter: Bool) -> Bool {
    if let type = app.type(name, in: types.file, inside: types.owner) {
      return type.attributes.contains { $0 == "resultBuilder" || $0 == "_functionBuilder" }
    }
    return isParameter && !Self.plainAttributes.contains(name)
  }

  private static let plainAttributes: Set<String> = [
    "escaping", "autoclosure", "Sendable", "MainActor", "convention", "noescape", "isolated",
    "nonisolated", "_implicitSelfCapture", "_inheritActorContext", "concurrent",
  ]
}
