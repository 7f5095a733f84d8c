// What follows from the statements of a function alone.
extension Function {
  /// Whether every call of the function reaches a line: the line is in no branch and no closure, and no branch before it
  /// returns. A condition that only unwraps the object of the call, such as `if let listener`, is no branch.
  func alwaysReaches(_ line: Int) -> Bool {
    let callee = Self.calls(on: line, in: body ?? []).first?.receiver?.ownChain
    // What the function sets itself is its state.
    let isState = callee.map { !SyntaxWalk.assigned(in: body ?? []).isDisjoint(with: $0) } ?? true
    var rest = body ?? []
    while let statement = rest.first {
      rest.removeFirst()
      let unwraps = !isState && statement.onlyUnwraps(callee)
      if Self.calls(on: line, in: [statement]).isEmpty {
        if case .guard = statement, unwraps { continue }
        if statement.mayLeave { return false }
      } else if statement.blocks.isEmpty {
        return true
      } else if case .if(_, let then, _, _) = statement, unwraps {
        rest = then
      } else {
        return false
      }
    }
    return false
  }

  /// The calls on a line, outside of closures.
  private static func calls(on line: Int, in statements: [Statement]) -> [Call] {
    var found: [Call] = []
    SyntaxWalk.expressions(in: statements, entersClosures: false) { expression in
      if case .call(let call) = expression, call.line == line { found.append(call) }
    }
    return found
  }

  /// Whether every call of the function calls another function of `self`.
  func alwaysCalls(_ name: String) -> Bool {
    var lines: [Int] = []
    SyntaxWalk.calls(in: body ?? []) { if $0.isOnSelf, $0.name == name { lines.append($0.line) } }
    return lines.contains(where: alwaysReaches)
  }

  /// Whether the function empties a property: it takes something out, or sets the property or one of its entries to nil,
  /// to an empty value, or to a closure that does nothing.
  func empties(_ property: String) -> Bool {
    var isEmptied = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      switch expression {
      case .assign(let target, let value):
        guard target.listed.chain?.last == property else { return }
        let isIdle = if case .closure(let closure) = value { closure.body.isEmpty } else { false }
        isEmptied = isEmptied || value.isNothing || value.isEmptyValue || isIdle
      case .call(let call):
        guard call.receiver?.listed.chain?.last == property else { return }
        isEmptied = isEmptied || call.takesOut
      default: break
      }
    }
    return isEmptied
  }
}

extension AppType {
  /// The functions of the type that call one of some names, directly or through each other.
  func functions(calling names: Set<String>) -> [Member<Function>] {
    var names = names
    var found: [Member<Function>] = []
    var rest = allMethods
    while true {
      let more = rest.filter { SyntaxWalk.calls(anyOf: names, in: $0.item.body ?? []) }
      if more.isEmpty { return found }
      found += more
      names.formUnion(more.map(\.item.name))
      rest.removeAll { candidate in more.contains { $0.item === candidate.item } }
    }
  }

  /// The functions of the type that call another one of it.
  func callers(of function: Function) -> [Member<Function>] {
    code.filter { caller in
      guard caller.item !== function else { return false }
      var calls = false
      SyntaxWalk.calls(in: caller.item.body ?? []) { call in
        if call.isOnSelf, call.name == function.name { calls = true }
      }
      return calls
    }
  }

  /// The functions through which a function of the type is reached: those that no other of the type calls, with whether
  /// each call of them calls it.
  ///
  /// - Parameter isPassed: Whether a caller is followed.
  func entries(
    of function: Function, through isPassed: (Function) -> Bool = { _ in true }
  ) -> [(function: Member<Function>, isCertain: Bool)] {
    var seen = Set([ObjectIdentifier(function)])
    var found: [(Member<Function>, Bool)] = []
    var rest = callers(of: function).map { ($0, $0.item.alwaysCalls(function.name)) }
    while let (caller, isCertain) = rest.popLast() {
      guard isPassed(caller.item), seen.insert(ObjectIdentifier(caller.item)).inserted else {
        continue
      }
      let others = callers(of: caller.item)
      if others.isEmpty { found.append((caller, isCertain)) }
      rest += others.map { ($0, isCertain && $0.item.alwaysCalls(caller.item.name)) }
    }
    return found
  }
}

extension Statement {
  /// Whether it is a condition that only unwraps an object, such as `if let listener` or `guard let listener`.
  fileprivate func onlyUnwraps(_ object: [String]?) -> Bool {
    let conditions: [Condition]
    switch self {
    case .if(let list, _, _, _), .guard(let list, _, _): conditions = list
    default: return false
    }
    return conditions.count == 1
      && conditions.allSatisfy {
        guard case .bind(let name, let value) = $0, let bound = value.ownChain else { return false }
        return object == [name] || object == bound
      }
  }

  /// Whether the function may end here.
  fileprivate var mayLeave: Bool {
    if case .guard = self { return true }
    var rest = blocks.flatMap { $0 }
    while let statement = rest.popLast() {
      switch statement {
      case .return, .throw, .guard: return true
      default: rest += statement.blocks.flatMap { $0 }
      }
    }
    return false
  }
}
