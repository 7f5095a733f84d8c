/// What becomes of a subscription, a bag or a timer that only a variable of a function has.
struct LocalUses {
  let name: String
  /// The statements of the function or the closure that declares the variable.
  let scope: [Statement]

  /// Whether it ends when the function returns, and the function does not wait before: the function declares it and
  /// does not pass it on.
  var endWithTheFunction: Bool { isDeclared && !isHandedOn && !waits }

  /// Whether nobody but the function can reach it.
  var stayInTheFunction: Bool { isDeclared && !isHandedOn }

  /// The statements of the scope, without those of closures and of functions in it.
  private var statements: [Statement] {
    var found: [Statement] = []
    var lists = [scope]
    while let list = lists.popLast() {
      found += list
      lists += list.flatMap(\.blocks)
    }
    return found
  }

  private var isDeclared: Bool {
    let declarations = statements.filter {
      if case .declare(let names, _, _, _) = $0 { names.contains(name) } else { false }
    }
    return declarations.count == 1
  }

  /// Whether the variable is named in a way that may give what it has to somebody else.
  private var isHandedOn: Bool {
    var all = 0
    SyntaxWalk.expressions(in: scope) { expression in
      switch expression {
      case .name(name): all += 1
      case .closure(let closure): all += closure.captures.filter { $0.name == name }.count
      default: break
      }
    }
    return all > directExpressions.map(harmlessUses).reduce(0, +)
  }

  /// The expressions of the scope, without those in closures and in functions.
  private var directExpressions: [Expression] {
    var found: [Expression] = []
    var rest = statements.flatMap(ownExpressions)
    while let next = rest.popLast() {
      found.append(next)
      rest += next.children
    }
    return found
  }

  private func ownExpressions(_ statement: Statement) -> [Expression] {
    SyntaxWalk.direct(statement).compactMap {
      if case .expression(let expression) = $0 { expression } else { nil }
    }
  }

  /// How often an expression itself names the variable without giving it to somebody.
  private func harmlessUses(_ expression: Expression) -> Int {
    switch expression {
    case .assign(.name("_"), let value): isName(value) ? 1 : 0
    case .assign(let target, _): isName(target) || isMember(target) ? 1 : 0
    case .call(let call): harmlessUses(call)
    default: 0
    }
  }

  private func harmlessUses(_ call: Call) -> Int {
    // `link.add(to: .main, forMode: .common)` and `bag.insert(subscription)`
    if let receiver = call.receiver, isName(receiver) {
      return call.name.map(Self.fillingNames.contains) ?? false ? 1 : 0
    }
    guard let name = call.name else { return 0 }
    let isHarmless =
      if call.receiver == nil {
        Self.printingNames.contains(name)
      } else {
        Self.storing[name].map { $0 == call.arguments.first?.label } ?? false
          || call.receiver?.root == "RunLoop"
      }
    return isHarmless ? call.arguments.filter { isName($0.value) }.count : 0
  }

  private func isName(_ expression: Expression) -> Bool {
    switch expression {
    case .name(name), .inout(.name(name)), .optionalChain(.name(name)): true
    default: false
    }
  }

  private func isMember(_ expression: Expression) -> Bool {
    if case .member(let base?, _) = expression { isName(base) } else { false }
  }

  /// Whether the function waits for something, so that it may return late.
  private var waits: Bool {
    let isAsync = statements.contains {
      if case .loop(let loop) = $0 { loop.isAsync } else { false }
    }
    return isAsync
      || directExpressions.contains { expression in
        switch expression {
        case .awaited: true
        case .call(let call):
          call.isAwaited || call.name == "wait"
            || call.name == "run" && call.receiver?.root == "RunLoop"
        default: false
        }
      }
  }

  /// The functions of a subscription that put it into a bag, with the bag's label.
  private static let storing = ["store": "in", "disposed": "by", "add": "to"]
  private static let fillingNames: Set<String> = ["add", "insert", "append", "fire"]
  private static let printingNames: Set<String> = ["print", "debugPrint", "dump", "NSLog"]
}
