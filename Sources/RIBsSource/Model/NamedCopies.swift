extension [Statement] {
  /// The statements with a property in the place of each constant that only names its value, so that `if let timer {
  /// timer.invalidate() }` and `timer?.invalidate()` are one.
  ///
  /// It is for questions about what a function does to a property, and not for those about an order: the property may
  /// have got another value since.
  var withoutCopies: [Statement] {
    guard contains(where: \.hasCopies) else { return self }
    let locals = DeclaredNames.names(in: self)
    return Replacement(ofBlocks: { $0.replacingCopies(locals) }).applied(to: self)
  }

  /// - Parameter locals: The variables of the function, which are no properties.
  private func replacingCopies(_ locals: Set<String>) -> [Statement] {
    var statements = self
    func isCopy(_ value: Expression) -> Bool {
      value.isNamed && !(value.chain?.first.map(locals.contains) ?? true)
    }
    for index in indices.reversed() {
      switch statements[index] {
      case .declare(let names, _, let value?, _):
        guard names.count == 1, let name = names.first, isCopy(value) else { continue }
        statements.replace(name, by: value, from: index + 1)
      case .guard(let conditions, _, _):
        for (name, value) in conditions.propertyCopies where isCopy(value) {
          statements.replace(name, by: value, from: index + 1)
        }
      case .if(let conditions, var then, let otherwise, let line):
        for (name, value) in conditions.propertyCopies where isCopy(value) {
          then.replace(name, by: value, from: 0)
        }
        statements[index] = .if(conditions, then: then, otherwise: otherwise, line: line)
      default: continue
      }
    }
    return statements
  }

  private mutating func replace(_ name: String, by value: Expression, from start: Int) {
    let rest = Array(self[start...])
    // A variable that gets another value is no copy.
    guard !rest.assign(name) else { return }
    // A closure keeps the constant, and not what the property belongs to.
    let replacement = Replacement(of: name, by: value, inClosures: false)
    replaceSubrange(start..., with: rest.map(replacement.applied))
  }

  private func assign(_ name: String) -> Bool {
    var isAssigned = false
    SyntaxWalk.expressions(in: self) { expression in
      switch expression {
      case .assign(.name(name), _), .inout(.name(name)): isAssigned = true
      default: break
      }
    }
    return isAssigned
  }
}

extension [Condition] {
  /// The names that conditions give to properties. A name that is a property's own, as in `if let timer`, needs none.
  fileprivate var propertyCopies: [(String, Expression)] {
    compactMap { condition in
      guard case .bind(let name, let value) = condition, value.isNamed else { return nil }
      if case .name(name) = value { return nil }
      return (name, value)
    }
  }
}

extension Expression {
  /// Whether it is a property by its name, such as `timer` or `self.state.timer`.
  fileprivate var isNamed: Bool { chain.map { $0 != ["self"] } ?? false }
}

extension Statement {
  fileprivate var hasCopies: Bool {
    var rest = [SyntaxWalk.Item.statement(self)]
    while let item = rest.popLast() {
      switch item {
      case .statement(let statement):
        switch statement {
        case .declare(_, _, let value?, _) where value.isNamed: return true
        case .if(let conditions, _, _, _), .guard(let conditions, _, _):
          if !conditions.propertyCopies.isEmpty { return true }
        default: break
        }
        rest += SyntaxWalk.direct(statement)
      case .expression(let expression): rest += SyntaxWalk.direct(expression)
      }
    }
    return false
  }
}
