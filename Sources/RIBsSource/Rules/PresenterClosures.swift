import RIBsAnalysis

/// The closures that an interactor gives its presenter, or a router its view, and that are kept there.
struct PresenterClosures {
  /// A closure that holds what gives it.
  struct Found {
    let place: SourcePlace
    /// The presenter's property that keeps it.
    let property: String
    let hold: SelfHold
    /// Whether each class that the presenter can be keeps it.
    let isKeptByAll: Bool
    /// The function that releases the closure; nil if nobody calls one that does.
    let end: String?
    /// The name of the property or the function of the presenter that it is given to.
    let receiver: String
    /// Whether it is a closure whose value nobody uses.
    let returnsNothing: Bool
  }

  /// The interactor or the router.
  let owner: Int
  let app: AppIndex
  let presenters: [Int]
  /// The owner's properties that hold the presenter.
  private let holders: Set<String>

  /// Nil if the interactor holds no presenter of the sources.
  init?(_ rib: RIB, _ source: SourceFacts) {
    guard let interactor = rib.interactor else { return nil }
    let superclass = source.app.superclass(
      of: interactor, named: source.app.dialect.interactors)
    self.init(
      interactor, source.ribs.presenters(of: rib), source.app,
      superclass?.arguments.isEmpty ?? true ? [] : source.app.dialect.presenterMembers)
  }

  /// Nil if the router holds no view of the sources.
  init?(routerOf rib: RIB, _ source: SourceFacts) {
    guard let router = rib.router else { return nil }
    self.init(
      router, rib.views, source.app, rib.kind == .router ? [] : source.app.dialect.viewMembers)
  }

  private init?(_ owner: Int, _ presenters: [Int], _ app: AppIndex, _ inherited: Set<String>) {
    let presenters = presenters.filter { app.types[$0].isClass && !app.types[$0].isExternal }
    (self.owner, self.app, self.presenters) = (owner, app, presenters)
    holders = Self.holders(of: presenters, in: owner, app, inherited)
    if presenters.isEmpty || holders.isEmpty { return nil }
  }

  private static func holders(
    of presenters: [Int], in owner: Int, _ app: AppIndex, _ inherited: Set<String>
  ) -> Set<String> {
    var found = inherited
    for owner in app.ancestors[owner] where app.types[owner].isClass {
      for property in app.types[owner].allProperties {
        let item = property.item
        let classes = app.classes(item.type, in: property.file, inside: app.types[owner])
        guard !Set(classes).isDisjoint(with: presenters) else { continue }
        if item.isStored && item.strength == .strong {
          found.insert(item.name)
        } else {
          found.remove(item.name)
        }
      }
    }
    return found
  }

  var all: [Found] {
    app.ancestors[owner].filter { app.types[$0].isClass }.flatMap { type in
      app.types[type].code.flatMap { method in
        StatementWalk.occurrences(in: method, of: app.types[owner], app).flatMap {
          closures(in: $0, method)
        }
      }
    }
  }

  private func closures(
    in occurrence: StatementWalk.Occurrence, _ method: Member<Function>
  ) -> [Found] {
    given(in: occurrence, method).flatMap { value, properties in
      parts(of: value, method).map { ($0, properties) }
    }.compactMap { value, properties in
      let hold = SelfCaptures(app.types[owner], app, at: occurrence).hold(of: value)
      let kept = properties.compactMap { $0 }
      guard hold != .no, let name = kept.first else { return nil }
      // Whoever lets go of it names at least the last property on the way.
      let last = AppIndex.lastName(of: name)
      if ends(last) { return nil }
      return Found(
        place: method.place(value.closureLine ?? occurrence.line), property: name, hold: hold,
        isKeptByAll: kept.count == presenters.count, end: end(of: last, besides: method.item),
        receiver: occurrence.expression.receivingName,
        returnsNothing: value.isClosure && presenters.allSatisfy { isProcedure(name, of: $0) })
    }
  }

  /// A value, or the closures of a small type that is made of them, as in `Actions(onSave: save)`.
  private func parts(of value: Expression, _ method: Member<Function>) -> [Expression] {
    guard case .call(let call) = value, let made = Interpreter.made(value),
      app.types(made, in: method.file).contains(where: { $0.kind == .value })
    else { return [value] }
    return call.arguments.map(\.value)
  }

  /// Whether the owner or the presenter lets go of what a property of the presenter keeps.
  func ends(_ property: String) -> Bool {
    app.ends(property, of: owner, on: holders)
      || presenters.contains { app.ends(property, of: $0) || isAsked(toEnd: property, $0) }
  }

  /// Whether the owner, when it resigns or cleans up its views, calls a function of a presenter that lets go of what a
  /// property keeps.
  private func isAsked(toEnd property: String, _ presenter: Int) -> Bool {
    let hooks = app.dialect.resigning.union(app.dialect.cleanup).sorted().flatMap {
      app.methods($0, of: owner)
    }
    return app.ancestors[presenter].flatMap { app.types[$0].code }.contains { function in
      function.item.empties(property)
        && hooks.contains { hook in
          var isCalled = false
          SyntaxWalk.calls(in: hook.item.body ?? []) { call in
            let owner = call.receiver?.ownChain
            if call.name == function.item.name, owner?.count == 1,
              owner?.first.map(holders.contains) ?? false
            {
              isCalled = true
            }
          }
          return isCalled
        }
    }
  }

  private func end(of property: String, besides start: Function) -> String? {
    ([owner] + presenters).lazy.compactMap {
      app.function(ending: property, of: $0, besides: start)
    }.first
  }

  // MARK: What the presenter is given

  /// The values that a statement gives the presenter, each with the property of each presenter that keeps it.
  private func given(
    in occurrence: StatementWalk.Occurrence, _ method: Member<Function>
  ) -> [(value: Expression, properties: [String?])] {
    switch occurrence.expression {
    case .assign(let target, let value):
      guard case .member(let base?, let name) = target.withoutOptionals,
        isPresenter(base, occurrence, method)
      else { return [] }
      return [(value, presenters.map { keeps(name, $0) ? name : nil })]
    case .call(let call):
      guard let base = call.receiver, isPresenter(base, occurrence, method) else { return [] }
      return call.arguments.indices.map { position in
        (call.arguments[position].value, presenters.map { property(keeping: position, call, $0) })
      }
    default: return []
    }
  }

  /// Whether an expression is the presenter, also one that an initializer is given and passes on.
  private func isPresenter(
    _ base: Expression, _ occurrence: StatementWalk.Occurrence, _ method: Member<Function>
  ) -> Bool {
    let locals = occurrence.types.locals
    guard var chain = base.chain else { return false }
    if chain.count == 1, let value = locals[chain[0]]?.value?.chain { chain = value }
    guard chain.count == 1 else {
      return chain.count == 2 && chain[0] == "self" && holders.contains(chain[1])
    }
    return locals[chain[0]] == nil
      ? holders.contains(chain[0]) : isPassedOn(chain[0], method.item.body ?? [])
  }

  /// Whether a parameter becomes the presenter: `super.init(presenter: presenter)`.
  private func isPassedOn(_ parameter: String, _ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      switch expression {
      case .call(let call):
        guard call.name == "init", call.receiver?.chain == ["super"] else { return }
        if call.arguments.contains(where: {
          $0.label.map(holders.contains) ?? false && $0.value.chain == [parameter]
        }) {
          found = true
        }
      case .assign(let target, let value):
        guard let chain = target.chain, let name = chain.last, holders.contains(name) else {
          return
        }
        if chain.count == 2, chain[0] == "self", value.chain == [parameter] { found = true }
      default: break
      }
    }
    return found
  }

  /// Whether what a property holds is called for its effect alone.
  private func isProcedure(_ path: String, of type: Int) -> Bool {
    guard let (type, property) = app.storedProperty(path, of: type),
      let declared = property.item.type
    else { return false }
    let types = DeclaredTypes(app, app.types[type], file: property.file)
    guard
      case .function(_, let result) = types.plain(.init(type: declared, file: property.file))
        .unwrapped
    else { return false }
    return result == .tuple([]) || result.name == "Void"
  }

  /// Whether a class keeps a closure in a property.
  private func keeps(_ path: String, _ type: Int) -> Bool {
    guard let (type, property) = app.storedProperty(path, of: type), !property.item.isStatic else {
      return false
    }
    guard let declared = property.item.type else { return property.item.value?.isClosure ?? false }
    let types = DeclaredTypes(app, app.types[type], file: property.file)
    if types.plain(.init(type: declared, file: property.file)).isFunction { return true }
    // A small type whose own properties are closures.
    return app.types(declared.unwrapped, in: property.file, inside: app.types[type]).contains {
      $0.kind == .value
        && $0.allProperties.contains { field in
          field.item.isStored
            && field.item.type.map {
              types.plain(.init(type: $0, file: field.file)).isFunction
            } ?? false
        }
    }
  }

  /// The property in which a function of a class keeps an argument.
  private func property(keeping position: Int, _ call: Call, _ type: Int) -> String? {
    app.property(keeping: position, of: call, in: type).flatMap { keeps($0, type) ? $0 : nil }
  }
}

extension AppIndex {
  /// The stored property in which a function of a class keeps an argument, itself or in a list or a dictionary:
  /// `onTap`, or `model.onTap` for a property of an object that the class holds.
  func property(
    keeping position: Int, of call: Call, in type: Int, depth: Int = 0
  ) -> String? {
    guard depth < 4, let name = call.name, call.arguments.indices.contains(position) else {
      return nil
    }
    let found = overloads(name, of: type, call.arguments)
    guard found.count == 1, found[0].item.accepts(call.arguments),
      let index = found[0].item.positions(of: call.arguments)[position],
      found[0].item.parameters.indices.contains(index)
    else { return nil }
    let parameter = found[0].item.parameters[index].name
    // What keeps a closure keeps it strongly.
    let isClosure =
      found[0].item.parameters[index].type.map {
        plain($0, inside: found[0].owner).isFunction
      } ?? false
    var kept: String?
    SyntaxWalk.expressions(in: found[0].item.body ?? [], entersClosures: false) { expression in
      // A function of the same object that is given it in turn.
      if case .call(let inner) = expression, inner.isOnSelf,
        let index = inner.arguments.firstIndex(where: { $0.value.chain == [parameter] })
      {
        kept = kept ?? property(keeping: index, of: inner, in: type, depth: depth + 1)
      }
      guard var chain = expression.target(storing: parameter, inOthers: isClosure)?.listed.chain
      else { return }
      if chain.count > 1, chain[0] == "self" {
        chain.removeFirst()
      } else if chain == [parameter] {
        return
      }
      let path = chain.joined(separator: ".")
      if chain.count <= 2, storedProperty(path, of: type) != nil { kept = path }
    }
    return kept
  }

  /// A stored property of a class, or of the object that a stored property of it holds strongly, with the class that
  /// has it.
  ///
  /// - Parameter path: One name, or two with a dot between them.
  func storedProperty(_ path: String, of type: Int) -> (type: Int, property: Member<Property>)? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, let property = property(first, of: type), property.item.isStored
    else { return nil }
    guard names.count > 1 else { return (type, property) }
    let declared = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    let held = classes(declared, in: property.file, inside: types[type])
    guard property.item.strength == .strong, held.count == 1, types[held[0]].kind == .class,
      let inner = self.property(names[1], of: held[0]), inner.item.isStored
    else { return nil }
    return (held[0], inner)
  }

  /// The last name of a path such as `model.onTap`.
  static func lastName(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension Expression {
  /// The name of the property that it assigns to, or of the function that it calls; empty for anything else.
  fileprivate var receivingName: String {
    switch self {
    case .assign(let target, _): target.withoutOptionals.chain?.last ?? ""
    case .call(let call): call.name ?? ""
    default: ""
    }
  }

  /// Where it stores a variable, or the list to which it adds it.
  ///
  /// - Parameter inOthers: Whether an object that is made with the variable, as in `Entry(handler: handler)`, counts as well.
  fileprivate func target(storing variable: String, inOthers: Bool) -> Expression? {
    switch self {
    case .assign(let target, let value):
      return value.has(variable, inOthers: inOthers) ? target : nil
    case .call(let call):
      guard call.name == "append" || call.name == "insert",
        call.arguments.first?.value.has(variable, inOthers: inOthers) ?? false
      else { return nil }
      return call.receiver
    default: return nil
    }
  }

  private func has(_ variable: String, inOthers: Bool) -> Bool {
    switch self {
    case .name(variable): true
    case .tuple(let items) where inOthers: items.contains { $0.value.chain == [variable] }
    case .call(let call) where inOthers && Interpreter.made(self) != nil:
      call.arguments.contains { $0.value.chain == [variable] }
    default: false
    }
  }
}
