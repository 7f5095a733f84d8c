import RIBsAnalysis

extension DeclaredTypes {
  /// The declared type of an expression, or the type that the runtime's class declares for a member, such as
  /// `interactor` of a router.
  func typeOrRuntimes(of expression: Expression) -> Typed? {
    if let found = type(of: expression) { return found }
    // A chain in the source is short; a longer one has no type.
    var names: [String] = []
    var rest = expression
    while names.count < 20 {
      switch rest {
      case .optionalChain(let inner): rest = inner
      case .member(let base?, let name):
        guard let typed = type(of: base) else {
          names.append(name)
          rest = base
          continue
        }
        return follow([name] + names.reversed(), from: typed)
      case .name(let name):
        guard locals[name] == nil, let owner else { return nil }
        let own = Typed(type: .named(owner.name), file: owner.place.file)
        return follow([name] + names.reversed(), from: own)
      default: return nil
      }
    }
    return nil
  }

  private func follow(_ names: [String], from first: Typed) -> Typed? {
    var typed = first
    for name in names {
      let member = types(typed).lazy.compactMap { owner -> Typed? in
        if let property = app.property(name, of: owner.id) {
          return property.item.type.map { Typed(type: $0, file: property.file) }
        }
        return runtimeMember(name, of: owner)
      }.first
      guard let member else { return nil }
      typed = member
    }
    return typed
  }

  private func runtimeMember(_ name: String, of owner: AppType) -> Typed? {
    for bases in [
      app.dialect.routerBases, app.dialect.interactors, app.dialect.builders,
      app.dialect.components,
    ] {
      guard let base = app.superclass(of: owner.id, named: bases),
        let position = app.dialect.argument(name, of: base.name), base.arguments.count > position
      else { continue }
      return Typed(type: base.arguments[position], file: owner.place.file)
    }
    return nil
  }
}
