/// The properties that functions read. A local of the same name is no property.
struct ReadNames {
  /// By the type whose functions read.
  private var own: [Int: Set<String>] = [:]
  /// Names that are read through another object or a key path.
  private var foreign: Set<String> = []

  init(_ app: AppIndex) {
    for function in app.code { note(function.item, function.owner) }
  }

  /// Whether a property of a class is read by the class, its superclasses, its subclasses, the protocols it conforms
  /// to, or somebody else.
  func contains(_ name: String, of type: Int, in app: AppIndex) -> Bool {
    foreign.contains(name)
      || (app.ancestors[type] + app.descendants[type]).contains {
        own[$0]?.contains(name) ?? false
      }
  }

  private mutating func note(_ function: Function, _ type: Int) {
    read(function.body ?? [], Set(function.parameters.map(\.name)), type)
  }

  /// - Parameter scope: The locals that hide properties.
  private mutating func read(_ statements: [Statement], _ scope: Set<String>, _ type: Int) {
    var scope = scope
    for statement in statements {
      switch statement {
      case .declare(let names, _, let value, _):
        if let value { read(value, scope, type) }
        scope.formUnion(names)
      case .expression(let value, _): read(value, scope, type)
      case .if(let conditions, let then, let otherwise, _):
        read(then, read(conditions, scope, type), type)
        read(otherwise, scope, type)
      case .guard(let conditions, let otherwise, _):
        read(otherwise, scope, type)
        scope = read(conditions, scope, type)
      case .ifConfig(let blocks): for block in blocks { read(block, scope, type) }
      case .switch(let subject, let cases, _):
        read(subject, scope, type)
        for item in cases {
          let inner = scope.union(item.names)
          for pattern in item.tests { read(pattern, inner, type) }
          read(item.body, inner, type)
        }
      case .loop(let loop):
        if let sequence = loop.sequence { read(sequence, scope, type) }
        read(loop.body, read(loop.conditions, scope.union(loop.names), type), type)
      case .do(let body, let catches):
        for block in [body] + catches { read(block, scope, type) }
      case .defer(let body): read(body, scope, type)
      case .return(let value, _): if let value { read(value, scope, type) }
      case .throw, .jump: break
      case .function(let function):
        scope.insert(function.name)
        read(function.body ?? [], scope.union(function.parameters.map(\.name)), type)
      }
    }
  }

  /// - Returns: The scope in which the conditions hold.
  private mutating func read(
    _ conditions: [Condition], _ scope: Set<String>, _ type: Int
  ) -> Set<String> {
    var scope = scope
    for condition in conditions {
      switch condition {
      case .test(let value): read(value, scope, type)
      case .bind(let name, let value):
        read(value, scope, type)
        scope.insert(name)
      case .match(let names, let value, _, _):
        read(value, scope, type)
        scope.formUnion(names)
      case .other: break
      }
    }
    return scope
  }

  private mutating func read(_ expression: Expression, _ scope: Set<String>, _ type: Int) {
    switch expression {
    case .name(let name):
      if !scope.contains(name) { own[type, default: []].insert(name) }
    case .member(.name("self")?, let name): own[type, default: []].insert(name)
    case .member(let base?, let name):
      foreign.insert(name)
      read(base, scope, type)
    case .keyPath(let names): foreign.formUnion(names)
    case .closure(let closure):
      for item in closure.captures { read(item.value ?? .name(item.name), scope, type) }
      let inner = scope.union(closure.parameters).union(closure.captures.map(\.name))
      read(closure.body, inner, type)
    case .assign(let target, let value):
      write(target, scope, type)
      read(value, scope, type)
    default: for part in expression.children { read(part, scope, type) }
    }
  }

  /// Reads what stands in the target of an assignment. The property that is assigned is not read.
  private mutating func write(_ target: Expression, _ scope: Set<String>, _ type: Int) {
    switch target {
    case .name, .member(.name("self")?, _): break
    case .member(let base?, _): read(base, scope, type)
    case .optionalChain(let base): write(base, scope, type)
    case .tuple(let items): for item in items { write(item.value, scope, type) }
    default: read(target, scope, type)
    }
  }
}
