/// How surely something holds `self`.
enum SelfHold: Int, Comparable {
  case no
  /// Through a variable that stands for `self`: the sources do not show here whether it is weak.
  case unlessWeak
  case yes

  static func < (one: SelfHold, other: SelfHold) -> Bool { one.rawValue < other.rawValue }
}

/// Which closures hold `self`.
struct SelfCaptures {
  let owner: AppType
  let app: AppIndex
  /// The variables and the functions that can be used where the closures stand.
  var locals: [String: DeclaredTypes.Local] = [:]
  var functions: [String: Function] = [:]
  /// The variables among them that have a property's name and value.
  var copies: Set<String> = []

  init(_ owner: AppType, _ app: AppIndex) { (self.owner, self.app) = (owner, app) }

  init(_ owner: AppType, _ app: AppIndex, at place: StatementWalk.Occurrence) {
    self.init(owner, app)
    (locals, functions, copies) = (place.types.locals, place.functions, place.copies)
  }

  /// Whether a call is given a closure or a function that holds `self`, or `self` itself as what it assigns to.
  func hold(of call: Call) -> SelfHold {
    if call.name == "assign", call.argument("on")?.chain == ["self"] { return .yes }
    if call.argument("target")?.chain == ["self"] { return .yes }
    return call.arguments.map { hold(of: $0.value) }.max() ?? .no
  }

  /// Whether a closure or a function holds `self`.
  func hold(of value: Expression) -> SelfHold { hold(of: value, []) }

  /// - Parameter seen: The variables and functions that are being followed.
  private func hold(of value: Expression, _ seen: Set<String>) -> SelfHold {
    switch value {
    case .closure(let closure): return hold(of: closure, isImplicit: false, seen)
    case .member(let base?, let name): return base.chain == ["self"] && isMethod(name) ? .yes : .no
    case .name(let name):
      return hold(ofLocal: name, seen) ?? (isMethod(name) ? .yes : .no)
    case .call(let inner):
      // `weakify { … }` and the like pass their closure on.
      return inner.arguments.filter(\.value.isClosure).map { hold(of: $0.value, seen) }.max() ?? .no
    default: return .no
    }
  }

  /// Whether a function in the function, or a constant with a closure, holds `self`. Nil for any other name.
  private func hold(ofLocal name: String, _ seen: Set<String>) -> SelfHold? {
    guard !seen.contains(name) else { return .no }
    if let function = functions[name] {
      return hold(
        in: function.body ?? [], Set(function.parameters.map(\.name)), isImplicit: true,
        seen.union([name]))
    }
    guard let local = locals[name] else { return nil }
    switch local.value {
    case .name("self")?, nil: return .no
    case let value?: return hold(of: value, seen.union([name]))
    }
  }

  private func isMethod(_ name: String) -> Bool {
    !app.methods(name, of: owner.id).isEmpty && app.property(name, of: owner.id) == nil
  }

  /// How a closure's list of captures names `self`; nil if it does not.
  static func capture(_ closure: Closure) -> Closure.Capture? {
    closure.captures.first { $0.name == "self" || $0.value?.chain == ["self"] }
  }

  /// Whether a closure, or one in it, surely uses `self` without a weak capture around the use.
  ///
  /// - Parameter isImplicit: Whether members count that are named without `self`, which a task's closure may do.
  func holdsSelf(_ closure: Closure, isImplicit: Bool = false) -> Bool {
    hold(of: closure, isImplicit: isImplicit, []) == .yes
  }

  private func hold(of closure: Closure, isImplicit: Bool, _ seen: Set<String>) -> SelfHold {
    if let capture = Self.capture(closure) {
      return capture.strength == .strong && capture.name == "self" ? .yes : .no
    }
    if closure.parameters.contains("self") { return .no }
    let found = hold(
      in: closure.body, Set(closure.parameters + closure.captures.map(\.name)),
      isImplicit: isImplicit, seen)
    let isCaptured = closure.captures.contains { $0.strength == .strong && isSelf($0.name) }
    return max(found, isCaptured ? .unlessWeak : .no)
  }

  /// Whether statements use `self`.
  ///
  /// - Parameter own: The names that mean something of their own there.
  private func hold(
    in body: [Statement], _ own: Set<String>, isImplicit: Bool, _ seen: Set<String>
  ) -> SelfHold {
    var (names, found) = (own, SelfHold.no)
    var rest = body.reversed().map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .expression(.name("self")): return .yes
      case .expression(.name(let name)):
        if !names.contains(name) {
          found = max(found, hold(ofUse: name, isImplicit: isImplicit, seen))
        }
      // `self?` is a weak reference of a closure around this one, and so is a variable with a question mark.
      case .expression(.optionalChain(.name(let name))):
        if !isSelf(name), name != "self", !names.contains(name) {
          found = max(found, hold(ofUse: name, isImplicit: isImplicit, seen))
        }
      case .expression(.closure(let inner)):
        // An inner `[weak self]` needs this closure to hold self.
        if inner.captures.contains(where: { $0.name == "self" }) { return .yes }
        found = max(found, hold(of: inner, isImplicit: isImplicit, seen))
      case .expression(let expression): rest += expression.children.map(SyntaxWalk.Item.expression)
      case .statement(let statement):
        // `guard let self = …` makes another self.
        if Self.rebinds(statement) { return found }
        names.formUnion(statement.boundNames)
        // What `guard let me = weakSelf` reads is an optional, so it is weak.
        names.formUnion(statement.unwrappedNames.filter(isSelf))
        rest += SyntaxWalk.direct(statement).reversed()
      }
      if found == .yes { return found }
    }
    return found
  }

  /// What a name says that stands in a closure.
  private func hold(ofUse name: String, isImplicit: Bool, _ seen: Set<String>) -> SelfHold {
    if isSelf(name) { return .unlessWeak }
    if let known = hold(ofLocal: name, seen) { return known }
    return isImplicit && !copies.contains(name) && isMember(name) ? .yes : .no
  }

  /// Whether a variable stands for `self`.
  private func isSelf(_ name: String) -> Bool {
    if case .name("self")? = locals[name]?.value { functions[name] == nil } else { false }
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
  /// The variables whose values the conditions of a statement unwrap.
  fileprivate var unwrappedNames: [String] {
    switch self {
    case .if(let conditions, _, _, _), .guard(let conditions, _, _):
      conditions.compactMap {
        if case .bind(_, .name(let name)) = $0 { name } else { nil }
      }
    default: []
    }
  }

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
