/// The functions of routers that others call only on a router that they have just built, as a parent that builds tabs
/// calls `attachTabs`. They run once in the life of a router.
struct CallsOnNewRouters {
  private struct Site {
    let arguments: [Expression.Argument]
    /// The RIBs that the receiver can be; nil if its type is not known.
    let ribs: Set<Int>?
    /// Whether the receiver was built right before, and is called once.
    let isNew: Bool
  }

  private let ribs: RIBIndex
  private var sites: [String: [Site]] = [:]

  init(_ ribs: RIBIndex) {
    self.ribs = ribs
    let app = ribs.app
    let names = Set(
      ribs.ribs.compactMap(\.router).flatMap { app.ancestors[$0] }.filter { app.types[$0].isClass }
        .flatMap { app.types[$0].methodNames })
    for method in app.code where method.item.body?.firstCall(among: names) != nil {
      var types = DeclaredTypes(app, of: method)
      types.locals["super"] = .init()
      read(Block(statements: method.item.body ?? [], types: types), names)
    }
  }

  /// Whether somebody calls a function of a RIB's router, and only on a new one.
  func isOnlyCalledOnNew(_ function: Function, of rib: Int) -> Bool {
    let own = (sites[function.name] ?? []).filter { site in
      function.accepts(site.arguments) && (site.ribs.map { $0.contains(rib) } ?? true)
    }
    return !own.isEmpty && own.allSatisfy { $0.isNew && $0.ribs != nil }
  }

  // MARK: Reading

  private struct Block {
    var statements: [Statement]
    var types: DeclaredTypes
    /// The variables that hold a router that was built before in the same run of the block.
    var new: Set<String> = []
  }

  private mutating func read(_ first: Block, _ names: Set<String>) {
    var blocks = [first]
    while var block = blocks.popLast() {
      // The functions that were called on each variable.
      var called: Set<[String]> = []
      for statement in block.statements {
        for case .expression(let expression) in SyntaxWalk.direct(statement) {
          let isStatement = if case .expression = statement { true } else { false }
          note(expression, isStatement, block, names, &called)
          blocks += Self.closures(in: expression, block.types)
        }
        switch statement {
        case .declare(let bound, let type, let value, _):
          for name in bound {
            block.types.declare(name, bound.count == 1 ? type : nil, bound.count == 1 ? value : nil)
            block.new.remove(name)
          }
          if bound.count == 1, case .call? = value { block.new.insert(bound[0]) }
        case .guard(let conditions, _, _): block.types.declare(conditions)
        case .function(let function):
          blocks.append(Block(statements: function.body ?? [], types: block.types))
        default: break
        }
        for statements in statement.blocks {
          var inner = block
          inner.statements = statements
          if case .if(let conditions, _, _, _) = statement {
            inner.types.declare(conditions)
          }
          if case .loop(let loop) = statement {
            inner.new = []
            for name in loop.names { inner.types.declare(name, nil, nil) }
          }
          blocks.append(inner)
        }
      }
    }
  }

  private mutating func note(
    _ expression: Expression, _ isStatement: Bool, _ block: Block, _ names: Set<String>,
    _ called: inout Set<[String]>
  ) {
    var rest = [(expression, isStatement)]
    while let (next, isOuter) = rest.popLast() {
      if case .awaited(let inner) = next {
        rest.append((inner, isOuter))
        continue
      }
      if case .call(let call) = next, let name = call.name, names.contains(name),
        let receiver = call.receiver
      {
        let variable = receiver.chain.flatMap { $0.count == 1 ? $0[0] : nil } ?? ""
        let typed = block.types.type(of: receiver)
        sites[name, default: []].append(
          Site(
            arguments: call.arguments,
            ribs: typed.map { Set(ribs.ribs(of: $0.type, in: $0.file).positions) },
            isNew: isOuter && block.new.contains(variable)
              && called.insert([variable, name]).inserted))
      }
      rest += next.children.map { ($0, false) }
    }
  }

  private static func closures(in expression: Expression, _ types: DeclaredTypes) -> [Block] {
    var found: [Block] = []
    var rest = [expression]
    while let next = rest.popLast() {
      if case .closure(let closure) = next {
        var inner = types
        for name in closure.parameters { inner.declare(name, nil, nil) }
        found.append(Block(statements: closure.body, types: inner))
      } else {
        rest += next.children
      }
    }
    return found
  }
}
