import RIBsAnalysis

/// A closure that holds `self`, and that a framework's object keeps which a property of `self` holds.
struct FrameworkClosure {
  let line: Int
  /// The property that has the object, and the object's class.
  let property: String
  let keeper: String

  /// The classes that keep the closures of their initializers.
  ///
  /// Source: Apple's documentation of their initializers, whose closures are called for each cell or section.
  private static let keepers: Set<String> = [
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "UICollectionViewCompositionalLayout",
  ]

  static func all(
    in method: Member<Function>, of owner: AppType, _ app: AppIndex
  ) -> [FrameworkClosure] {
    let body = method.item.body ?? []
    let mayMake = SyntaxWalk.mentionsType(anyOf: keepers, in: body)
    guard mayMake || SyntaxWalk.calls(anyOf: handlers, in: body) else { return [] }
    return StatementWalk.occurrences(in: method, of: owner, app).compactMap {
      FrameworkClosure($0, method, owner, app) ?? FrameworkClosure(source: $0, method, owner, app)
    }
  }

  /// The functions that give a dispatch source a closure, which it keeps until it is cancelled.
  ///
  /// Source: Apple's documentation of `DispatchSourceProtocol`.
  private static let handlers: Set<String> = ["setEventHandler"]
  private static let sources: Set<String> = [
    "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceRead",
    "DispatchSourceFileSystemObject",
  ]

  /// A closure that a dispatch source keeps, which nothing but `deinit` cancels.
  private init?(
    source occurrence: StatementWalk.Occurrence, _ method: Member<Function>, _ owner: AppType,
    _ app: AppIndex
  ) {
    guard case .call(let call) = occurrence.expression,
      call.name.map(Self.handlers.contains) ?? false, let chain = call.receiver?.ownChain,
      chain.count == 1
    else { return nil }
    let name =
      occurrence.types.locals[chain[0]] == nil
      ? chain[0] : Self.property(given: chain[0], in: method.item)
    guard let name, let property = app.property(name, of: owner.id), property.item.isStored,
      property.item.strength == .strong,
      let keeper = property.item.type?.unwrapped.name, Self.sources.contains(keeper),
      !owner.code.contains(where: { $0.item.name != "deinit" && Self.ends(name, in: $0.item) }),
      Self.holds(call, SelfCaptures(owner, app, at: occurrence))
    else { return nil }
    (line, self.property, self.keeper) = (call.line, name, keeper)
  }

  /// The property that a function gives a variable.
  private static func property(given variable: String, in function: Function) -> String? {
    var found: String?
    SyntaxWalk.expressions(in: function.body ?? []) { expression in
      if case .assign(let target, .name(variable)) = expression, let chain = target.ownChain,
        chain.count == 1
      {
        found = chain[0]
      }
    }
    return found
  }

  /// Whether a function cancels what a property has, or lets go of it.
  private static func ends(_ property: String, in function: Function) -> Bool {
    var found = function.empties(property)
    SyntaxWalk.calls(in: function.body ?? []) { call in
      if call.name == "cancel", call.receiver?.ownChain == [property] { found = true }
    }
    return found
  }

  private init?(
    _ occurrence: StatementWalk.Occurrence, _ method: Member<Function>, _ owner: AppType,
    _ app: AppIndex
  ) {
    let call: Call
    let name: String
    switch occurrence.expression {
    case .call(let made): (call, name) = (made, method.item.name)
    case .assign(let target, .call(let made)):
      guard let chain = target.ownChain, chain.count == 1 else { return nil }
      (call, name) = (made, chain[0])
    default: return nil
    }
    guard let keeper = (call.madeType ?? call.name).map(RIBIndex.last),
      Self.keepers.contains(keeper), let property = app.property(name, of: owner.id),
      property.item.isStored, !property.item.isStatic, property.item.strength == .strong,
      !owner.code.contains(where: { $0.item.empties(name) }),
      Self.holds(call, SelfCaptures(owner, app, at: occurrence))
    else { return nil }
    (line, self.property, self.keeper) = (call.line, name, keeper)
  }
}

extension FrameworkClosure {
  /// Whether a closure or a function that a call is given holds `self`. The name of a view may be that of a function, too.
  private static func holds(_ call: Call, _ captures: SelfCaptures) -> Bool {
    let given = call.arguments.filter {
      $0.value.isClosure || ["cellProvider", "sectionProvider"].contains($0.label)
    }
    return given.contains { captures.hold(of: $0.value) == .yes }
  }
}

extension SyntaxWalk {
  /// Whether an object of one of some types is made, with generic arguments or without.
  fileprivate static func mentionsType(
    anyOf names: Set<String>, in statements: [Statement]
  ) -> Bool {
    var found = false
    calls(in: statements) { call in
      if let name = call.madeType ?? call.name, names.contains(RIBIndex.last(name)) { found = true }
    }
    return found
  }
}
