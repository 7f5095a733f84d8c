/// Which closures hold `self`.
struct SelfCaptures {
  let owner: AppType
  let app: AppIndex

  /// Whether a call is given a closure or a function that holds `self`, or `self` itself as what it assigns to.
  func isGivenSelf(_ call: Call) -> Bool {
    if call.name == "assign", call.argument("on")?.chain == ["self"] { return true }
    if call.argument("target")?.chain == ["self"] { return true }
    return call.arguments.contains { argument in
      switch argument.value {
      case .closure(let closure): return holdsSelf(closure)
      case .member(let base?, let name): return base.chain == ["self"] && isMethod(name)
      case .name(let name): return isMethod(name)
      case .call(let inner):
        // `weakify { … }` and the like pass their closure on.
        return inner.arguments.contains {
          if case .closure(let closure) = $0.value { holdsSelf(closure) } else { false }
        }
      default: return false
      }
    }
  }

  private func isMethod(_ name: String) -> Bool {
    !app.methods(name, of: owner.id).isEmpty && app.property(name, of: owner.id) == nil
  }

  /// How a closure's list of captures names `self`; nil if it does not.
  static func capture(_ closure: Closure) -> Closure.Capture? {
    closure.captures.first { $0.name == "self" || $0.value?.chain == ["self"] }
  }

  /// Whether a closure, or one in it, uses `self` without a weak capture around the use.
  ///
  /// - Parameter isImplicit: Whether members count that are named without `self`, which a task's closure may do.
  func holdsSelf(_ closure: Closure, isImplicit: Bool = false) -> Bool {
    if let capture = Self.capture(closure) {
      return capture.strength == .strong && capture.name == "self"
    }
    if closure.parameters.contains("self") { return false }
    var names = Set(closure.parameters + closure.captures.map(\.name))
    var rest = closure.body.reversed().map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .expression(.name("self")): return true
      case .expression(.name(let name)):
        if isImplicit, !names.contains(name), isMember(name) { return true }
      // `self?` is a weak reference of a closure around this one.
      case .expression(.optionalChain(.name("self"))): break
      case .expression(.closure(let inner)):
        // An inner `[weak self]` needs this closure to hold self.
        if holdsSelf(inner, isImplicit: isImplicit)
          || inner.captures.contains(where: { $0.name == "self" })
        {
          return true
        }
      case .expression(let expression): rest += expression.children.map(SyntaxWalk.Item.expression)
      case .statement(let statement):
        // `guard let self = …` makes another self.
        if Self.rebinds(statement) { return false }
        names.formUnion(statement.boundNames)
        rest += SyntaxWalk.direct(statement).reversed()
      }
    }
    return false
  }

  private func isMember(_ name: String) -> Bool {
    if let property = app.property(name, of: owner.id) { return !property.item.isStatic }
    return app.methods(name, of: owner.id).contains { !$0.item.isStatic }
  }

  /// Whether a statement makes another `self`, or takes a strong one from a weak one.
  static func rebinds(_ statement: Statement) -> Bool {
    switch statement {
    case .guard(let conditions, _, _), .if(let conditions, _, _, _):
      conditions.contains {
        if case .bind("self", let value) = $0 { value.chain != ["self"] } else { false }
      }
    default: false
    }
  }
}

extension Statement {
  /// The names that a statement binds, for itself or for what follows.
  fileprivate var boundNames: [String] {
    func bound(_ conditions: [Condition]) -> [String] {
      conditions.flatMap { condition -> [String] in
        switch condition {
        case .bind(let name, _): [name]
        case .match(let names, _, _, _): names
        case .test, .other: []
        }
      }
    }
    switch self {
    case .declare(let names, _, _, _): return names
    case .if(let conditions, _, _, _), .guard(let conditions, _, _):
      return bound(conditions)
    case .switch(_, let cases, _): return cases.flatMap(\.names)
    case .loop(let loop): return loop.names + bound(loop.conditions)
    case .function(let function): return [function.name]
    default: return []
    }
  }
}
