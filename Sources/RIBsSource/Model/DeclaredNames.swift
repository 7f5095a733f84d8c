extension Statement {
  /// The names that its conditions bind.
  var bound: Set<String> {
    let conditions: [Condition]
    switch self {
    case .if(let list, _, _, _), .guard(let list, _, _): conditions = list
    case .loop(let loop): conditions = loop.conditions
    default: return []
    }
    return Set(
      conditions.flatMap { condition -> [String] in
        switch condition {
        case .bind(let name, _): [name]
        case .match(let names, _, _, _): names
        case .test, .other: []
        }
      })
  }

  /// The names that it declares for the statements after it.
  var declared: Set<String> {
    switch self {
    case .declare(let names, _, _, _): Set(names)
    case .guard: bound
    case .function(let function): [function.name]
    default: []
    }
  }
}

/// The names that statements declare, at any depth.
enum DeclaredNames {
  static func names(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    var rest = statements.map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .statement(let statement):
        names.formUnion(statement.declared.union(statement.bound))
        switch statement {
        case .loop(let loop): names.formUnion(loop.names)
        case .switch(_, let cases, _): for item in cases { names.formUnion(item.names) }
        case .function(let function): names.formUnion(function.parameters.map(\.name))
        default: break
        }
        rest += SyntaxWalk.direct(statement)
      case .expression(let expression):
        if case .closure(let closure) = expression {
          names.formUnion(closure.parameters)
          names.formUnion(closure.captures.map(\.name).filter { $0 != "self" })
        }
        rest += SyntaxWalk.direct(expression)
      }
    }
    return names
  }
}

extension String {
  /// Whether it names what a property wrapper projects, as in `$user`, or an argument of a closure, as in `$0`.
  var isProjected: Bool { hasPrefix("$") }

  /// The name of the property that is projected, or the name itself.
  var unprojected: String { isProjected ? String(dropFirst()) : self }
}
