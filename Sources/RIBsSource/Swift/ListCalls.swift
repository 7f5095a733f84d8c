// What is done with a list and can be written in several ways.
extension Expression {
  /// `list.count > 0` as `!list.isEmpty`, and the like; nil for any other comparison. `name` is the operator.
  static func emptiness(_ name: String, _ left: Expression, _ right: Expression) -> Expression? {
    switch (left, name, right) {
    case (.member(let list?, "count"), "<", .number(1)),
      (.member(let list?, "count"), "<=", .number(0)),
      (.number(1), ">", .member(let list?, "count")),
      (.number(0), ">=", .member(let list?, "count")):
      .member(list, "isEmpty")
    case (.member(let list?, "count"), ">", .number(0)),
      (.member(let list?, "count"), ">=", .number(1)),
      (.number(0), "<", .member(let list?, "count")),
      (.number(1), "<=", .member(let list?, "count")):
      .not(.member(list, "isEmpty"))
    default: nil
    }
  }
}

extension Call {
  private static let takingFunctions: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "contains", "first", "last", "firstIndex",
    "lastIndex", "allSatisfy",
  ]

  /// `list.map(\.view)` as `list.map { $0.view }`.
  var withClosures: Call {
    guard let name, Self.takingFunctions.contains(name),
      arguments.contains(where: { if case .keyPath = $0.value { true } else { false } })
    else { return self }
    let replaced = arguments.map { argument in
      guard case .keyPath(let names) = argument.value, !names.isEmpty else { return argument }
      let value = names.reduce(Expression.name("$0")) { .member($0, $1) }
      let closure = Closure(
        captures: [], parameters: [], body: [.return(value, line: line)], line: line,
        attributes: [])
      return .init(label: argument.label, value: .closure(closure))
    }
    return Call(callee: callee, arguments: replaced, line: line, isAwaited: isAwaited)
  }

  /// `list.allSatisfy { $0.isFree }` as `!list.contains { !$0.isFree }`; nil for any other call.
  var asContains: Expression? {
    guard name == "allSatisfy", let list = receiver, arguments.count == 1,
      case .closure(let closure) = arguments[0].value, closure.body.count == 1,
      case .return(let test?, let line) = closure.body[0]
    else { return nil }
    let fails = Closure(
      captures: closure.captures, parameters: closure.parameters,
      body: [.return(test.negated, line: line)], line: closure.line,
      attributes: closure.attributes)
    let found = Call(
      callee: .member(list, "contains"), arguments: [.init(label: nil, value: .closure(fails))],
      line: self.line, isAwaited: isAwaited)
    return .not(.call(found))
  }
}
