/// An expression, reduced to what matters for routers. `try`, `await`, `!` and parentheses are left out.
indirect enum Expression: Sendable {
  /// A variable, a function or a type by its name; `self` and `super` are names.
  case name(String)
  /// `base.name`; without a base, `.name`.
  case member(Expression?, String)
  /// `base?`, which ends the chain if the base is nil.
  case optionalChain(Expression)
  case call(Call)
  case index(Expression, [Argument], line: Int)
  case closure(Closure)
  case tuple([Argument])
  case array([Expression])
  case dictionary([Entry])
  /// `as`, `as?` and `as!`.
  case cast(Expression, TypeReference)
  /// `is`.
  case isType(Expression, TypeReference)
  case ternary(Expression, Expression, Expression)
  /// `==`, `&&`, `??` and the like. `===` is `==`.
  case binary(String, Expression, Expression)
  case not(Expression)
  case assign(Expression, Expression)
  /// `&variable`.
  case `inout`(Expression)
  /// `\.name.name`.
  case keyPath([String])
  /// `#selector(name)`.
  case selector(String)
  case nilLiteral
  case boolean(Bool)
  /// A whole number.
  case number(Int)
  case decimal(Double)
  /// `await` before something that is no call, such as `await task.value`.
  case awaited(Expression)
  /// A generic type with arguments, such as `Component<Dependency>`.
  case type(TypeReference)
  /// Anything else, with the expressions in it.
  case other([Expression])

  struct Argument: Sendable {
    var label: String?
    var value: Expression
  }

  struct Entry: Sendable {
    var key: Expression
    var value: Expression
  }

  /// What is true where it is false.
  var negated: Expression {
    if case .not(let inner) = self { inner } else { .not(self) }
  }

  /// `condition ? first : second`, which is the condition where it chooses between true and false.
  static func choice(_ condition: Expression, _ first: Expression, _ second: Expression) -> Self {
    switch (first, second) {
    case (.boolean(true), .boolean(false)): condition
    case (.boolean(false), .boolean(true)): condition.negated
    default: .ternary(condition, first, second)
    }
  }

  /// The elements of a list, or the values of a dictionary.
  var elements: [Expression] {
    switch self {
    case .array(let items): items
    case .dictionary(let entries): entries.map(\.value)
    default: []
    }
  }

  /// The list or the dictionary of `list[key]`; any other expression itself.
  var listed: Expression {
    if case .index(let list, _, _) = withoutOptionals { return list.withoutOptionals }
    return withoutOptionals
  }

  /// What is before the question marks at the end, `base` in `base?`.
  var withoutOptionals: Expression {
    var rest = self
    while case .optionalChain(let inner) = rest { rest = inner }
    return rest
  }

  /// The names of a chain such as `self.component.homeBuilder`, calls and subscripts excluded; nil for anything else.
  var chain: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.chain.map { $0 + [name] }
    case .optionalChain(let base): base.chain
    default: nil
    }
  }

  /// The names of the chain without `self`, whatever is optional in it.
  var ownChain: [String]? {
    withoutOptionals.chain.map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
  }
}

/// `callee(arguments)`. Trailing closures are arguments.
final class Call: Sendable {
  let callee: Expression
  let arguments: [Expression.Argument]
  /// The line of the called name, which is what `#line` says inside.
  let line: Int
  /// Whether `await` stands before the call.
  let isAwaited: Bool

  init(
    callee: Expression, arguments: [Expression.Argument], line: Int, isAwaited: Bool = false
  ) {
    self.callee = callee
    self.arguments = arguments
    self.line = line
    self.isAwaited = isAwaited
  }

  /// The called name: `foo` in `a.b.foo()`.
  var name: String? {
    switch callee {
    case .name(let name), .member(_, let name): name
    case .optionalChain(let inner): Self.name(inner)
    default: nil
    }
  }

  private static func name(_ callee: Expression) -> String? {
    switch callee {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// What the function is called on.
  var receiver: Expression? {
    switch callee {
    case .member(let base, _): base
    case .optionalChain(.member(let base, _)): base
    default: nil
    }
  }

  func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }
}

/// `{ [captures] parameters in body }`.
final class Closure: Sendable {
  struct Capture: Sendable {
    enum Strength: Sendable { case strong, weak, unowned }

    var name: String
    var value: Expression?
    var strength: Strength
  }

  let captures: [Capture]
  let parameters: [String]
  let body: [Statement]
  let line: Int
  /// The attributes, such as `MainActor`.
  let attributes: [String]

  init(
    captures: [Capture], parameters: [String], body: [Statement], line: Int, attributes: [String]
  ) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.line = line
    self.attributes = attributes
  }
}
