import RIBsAnalysis

/// A closure that an object keeps for good and that captures the object, or one that holds it, by the name of a variable:
/// `child.onClose = { detachChild(child) }`.
struct OwnClosure {
  let line: Int
  /// The variable that the closure captures.
  let variable: String
  /// The class of the object that keeps the closure, and its property.
  let keeper: (type: Int, property: String)
  /// Whether the variable has the object that keeps the closure, and not one that holds it.
  let isOfItself: Bool

  static func all(in method: Member<Function>, _ app: AppIndex) -> [OwnClosure] {
    guard method.item.body?.hasClosure ?? false else { return [] }
    var found: [OwnClosure] = []
    let types = DeclaredTypes(app, of: method)
    ScopedWalk.expressions(in: method.item.body ?? [], types) { expression, types in
      switch expression {
      case .assign(.member(let object?, let property), .closure(let closure)):
        let own = OwnClosure(closure, object, types) { stored(property, of: $0, app) }
        if let own { found.append(own) }
      case .call(let call):
        guard let object = call.receiver else { return }
        for (position, argument) in call.arguments.enumerated() {
          guard case .closure(let closure) = argument.value else { continue }
          let own = OwnClosure(closure, object, types) { type in
            app.property(keeping: position, of: call, in: type).map { (type, $0) }
          }
          if let own { found.append(own) }
        }
      default: break
      }
    }
    return found.filter { !app.isEverEmptied(AppIndex.lastName(of: $0.keeper.property)) }
  }

  /// - Parameter keeps: The property in which an object of a class keeps the closure; nil for none.
  private init?(
    _ closure: Closure, _ object: Expression, _ types: DeclaredTypes,
    _ keeps: (Int) -> (type: Int, property: String)?
  ) {
    let app = types.app
    let holders = Self.holders(of: object, types)
    guard let variable = holders.first(where: { closure.captures(variable: $0) }),
      let typed = types.typeOrRuntimes(of: object)
    else { return nil }
    let classes = types.types(typed).flatMap(app.objects)
    let kept = classes.map { app.types[$0].isClass ? keeps($0) : nil }
    guard let keeper = kept.first ?? nil,
      kept.allSatisfy({ $0.map { app.holdsStrongly($0.property, $0.type) } ?? false })
    else { return nil }
    (line, self.variable, self.keeper) = (closure.line, variable, keeper)
    isOfItself = object.withoutOptionals.chain == [variable]
  }

  /// The variables whose objects hold what an expression names, or are it.
  private static func holders(of object: Expression, _ types: DeclaredTypes) -> [String] {
    var found: [String] = []
    var rest = object
    while found.count < 10 {
      switch rest {
      case .optionalChain(let inner), .cast(let inner, _): rest = inner
      case .member(let base?, let name):
        guard holds(base, name, types) else { return found }
        rest = base
      case .name(let name):
        guard let local = types.locals[name], !found.contains(name) else { return found }
        found.append(name)
        guard let value = local.value, value.isCallFree else { return found }
        rest = value
      default: return found
      }
    }
    return found
  }

  /// Whether an object holds what a member of it names.
  private static func holds(_ base: Expression, _ name: String, _ types: DeclaredTypes) -> Bool {
    let dialect = types.app.dialect
    let owners = types.typeOrRuntimes(of: base).map(types.types) ?? []
    let properties = owners.compactMap { types.app.property(name, of: $0.id) }
      .filter { types.app.types[$0.owner].kind != .protocol }
    if !properties.isEmpty {
      return properties.allSatisfy {
        $0.item.isStored && $0.item.strength == .strong && !$0.item.isStatic
      }
    }
    return name == "uiviewController" || dialect.viewMembers.contains(name)
      || dialect.interactorMembers.contains(name) || dialect.presenterMembers.contains(name)
  }

  /// The stored property behind one: itself, or that of an object that the class holds and to which a computed property
  /// passes its value on.
  private static func stored(
    _ name: String, of type: Int, _ app: AppIndex, depth: Int = 0
  ) -> (type: Int, property: String)? {
    guard depth < 4, let property = app.property(name, of: type) else { return nil }
    if property.item.isStored { return (type, name) }
    guard let body = property.item.getter?.body, body.count == 1 else { return nil }
    let value: Expression
    switch body[0] {
    case .return(let returned?, _), .expression(let returned, _): value = returned
    default: return nil
    }
    guard case .member(let base?, let inner) = value.withoutOptionals else { return nil }
    let types = DeclaredTypes(app, app.types[type], file: property.file)
    let held = types.typeOrRuntimes(of: base).map(types.types) ?? []
    guard holds(.name("self"), base.lastMember?.name ?? "", types), held.count == 1,
      held[0].isClass
    else { return nil }
    return stored(inner, of: held[0].id, app, depth: depth + 1)
  }
}

extension Closure {
  /// Whether it holds what a variable outside of it has.
  func captures(variable: String) -> Bool {
    if parameters.contains(variable) { return false }
    if let capture = captures.first(where: { $0.name == variable }) {
      return capture.strength == .strong
    }
    var isUsed = captures.contains { $0.strength == .strong && $0.value?.root == variable }
    SyntaxWalk.expressions(in: body) { expression in
      if case .name(variable) = expression { isUsed = true }
    }
    return isUsed
  }
}

extension Expression {
  /// Whether it names members alone, so that it is an object that another one has.
  fileprivate var isCallFree: Bool {
    var found = true
    SyntaxWalk.expressions(in: [.expression(self, line: 0)]) { expression in
      if case .call = expression { found = false }
    }
    return found
  }
}

extension AppIndex {
  /// Whether any code sets a property of a name to nil, or to an empty value.
  fileprivate func isEverEmptied(_ property: String) -> Bool {
    code.contains { function in
      guard function.item.name != "deinit" else { return false }
      var isEmptied = false
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        guard case .assign(let target, let value) = expression, value.isNothing,
          target.withoutOptionals.lastMember?.name == property
        else { return }
        isEmptied = true
      }
      return isEmptied || function.item.empties(property)
    }
  }
}

extension [Statement] {
  /// Whether a closure stands in the statements.
  fileprivate var hasClosure: Bool {
    var isFound = false
    SyntaxWalk.expressions(in: self, entersClosures: false) { expression in
      if case .closure = expression { isFound = true }
    }
    return isFound
  }
}
