/// Replaces expressions in others.
///
/// It recurses as deep as the expressions nest, which the reader of the syntax bounds.
struct Replacement {
  /// What stands in the place of an expression; nil to look into it.
  private var replace: (Expression) -> Expression? = { _ in nil }
  /// What stands in the place of the statements of a block, in which everything is replaced already.
  private var replaceBlock: ([Statement]) -> [Statement] = { $0 }

  /// Other statements in the place of those of each block, inner blocks first.
  init(ofBlocks replaceBlock: @escaping ([Statement]) -> [Statement]) {
    self.replaceBlock = replaceBlock
  }

  /// Whether to replace what stands in closures.
  private var entersClosures = true

  /// A variable's value in the place of its name.
  init(of name: String, by value: Expression, inClosures entersClosures: Bool = true) {
    self.entersClosures = entersClosures
    replace = { expression in
      if case .name(name) = expression { value } else { nil }
    }
  }

  /// What a function or a closure without parameters returns in the place of its call.
  init(ofCallsOf name: String, by value: Expression) {
    replace = { expression in
      guard case .call(let call) = expression, case .name(name) = call.callee,
        call.arguments.isEmpty
      else { return nil }
      return value
    }
  }

  func applied(to block: [Statement]) -> [Statement] { replaceBlock(block.map(applied)) }

  func applied(to expression: Expression) -> Expression {
    if let replaced = replace(expression) { return replaced }
    switch expression {
    case .name, .selector, .keyPath, .nilLiteral, .boolean, .number, .decimal, .type:
      return expression
    case .member(let base, let name): return .member(base.map(applied), name)
    case .optionalChain(let inner): return .optionalChain(applied(to: inner))
    case .cast(let inner, let type): return .cast(applied(to: inner), type)
    case .isType(let inner, let type): return .isType(applied(to: inner), type)
    case .not(let inner): return applied(to: inner).negated
    case .inout(let inner): return .inout(applied(to: inner))
    case .awaited(let inner): return .awaited(applied(to: inner))
    case .call(let call):
      return .call(
        Call(
          callee: applied(to: call.callee), arguments: applied(to: call.arguments),
          line: call.line, isAwaited: call.isAwaited))
    case .index(let base, let keys, let line):
      return .index(applied(to: base), applied(to: keys), line: line)
    case .closure(let closure): return entersClosures ? .closure(applied(to: closure)) : expression
    case .tuple(let items): return .tuple(applied(to: items))
    case .array(let items): return .array(items.map(applied))
    case .other(let items): return .other(items.map(applied))
    case .dictionary(let entries):
      return .dictionary(
        entries.map { .init(key: applied(to: $0.key), value: applied(to: $0.value)) })
    case .ternary(let condition, let first, let second):
      return .ternary(applied(to: condition), applied(to: first), applied(to: second))
    case .binary(let name, let left, let right):
      return .binary(name, applied(to: left), applied(to: right))
    case .assign(let left, let right): return .assign(applied(to: left), applied(to: right))
    }
  }

  private func applied(to arguments: [Expression.Argument]) -> [Expression.Argument] {
    arguments.map { .init(label: $0.label, value: applied(to: $0.value)) }
  }

  private func applied(to closure: Closure) -> Closure {
    Closure(
      captures: closure.captures.map { capture in
        var capture = capture
        capture.value = capture.value.map(applied)
        return capture
      },
      parameters: closure.parameters, body: applied(to: closure.body), line: closure.line,
      attributes: closure.attributes)
  }

  func applied(to condition: Condition) -> Condition {
    switch condition {
    case .test(let value): .test(applied(to: value))
    case .bind(let name, let value): .bind(name, applied(to: value))
    case .match(let names, let value, let enumCase, let isNil):
      .match(names, applied(to: value), enumCase: enumCase, isNil: isNil)
    case .other: .other
    }
  }

  func applied(to statement: Statement) -> Statement {
    switch statement {
    case .declare(let names, let type, let value, let line):
      return .declare(names, type, value.map(applied), line: line)
    case .expression(let value, let line): return .expression(applied(to: value), line: line)
    case .if(let conditions, let then, let otherwise, let line):
      return .if(
        conditions.map(applied), then: applied(to: then), otherwise: applied(to: otherwise),
        line: line)
    case .ifConfig(let variants): return .ifConfig(variants.map(applied))
    case .guard(let conditions, let otherwise, let line):
      return .guard(conditions.map(applied), otherwise: applied(to: otherwise), line: line)
    case .switch(let subject, let cases, let line):
      let cases = cases.map { item in
        var item = item
        item.patterns = item.patterns.map(applied)
        item.condition = item.condition.map(applied)
        item.body = applied(to: item.body)
        return item
      }
      return .switch(applied(to: subject), cases, line: line)
    case .loop(var loop):
      loop.sequence = loop.sequence.map(applied)
      loop.conditions = loop.conditions.map(applied)
      loop.body = applied(to: loop.body)
      return .loop(loop)
    case .do(let body, let catches):
      return .do(applied(to: body), catches: catches.map(applied))
    case .defer(let body): return .defer(applied(to: body))
    case .return(let value, let line): return .return(value.map(applied), line: line)
    case .throw, .jump: return statement
    case .function(let function):
      guard entersClosures else { return statement }
      return .function(function.with(body: function.steps.map(applied)))
    }
  }
}

extension Function {
  /// The same function with another body.
  func with(body: [Statement]?) -> Function {
    Function(
      name: name, parameters: parameters, result: result, body: body, isStatic: isStatic,
      isOverride: isOverride, isPrivate: isPrivate, isPlain: isPlain, isAsync: isAsync,
      isolation: isolation, attributes: attributes, line: line)
  }
}
