/// Visits everything in statements, without an order of execution.
enum SyntaxWalk {
  /// Visits all calls, those in closures included.
  static func calls(in statements: [Statement], _ visit: (Call) -> Void) {
    expressions(in: statements) { expression in
      if case .call(let call) = expression { visit(call) }
    }
  }

  /// Whether a function of one of some names is called, in closures as well.
  static func calls(anyOf names: Set<String>, in statements: [Statement]) -> Bool {
    var found = false
    calls(in: statements) { call in
      if let name = call.name, names.contains(name) { found = true }
    }
    return found
  }

  /// Whether one of some names stands in statements, by itself or as a member.
  static func mentions(anyOf names: Set<String>, in statements: [Statement]) -> Bool {
    var found = false
    expressions(in: statements) { expression in
      switch expression {
      case .name(let name), .member(_, let name): if names.contains(name) { found = true }
      default: break
      }
    }
    return found
  }

  /// The names that statements assign to, by themselves or as members of `self`.
  ///
  /// - Parameter counts: Whether a value counts.
  static func assigned(
    in statements: [Statement], _ counts: (Expression) -> Bool = { _ in true }
  ) -> Set<String> {
    var names: Set<String> = []
    expressions(in: statements) { expression in
      guard case .assign(let target, let value) = expression, counts(value) else { return }
      switch target {
      case .name(let name), .member(.name("self")?, let name): names.insert(name)
      default: break
      }
    }
    return names
  }

  /// Visits all expressions, outer ones first.
  ///
  /// - Parameter entersClosures: Whether to visit what stands in closures as well.
  static func expressions(
    in statements: [Statement], entersClosures: Bool = true, _ visit: (Expression) -> Void
  ) {
    var rest: [Item] = statements.reversed().map(Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .statement(let statement): rest += parts(of: statement).reversed()
      case .expression(let expression):
        visit(expression)
        if !entersClosures, case .closure = expression { continue }
        rest += parts(of: expression).reversed()
      }
    }
  }

  enum Item {
    case statement(Statement)
    case expression(Expression)
  }

  /// What stands directly in a statement.
  static func direct(_ statement: Statement) -> [Item] { parts(of: statement) }

  /// What stands directly in an expression.
  static func direct(_ expression: Expression) -> [Item] { parts(of: expression) }

  private static func parts(of statement: Statement) -> [Item] {
    func all(_ statements: [Statement]) -> [Item] { statements.map(Item.statement) }
    switch statement {
    case .declare(_, _, let value, _): return value.map { [.expression($0)] } ?? []
    case .expression(let value, _): return [.expression(value)]
    case .if(let conditions, let then, let otherwise, _):
      return parts(of: conditions) + all(then) + all(otherwise)
    case .ifConfig(let variants): return variants.flatMap(all)
    case .guard(let conditions, let otherwise, _): return parts(of: conditions) + all(otherwise)
    case .switch(let subject, let cases, _):
      return [.expression(subject)]
        + cases.flatMap { $0.tests.map(Item.expression) + all($0.body) }
    case .loop(let loop):
      return (loop.sequence.map { [.expression($0)] } ?? []) + parts(of: loop.conditions)
        + all(loop.body)
    case .do(let body, let catches): return all(body) + catches.flatMap(all)
    case .defer(let body): return all(body)
    case .return(let value, _): return value.map { [.expression($0)] } ?? []
    case .throw, .jump: return []
    case .function(let function): return all(function.body ?? [])
    }
  }

  private static func parts(of conditions: [Condition]) -> [Item] {
    conditions.compactMap { condition in
      switch condition {
      case .test(let value), .bind(_, let value), .match(_, let value, _, _): .expression(value)
      case .other: nil
      }
    }
  }

  private static func parts(of expression: Expression) -> [Item] {
    switch expression {
    case .name, .selector, .keyPath, .nilLiteral, .boolean, .number, .decimal, .type: []
    case .member(let base, _): base.map { [.expression($0)] } ?? []
    case .optionalChain(let inner), .cast(let inner, _), .isType(let inner, _), .not(let inner),
      .inout(let inner), .awaited(let inner):
      [.expression(inner)]
    case .call(let call): [.expression(call.callee)] + call.arguments.map { .expression($0.value) }
    case .index(let base, let keys, _):
      [.expression(base)] + keys.map { .expression($0.value) }
    case .closure(let closure):
      closure.captures.compactMap { $0.value.map(Item.expression) }
        + closure.body.map(Item.statement)
    case .tuple(let items): items.map { .expression($0.value) }
    case .array(let items), .other(let items): items.map(Item.expression)
    case .dictionary(let entries):
      entries.flatMap { [.expression($0.key), .expression($0.value)] }
    case .ternary(let condition, let first, let second):
      [.expression(condition), .expression(first), .expression(second)]
    case .binary(_, let left, let right), .assign(let left, let right):
      [.expression(left), .expression(right)]
    }
  }
}
