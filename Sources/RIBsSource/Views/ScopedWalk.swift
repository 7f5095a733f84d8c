/// Visits all statements or expressions of a body, those in closures and local functions included, with the variables that
/// are declared where each stands.
struct ScopedWalk {
  private struct Block {
    let statements: [Statement]
    var types: DeclaredTypes
  }

  private let visitStatement: (Statement, DeclaredTypes) -> Void
  private let visit: (Expression, DeclaredTypes) -> Void
  private var blocks: [Block] = []

  static func expressions(
    in body: [Statement], _ types: DeclaredTypes, _ visit: (Expression, DeclaredTypes) -> Void
  ) {
    withoutActuallyEscaping(visit) { visit in
      var walk = ScopedWalk(visitStatement: { _, _ in }, visit: visit)
      walk.read(body, types)
    }
  }

  static func statements(
    in body: [Statement], _ types: DeclaredTypes, _ visit: (Statement, DeclaredTypes) -> Void
  ) {
    withoutActuallyEscaping(visit) { visit in
      var walk = ScopedWalk(visitStatement: visit, visit: { _, _ in })
      walk.read(body, types)
    }
  }

  private mutating func read(_ body: [Statement], _ types: DeclaredTypes) {
    blocks = [Block(statements: body, types: types)]
    while let block = blocks.popLast() { read(block) }
  }

  private mutating func read(_ first: Block) {
    var types = first.types
    for statement in first.statements {
      visitStatement(statement, types)
      var inner = types
      switch statement {
      case .declare(let names, let type, let value, _):
        if let value { read(value, types) }
        let isOne = names.count == 1
        for name in names { types.declare(name, isOne ? type : nil, isOne ? value : nil) }
        continue
      case .guard(let conditions, _, _):
        types.declare(conditions)
        inner = types
      case .if(let conditions, _, _, _): inner.declare(conditions)
      case .loop(let loop):
        for name in loop.names { inner.declare(name, nil, nil) }
        inner.declare(loop.conditions)
      case .switch(_, let cases, _):
        for name in cases.flatMap(\.names) { inner.declare(name, nil, nil) }
      case .function(let function):
        types.declare(function.name, nil, .closure(Self.visitedElsewhere))
        for parameter in function.parameters {
          inner.declare(parameter.name, parameter.type, nil)
        }
        blocks.append(Block(statements: function.body ?? [], types: inner))
      default: break
      }
      for case .expression(let value) in SyntaxWalk.direct(statement) { read(value, inner) }
      for statements in statement.blocks {
        blocks.append(Block(statements: statements, types: inner))
      }
    }
  }

  private mutating func read(_ expression: Expression, _ types: DeclaredTypes) {
    var rest = [expression]
    while let next = rest.popLast() {
      visit(next, types)
      rest += next.children
      guard case .closure(let closure) = next else { continue }
      var inner = types
      for capture in closure.captures {
        if let value = capture.value {
          rest.append(value)
          inner.declare(capture.name, nil, value)
        }
      }
      for name in closure.parameters { inner.declare(name, nil, nil) }
      blocks.append(Block(statements: closure.body, types: inner))
    }
  }

  /// Stands for a local function, whose body is visited where it is declared.
  private static let visitedElsewhere = Closure(
    captures: [], parameters: [], body: [], line: 0, attributes: [])
}
