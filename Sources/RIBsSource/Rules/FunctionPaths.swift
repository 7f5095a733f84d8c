// What follows from the statements of a function alone.
extension Function {
  /// Whether every call of the function reaches a line: the line is in no branch and no closure, and no branch before it
  /// returns.
  func alwaysReaches(_ line: Int) -> Bool {
    for statement in body ?? [] {
      var isHere = false
      SyntaxWalk.expressions(in: [statement], entersClosures: false) { expression in
        if case .call(let call) = expression, call.line == line { isHere = true }
      }
      if isHere { return statement.blocks.isEmpty }
      if statement.mayLeave { return false }
    }
    return false
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
