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

  /// Whether the function empties a property: it takes something out, or sets the property or one of its entries to nil
  /// or to an empty value.
  func empties(_ property: String) -> Bool {
    var isEmptied = false
    SyntaxWalk.expressions(in: body ?? []) { expression in
      switch expression {
      case .assign(let target, let value):
        guard target.listed.chain?.last == property else { return }
        isEmptied = isEmptied || value.isNothing || value.isEmptyValue
      case .call(let call):
        guard call.receiver?.listed.chain?.last == property else { return }
        isEmptied = isEmptied || call.takesOut
      default: break
      }
    }
    return isEmptied
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
