/// A statement, reduced to what matters for routers.
indirect enum Statement: Sendable {
  /// `let names = value`. Several names destructure a tuple; `_` is a name.
  case declare([String], TypeReference?, Expression?, line: Int)
  case expression(Expression, line: Int)
  case `if`([Condition], then: [Statement], otherwise: [Statement], line: Int)
  /// The branches of `#if`, any of which may be compiled.
  case ifConfig([[Statement]])
  case `guard`([Condition], otherwise: [Statement], line: Int)
  case `switch`(Expression, [Case], line: Int)
  case loop(Loop)
  case `do`([Statement], catches: [[Statement]])
  case `defer`([Statement])
  /// `return`.
  case `return`(Expression?, line: Int)
  /// `throw`: the rest of the function does not run.
  case `throw`
  /// The rest of the loop's or the switch's block does not run.
  case jump(Jump)
  case function(Function)

  enum Jump: Sendable {
    /// `break`, which leaves the innermost loop or switch.
    case exit
    /// `break label`
    case exitLabel
    /// `continue`
    case next
  }

  struct Case: Sendable {
    var names: [String]
    /// The expressions in the patterns.
    var patterns: [Expression]
    /// What `where` demands, where each pattern demands the same; else it is among the patterns.
    var condition: Expression?
    /// Every expression that decides whether the case is taken.
    var tests: [Expression] { patterns + [condition].compactMap { $0 } }
    /// The enum cases that the patterns name, if they name nothing else.
    var enumCases: [String]?
    /// Whether `where` or what a case carries decides as well.
    var isConditional: Bool
    var isDefault: Bool
    /// Whether the body ends with `fallthrough`.
    var fallsThrough: Bool
    var body: [Statement]
  }

  struct Loop: Sendable {
    /// The names that `for` binds.
    var names: [String]
    /// The sequence of `for`, or the conditions of `while`.
    var sequence: Expression?
    var conditions: [Condition]
    var body: [Statement]
    var line: Int
    /// Whether it is `for await`.
    var isAsync = false
    /// Whether its condition always holds, or holds until the task is cancelled.
    var isEndless = false
    /// Whether it sleeps with `try?`, and nothing in it asks or throws when the task is cancelled.
    var hidesCancellation = false
  }
}

extension [Statement] {
  /// Whether a call stands on a line.
  func hasCall(on line: Int) -> Bool {
    var isFound = false
    SyntaxWalk.calls(in: self) { call in
      if call.line == line { isFound = true }
    }
    return isFound
  }

  /// What a body returns, on all of its ways.
  var results: [Expression] {
    var found: [Expression] = []
    var rest = self
    while let statement = rest.popLast() {
      if case .return(let value?, _) = statement { found.append(value) }
      rest += statement.blocks.flatMap(\.self)
    }
    if count == 1, case .expression(let value, _) = self[0] { found.append(value) }
    return found
  }
}

/// A condition of `if`, `guard` or `while`.
indirect enum Condition: Sendable {
  case test(Expression)
  /// `let name = value`, and `let name`.
  case bind(String, Expression)
  /// `case pattern = value`, the enum case that the pattern names, and whether it says that the value is nil, or is not.
  case match([String], Expression, enumCase: String?, isNil: Bool?)
  /// `#available`.
  case other
}
