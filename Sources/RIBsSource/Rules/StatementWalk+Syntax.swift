// What the walk asks of conditions, types and closures.
extension [Condition] {
  /// The variables that have the value of what has the same name, `if let songs`.
  var copies: [String] {
    compactMap { condition in
      guard case .bind(let name, .name(let value)) = condition else { return nil }
      return name == value ? name : nil
    }
  }
}

extension TypeReference {
  /// Whether it is a function without a result.
  var returnsNothing: Bool {
    guard case .function(_, let result) = unwrapped else { return false }
    switch result {
    case .named("Void", _): return true
    case .tuple(let elements): return elements.isEmpty
    default: return false
    }
  }
}

extension Closure {
  /// Whether it uses `$0`.
  var usesArguments: Bool {
    var found = false
    SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
      if case .name(let name) = expression, name.isProjected { found = true }
    }
    return found
  }

  /// Whether it reads what its caller passes it.
  var usesItsParameters: Bool { usesArguments || body.use(anyOf: parameters) }

  /// Whether its caller passes it something.
  var takesArguments: Bool { !parameters.isEmpty || usesArguments }
}

extension [Statement] {
  /// Whether one of the names stands in the statements.
  func use(anyOf names: [String]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: self) { expression in
      if case .name(let name) = expression, names.contains(name) { found = true }
    }
    return found
  }
}
