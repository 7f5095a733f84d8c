/// Puts the values of constants where the constants are used, so that the rules meet them in one form.
///
/// `let isFree = detail == nil` before `guard isFree else { return }` gives way to `guard detail == nil else { return }`,
/// and so do a local function and a closure that only return a condition. A value with an effect moves only into the next
/// statement, where it still runs once and before everything else.
struct InlinedConstants {
  private var statements: [Statement]

  /// The most expressions in a condition. Constants that each name the one before twice would double it every time.
  private static let largest = 100

  static func inlined(_ statements: [Statement]) -> [Statement] {
    var constants = InlinedConstants(statements: statements)
    constants.joinDeclarations()
    constants.inlineFunctions()
    constants.inlineConstants()
    return constants.statements
  }

  /// `let isFree: Bool` and then `isFree = detail == nil` is one declaration, also where an `if` chooses the value.
  private mutating func joinDeclarations() {
    for index in statements.indices.dropLast().reversed() {
      guard case .declare(let names, let type, nil, let line) = statements[index],
        let (name, value) = statements[index + 1].assigned, names == [name]
      else { continue }
      statements[index] = .declare(names, type, value, line: line)
      statements.remove(at: index + 1)
    }
  }

  // MARK: Constants

  private mutating func inlineConstants() {
    // From the end, so that a constant made of another one goes first.
    var index = statements.count - 1
    while index >= 0 {
      inlineConstant(at: index)
      index -= 1
    }
  }

  private mutating func inlineConstant(at index: Int) {
    guard case .declare(let names, let type, let value?, _) = statements[index], names.count == 1,
      let name = names.first, name != "_"
    else { return }
    if value.isWithoutEffect {
      inlineCondition(name, value, at: index)
    } else if case .closure = value {
      inlineClosure(name, value, at: index)
    } else if index + 1 < statements.count, type == nil || statements[index + 1].isConditional,
      statements[index + 1].runsFirst(name)
    {
      guard
        let inlined = statements[index + 1].replacingConditions(Replacement(of: name, by: value))
      else { return }
      let rest = [inlined] + statements[(index + 2)...]
      if !SyntaxWalk.mentions(anyOf: [name], in: rest) {
        statements.replaceSubrange(index..., with: rest)
      }
    }
  }

  /// Puts a closure into the next statement, which passes it on or calls it. Making a closure has no effect.
  private mutating func inlineClosure(_ name: String, _ value: Expression, at index: Int) {
    guard index + 1 < statements.count,
      case .expression(let used, let line) = statements[index + 1],
      used.uses(of: name) == 1
    else { return }
    let inlined = Replacement(of: name, by: value).applied(to: used)
    let rest = [.expression(inlined, line: line)] + statements[(index + 2)...]
    if !SyntaxWalk.mentions(anyOf: [name], in: rest) {
      statements.replaceSubrange(index..., with: rest)
    }
  }

  /// Puts a constant's value into the next condition. Between them there may be other constants without an effect.
  private mutating func inlineCondition(_ name: String, _ value: Expression, at index: Int) {
    var asking = index + 1
    while asking < statements.count, statements[asking].declaresWithoutEffect { asking += 1 }
    guard asking < statements.count, statements[asking].conditionsUse(name),
      let inlined = statements[asking].replacingConditions(Replacement(of: name, by: value)),
      !inlined.conditionsUse(name), inlined.asked.reduce(0, { $0 + $1.size }) <= Self.largest
    else { return }
    statements[asking] = inlined
    let rest = Array(statements[(index + 1)...])
    if !SyntaxWalk.mentions(anyOf: [name], in: rest) { statements.remove(at: index) }
  }

  // MARK: Functions and closures

  private mutating func inlineFunctions() {
    var index = 0
    while index < statements.count {
      if !inlineFunction(at: index) { index += 1 }
    }
  }

  /// - Returns: Whether the declaration is gone.
  private mutating func inlineFunction(at index: Int) -> Bool {
    guard let (name, value) = statements[index].namedCondition else { return false }
    let rest = Array(statements[(index + 1)...])
    guard SyntaxWalk.mentions(anyOf: [name], in: rest) else { return false }
    var used = Set([name])
    SyntaxWalk.expressions(in: [.expression(value, line: 0)]) { expression in
      if case .name(let other) = expression, other != "self" { used.insert(other) }
    }
    guard value.size <= Self.largest else { return false }
    let replacement = Replacement(ofCallsOf: name, by: value)
    var inlined = rest
    for (position, statement) in rest.enumerated() {
      // Where a name is hidden, it means something else.
      if DeclaredNames.names(in: [statement]).isDisjoint(with: used) {
        inlined[position] = replacement.applied(to: statement)
      } else if statement.bound.isDisjoint(with: used) {
        inlined[position] = statement.replacingConditions(replacement) ?? statement
      }
      if !statement.declared.isDisjoint(with: used) { break }
    }
    let isGone = !SyntaxWalk.mentions(anyOf: [name], in: inlined)
    statements.replaceSubrange((isGone ? index : index + 1)..., with: inlined)
    return isGone
  }
}

extension Statement {
  /// The variable that it gives a value and nothing else, and the value.
  fileprivate var assigned: (String, Expression)? {
    switch self {
    case .expression(.assign(.name(let name), let value), _): return (name, value)
    case .if(let conditions, let then, let otherwise, _):
      guard conditions.count == 1, case .test(let test) = conditions[0], then.count == 1,
        otherwise.count == 1, let (name, value) = then[0].assigned,
        let (other, second) = otherwise[0].assigned, name == other
      else { return nil }
      return (name, .choice(test, value, second))
    default: return nil
    }
  }

  /// Whether it declares a variable with a value that only reads.
  fileprivate var declaresWithoutEffect: Bool {
    if case .declare(_, _, let value?, _) = self { value.isWithoutEffect } else { false }
  }

  /// What is asked of before anything in it runs.
  fileprivate var asked: [Expression] {
    switch self {
    case .if(let conditions, _, _, _), .guard(let conditions, _, _):
      conditions.compactMap { condition in
        switch condition {
        case .test(let value), .bind(_, let value), .match(_, let value, _, _): value
        case .other: nil
        }
      }
    case .return(let value?, _): [value]
    case .switch(let subject, _, _): [subject]
    default: []
    }
  }

  fileprivate var isConditional: Bool {
    switch self {
    case .if, .guard: true
    default: false
    }
  }

  /// Whether a variable stands in what is asked.
  fileprivate func conditionsUse(_ name: String) -> Bool {
    asked.contains { $0.uses(of: name) > 0 }
  }

  /// Whether a variable is read before anything else in it has an effect.
  fileprivate func runsFirst(_ name: String) -> Bool {
    let first: Expression? =
      switch self {
      // An argument stays in its variable: rules ask what a local variable keeps.
      case .expression(let value, _): if case .assign(_, .name) = value { value } else { nil }
      case .loop(let loop): loop.sequence
      default: asked.first
      }
    return first?.order(of: name) == .first
      && ([first].compactMap(\.self) + asked.dropFirst()).reduce(0) { $0 + $1.uses(of: name) } == 1
  }

  private func replaced(_ loop: inout Loop, _ replacement: Replacement) -> Statement {
    loop.sequence = loop.sequence.map(replacement.applied)
    return .loop(loop)
  }

  fileprivate func replacingConditions(_ replacement: Replacement) -> Statement? {
    switch self {
    case .if(let conditions, let then, let otherwise, let line):
      .if(conditions.map(replacement.applied), then: then, otherwise: otherwise, line: line)
    case .guard(let conditions, let otherwise, let line):
      .guard(conditions.map(replacement.applied), otherwise: otherwise, line: line)
    case .return(let value?, let line): .return(replacement.applied(to: value), line: line)
    case .expression(let value, let line): .expression(replacement.applied(to: value), line: line)
    case .loop(var loop): replaced(&loop, replacement)
    case .switch(let subject, let cases, let line):
      .switch(replacement.applied(to: subject), cases, line: line)
    default: nil
    }
  }

  /// The name and the result of a local function or a closure that takes nothing and only returns.
  fileprivate var namedCondition: (String, Expression)? {
    switch self {
    case .function(let function):
      guard function.parameters.isEmpty, function.isPlain, function.attributes.isEmpty,
        let body = function.body, body.count == 1, case .return(let value?, _)? = body.first
      else { return nil }
      return (function.name, value)
    case .declare(let names, nil, .closure(let closure)?, _):
      guard names.count == 1, closure.parameters.isEmpty, closure.attributes.isEmpty,
        closure.captures.allSatisfy({ $0.name == "self" && $0.value == nil }),
        closure.body.count == 1, case .return(let value?, _)? = closure.body.first
      else { return nil }
      return (names[0], value)
    default: return nil
    }
  }
}

extension Expression {
  /// The number of expressions in it, itself included.
  fileprivate var size: Int {
    var size = 0
    SyntaxWalk.expressions(in: [.expression(self, line: 0)]) { _ in size += 1 }
    return size
  }

  /// How often a variable stands in it.
  func uses(of name: String) -> Int {
    var count = 0
    SyntaxWalk.expressions(in: [.expression(self, line: 0)]) { expression in
      if case .name(name) = expression { count += 1 }
    }
    return count
  }

  /// Where a variable is read in an expression.
  fileprivate enum Order {
    /// Before anything has an effect.
    case first
    /// Nowhere, and nothing has an effect.
    case never
    /// After an effect, or only on some paths.
    case unknown
  }

  fileprivate func order(of name: String) -> Order {
    func inOrder(_ parts: [Expression], then effect: Bool = false) -> Order {
      for part in parts {
        let order = part.order(of: name)
        if order != .never { return order }
      }
      return effect ? .unknown : .never
    }
    func sometimes(_ first: Expression, _ others: [Expression]) -> Order {
      let order = first.order(of: name)
      guard order == .never else { return order }
      return others.allSatisfy { $0.order(of: name) == .never } ? .never : .unknown
    }
    switch self {
    case .name(name): return .first
    case .name, .selector, .keyPath, .nilLiteral, .boolean, .number, .decimal, .type: return .never
    case .member(let base, _): return inOrder([base].compactMap(\.self))
    case .optionalChain(let inner), .cast(let inner, _), .isType(let inner, _), .not(let inner):
      return inner.order(of: name)
    case .inout, .awaited: return .unknown
    case .call(let call):
      return inOrder([call.callee] + call.arguments.map(\.value), then: true)
    case .index(let base, let keys, _): return inOrder([base] + keys.map(\.value))
    case .closure(let closure):
      return SyntaxWalk.mentions(anyOf: [name], in: closure.body) ? .unknown : .never
    case .tuple(let items): return inOrder(items.map(\.value))
    case .array(let items), .other(let items): return inOrder(items)
    case .dictionary(let entries): return inOrder(entries.flatMap { [$0.key, $0.value] })
    case .ternary(let condition, let one, let other): return sometimes(condition, [one, other])
    case .binary(let text, let left, let right):
      return ["&&", "||", "??"].contains(text)
        ? sometimes(left, [right]) : inOrder([left, right])
    case .assign(let target, let value): return inOrder([target, value], then: true)
    }
  }

  /// Whether it only reads, so that it does not matter how often.
  var isWithoutEffect: Bool {
    var reads = true
    SyntaxWalk.expressions(in: [.expression(self, line: 0)]) { expression in
      switch expression {
      case .call, .assign, .inout, .awaited, .closure: reads = false
      default: break
      }
    }
    return reads
  }
}
