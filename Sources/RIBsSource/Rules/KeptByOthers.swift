import RIBsAnalysis

/// A closure that holds `self`, or `self` itself, that another object, or a value in a property, keeps and that `self`
/// holds.
struct KeptByOthers {
  let line: Int
  /// The property of `self` that has the other object.
  let holder: String
  /// The class of the other object, and its property that keeps the closure.
  let keeper: (type: Int, property: String)
  let hold: SelfHold
  /// Whether the other object keeps `self` itself, as its delegate for example.
  let isSelf: Bool

  /// The closures that a function gives to other objects.
  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex) -> [KeptByOthers]
  {
    StatementWalk.occurrences(in: method, of: owner, app).flatMap { occurrence -> [KeptByOthers] in
      let (receiver, given) = given(in: occurrence, method, owner, app)
      guard let (holder, held) = strongProperty(receiver, owner, occurrence, app) else { return [] }
      // What is called when the object goes may let go of the closure.
      let isEnded = app.ends(holder, of: owner.id)
      let objects = app.classes(held.type, in: held.file, inside: owner)
      // A value, such as a SwiftUI view, is a part of what holds it. Another one in its place has no such closure.
      let values = app.types(held.type, in: held.file, inside: owner).filter { $0.kind == .value }
      if objects.isEmpty, isAssigned(holder, by: owner, app) { return [] }
      let classes = objects.isEmpty ? values.map(\.id) : objects
      // What an interactor gives its view is `presenter-cycle`.
      if classes.contains(where: app.views.isView), !app.views.isView(owner.id) { return [] }
      let captures = SelfCaptures(owner, app, at: occurrence)
      return given.compactMap { value, keeper in
        let isSelf = value.chain == ["self"]
        let hold = isSelf ? .yes : captures.hold(of: value)
        guard hold != .no, isSelf || !isEnded, let type = classes.first else { return nil }
        let kept = classes.map(keeper)
        // Each object that it can be keeps the closure for good.
        guard let property = kept.first ?? nil, !kept.contains(where: { $0 == nil }),
          !isSelf || classes.allSatisfy({ app.holdsStrongly(property, $0) }),
          !isEmptied(
            property, by: owner, classes, app, tokenIsDropped(by: occurrence, classes, app))
        else { return nil }
        return KeptByOthers(
          line: value.closureLine ?? occurrence.line, holder: holder,
          keeper: (type, property), hold: hold, isSelf: isSelf)
      }
    }
  }

  /// What an expression gives to another object, with the property in which an object of a class keeps it.
  private static func given(
    in occurrence: StatementWalk.Occurrence, _ method: Member<Function>, _ owner: AppType,
    _ app: AppIndex
  ) -> (receiver: Expression?, [(value: Expression, keeper: (Int) -> String?)]) {
    func keeper(_ name: String) -> (Int) -> String? {
      { app.storedProperty(name, of: $0)?.property.item.strength == .strong ? name : nil }
    }
    if let subscription = Subscription.subscription(occurrence, owner, app),
      case .keptByObject(let object, let bag) = subscription.fate
    {
      // A stream that ends lets go of its closures.
      guard subscription.ending == .open else { return (nil, []) }
      let values = subscription.chain.flatMap(\.arguments).map(\.value)
      return (object, values.map { ($0, keeper(bag)) })
    }
    func given(by call: Call) -> [(Expression, (Int) -> String?)] {
      call.arguments.indices.map { position in
        (call.arguments[position].value, { app.property(keeping: position, of: call, in: $0) })
      }
    }
    switch occurrence.expression {
    case .call(let call):
      if let property = initial(call, in: method, owner, app) {
        return (.name(property), given(by: call.asInitializer))
      }
      return (call.receiver, given(by: call))
    case .assign(let target, .call(let call))
    where Interpreter.made(.call(call)) != nil && target.ownChain?.count == 1:
      guard let name = target.ownChain?.first, !isReleased(name, by: owner) else {
        return (nil, [])
      }
      return (target.withoutOptionals, given(by: call.asInitializer))
    case .assign(let target, let value):
      guard case .member(let base?, let name) = target.withoutOptionals else { return (nil, []) }
      return (base.withoutOptionals, [(value, keeper(name))])
    default: return (nil, [])
    }
  }

  /// The property that begins with the object that a call makes, as in `lazy var proxy = Proxy(onEnd: end)`.
  private static func initial(
    _ call: Call, in method: Member<Function>, _ owner: AppType, _ app: AppIndex
  ) -> String? {
    guard let property = app.property(method.item.name, of: owner.id), property.item.isLazy,
      case .call(let made)? = property.item.value, made === call,
      !isReleased(method.item.name, by: owner)
    else { return nil }
    return method.item.name
  }

  /// Whether a class, or a superclass of it, gives a property another value after its initializer.
  private static func isAssigned(_ property: String, by owner: AppType, _ app: AppIndex) -> Bool {
    app.ancestors[owner.id].flatMap { app.types[$0].code }.contains { function in
      function.item.name != "init"
        && SyntaxWalk.assigned(in: function.item.body ?? []).contains(property)
    }
  }

  /// Whether a class gives up what a property holds.
  private static func isReleased(_ property: String, by owner: AppType) -> Bool {
    owner.code.contains { $0.item.empties(property) }
  }

  /// The stored property of `self` that an expression begins with, and the declared type of what the expression names:
  /// of the property, or of a part of it, as in `services.socket`. Nil where one of them does not hold it strongly.
  private static func strongProperty(
    _ receiver: Expression?, _ owner: AppType, _ occurrence: StatementWalk.Occurrence,
    _ app: AppIndex
  ) -> (holder: String, held: (type: TypeReference?, file: String))? {
    guard var chain = receiver?.chain else { return nil }
    let isOnSelf = chain.count > 1 && chain[0] == "self"
    if isOnSelf { chain.removeFirst() }
    guard var name = chain.first, chain.count <= 2 else { return nil }
    // An initializer stores what it is given: `self.camera = camera`.
    if !isOnSelf, occurrence.types.locals[name] != nil {
      guard let stored = self.property(storing: name, in: occurrence.scope) else { return nil }
      name = stored
    }
    func declared(_ property: Member<Property>) -> (type: TypeReference?, file: String) {
      (property.item.type ?? property.item.value.flatMap(Interpreter.made), property.file)
    }
    guard let holder = app.property(name, of: owner.id) else {
      // SwiftUI's UIHostingController, which is not in the sources, declares it.
      let host = app.superclass(of: owner.id, named: ["UIHostingController"])
      guard chain == ["rootView"], let view = host?.arguments.first else { return nil }
      return (name, (view, owner.place.file))
    }
    guard holdsStrongly(holder) else { return nil }
    if chain.count == 1 { return (name, declared(holder)) }
    let parts = app.types(holder.item.type, in: holder.file, inside: owner)
    guard parts.count == 1, parts[0].kind != .protocol,
      let part = app.property(chain[1], of: parts[0].id), holdsStrongly(part)
    else { return nil }
    return (name, declared(part))
  }

  private static func holdsStrongly(_ property: Member<Property>) -> Bool {
    property.item.isStored && !property.item.isStatic && property.item.strength == .strong
  }

  /// The property of `self` that statements give what a variable has.
  private static func property(storing variable: String, in scope: [Statement]) -> String? {
    for case .expression(.assign(let target, .name(variable)), _) in scope {
      if case .member(.name("self")?, let name) = target { return name }
      if case .name(let name) = target, name != variable { return name }
    }
    return nil
  }

  /// Whether somebody lets go of what a property keeps: the object itself, one that has it, or the one that gave it.
  ///
  /// - Parameter isTokenDropped: Whether nobody has the token that a function wants which takes one entry out.
  private static func isEmptied(
    _ property: String, by owner: AppType, _ classes: [Int], _ app: AppIndex,
    _ isTokenDropped: Bool
  ) -> Bool {
    let owners = classes.flatMap { [$0, app.storedProperty(property, of: $0)?.type ?? $0] }
    let name = AppIndex.lastName(of: property)
    return Set(owners + [owner.id]).flatMap { app.ancestors[$0] }.flatMap { app.types[$0].code }
      .contains { function in
        !["init", "deinit"].contains(function.item.name) && function.item.empties(name)
          && !(isTokenDropped && !function.item.parameters.isEmpty
            && !owner.calls(function.item.name, app))
      }
  }

  /// Whether a call's value is dropped that the object gave for what it keeps. An object that ends what it stands for
  /// when it goes is no such token.
  private static func tokenIsDropped(
    by occurrence: StatementWalk.Occurrence, _ classes: [Int], _ app: AppIndex
  ) -> Bool {
    guard case .call(let call) = occurrence.expression, case .dropped = occurrence.use,
      let name = call.name
    else { return false }
    let methods = classes.flatMap { app.methods(name, of: $0) }
      .filter { $0.item.accepts(call.arguments) }
    return !methods.isEmpty
      && methods.allSatisfy { method in
        guard let result = method.item.result else { return false }
        return tokens.contains(result.name ?? "")
          || app.types(result, in: method.file).contains { $0.kind == .value }
      }
  }

  private static let tokens: Set<String> = ["UUID", "Int", "String", "ObjectIdentifier"]
}

extension Call {
  /// The call of the initializer that makes an object.
  var asInitializer: Call {
    Call(callee: .name("init"), arguments: arguments, line: line, isAwaited: false)
  }
}

extension AppType {
  /// Whether a class, or a superclass of it, calls a function of a name.
  fileprivate func calls(_ name: String, _ app: AppIndex) -> Bool {
    app.ancestors[id].flatMap { app.types[$0].code }.contains {
      SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? [])
    }
  }
}

extension AppIndex {
  /// Whether a property keeps an object alive, as far as its declaration tells.
  func holdsStrongly(_ property: String, _ type: Int) -> Bool {
    guard let found = storedProperty(property, of: type)?.property.item else { return false }
    return found.strength == .strong && found.attributes.isEmpty
  }
}
