import RIBsAnalysis

// The edits that rules propose: those that a reviewer would ask for. Where a reviewer would have a choice, there is none.
extension SourceFacts {
  /// A guard before an attach. Nil if the property can hold another child: a person has to decide which of the two stays.
  func guardMend(_ event: AttachEvent) -> Mend? {
    guard let slot = event.slot, slot.part == event.context.trail.last?.part,
      let property = ownProperty(slot, of: event.parent), property.item.isOptionalVariable,
      flow.attaches.allSatisfy({
        $0.parent != event.parent || $0.slot != slot || $0.children == event.children
      }), event.children.count == 1
    else { return nil }
    let callbacks = functions(on: event.context).flatMap { function in
      function.item.parameters.filter { isCallback($0, of: function) }.map(\.name)
    }
    return .guardAttach(
      property: slot.name,
      Mend.RouteFacts(
        wasTested: event.wasTestedBefore || event.wasTestedAcrossAwait,
        repeatsItself: event.context.reach == .tap, callbacks: Set(callbacks)))
  }

  private func isCallback(_ parameter: Function.Parameter, of function: Member<Function>) -> Bool {
    guard let type = parameter.type else { return false }
    let owner = function.owner < 0 ? nil : app.types[function.owner]
    let types = DeclaredTypes(app, owner, file: function.file)
    switch types.plain(.init(type: type, file: function.file)).unwrapped {
    case .function: return true
    case .named("Optional", let wrapped): return wrapped.contains { $0.isFunction }
    default: return false
    }
  }

  /// The clearing of the property whose child is detached.
  func clearMend(_ event: SlotEvent) -> Mend? {
    guard event.slot.part == event.context.trail.last?.part, !event.isOneOfMany,
      let rib = event.context.entry.rib, let property = ownProperty(event.slot, of: rib),
      property.item.isOptionalVariable,
      property.file == event.place.file || !property.item.hasPrivateSetter
    else { return nil }
    return .clear(property: event.slot.name, readers: readers(of: event.slot, in: rib))
  }

  /// The store before an attach. Nil if the property has observers, because they would run before the attach too.
  func storeMend(_ slot: Slot, of rib: Int) -> Mend? {
    guard let property = ownProperty(slot, of: rib), property.item.observers.isEmpty else {
      return nil
    }
    return .storeBeforeAttach(property: slot.name, readers: readers(of: slot, in: rib))
  }

  /// The names of members that read a property, or that lead to one which does. The interactor can lead back to any.
  private func readers(of slot: Slot, in rib: Int) -> Set<String> {
    let info = ribs.ribs[rib]
    let type = slot.part == .router ? info.router : info.interactor
    let code = (type.map { app.ancestors[$0] } ?? []).flatMap { app.types[$0].code }
    var names: Set = [slot.name]
    var isNew = true
    while isNew {
      let found = code.filter { function in
        !names.contains(function.item.name)
          && SyntaxWalk.mentions(anyOf: names, in: function.item.body ?? [])
      }
      isNew = !found.isEmpty
      names.formUnion(found.map(\.item.name))
    }
    names.remove(slot.name)
    return names.union(app.dialect.interactorMembers)
  }

  /// Nil if the property cannot be weak, or if nothing else holds what it is given.
  ///
  /// - Parameter isMade: Whether what is made may be given to it, because its maker hands it on.
  func weakMend(_ property: Member<Property>, ofWhatIsMade isMade: Bool = false) -> Mend? {
    let types = app.types(property.item.type, in: property.file, inside: app.types[property.owner])
    guard property.item.isOptionalVariable,
      property.item.attributes.allSatisfy({ ["MainActor", "objc"].contains($0) }),
      types.contains(where: { $0.isClass || isForClasses($0) }),
      let given = detaching.writes.values(of: property.item.name, of: property.owner),
      given.allSatisfy({ !isNew($0, isMade: isMade) })
    else { return nil }
    return .weaken(property: property.item.name)
  }

  /// Whether a value is a new object, which nothing else may hold.
  private func isNew(_ given: PropertyWrites.Given, isMade: Bool) -> Bool {
    switch given.value {
    case .call: return true
    case .name(let name):
      guard !isMade, case .call(let call)? = given.types.locals[name]?.value else { return false }
      // The interactor that a builder makes goes to its router.
      return given.types.type(of: .call(call)).map { typed in
        !given.types.types(typed).contains { ribs.isInteractor($0.id) }
      } ?? true
    default: return false
    }
  }

  /// Whether only classes can conform to a protocol. The runtime's protocols are all for classes.
  private func isForClasses(_ type: AppType) -> Bool {
    type.kind == .protocol
      && (app.isForClasses(type.id)
        || app.ancestors[type.id].contains { id in
          app.types[id].inherited.contains { app.dialect.isProtocol($0.type.name ?? "") }
        })
  }

  // MARK: Subscriptions

  /// Weak captures in the closures of a subscription. Nil if not only closures hold self whose values nobody uses.
  func captureMend(_ cycle: SelfCaptureCycle, in method: Member<Function>) -> Mend? {
    let closures = cycle.closures
    // Of a type, self cannot be weak.
    guard !method.item.isStatic, !closures.isEmpty,
      closures.allSatisfy({ !functionsUsingValues.contains($0.receiver) })
    else { return nil }
    return .captureSelfWeakly(closures)
  }

  /// A call that ends a subscription with the interactor or the worker that subscribes, or else with the bag that the
  /// object has.
  func endMend(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType
  ) -> Mend? {
    guard case .dropped = subscription.fate, !method.item.isStatic,
      let name = subscription.call?.name
    else { return nil }
    let library = StreamTypes.library(ofCall: name)
    let imports = app.fileImports[method.file] ?? []
    let ending = app.dialect.endingCalls.first { call in
      call.library == library && !call.modules.isDisjoint(with: imports)
        && app.superclass(of: owner.id, named: app.dialect.bases(of: call.owner)) != nil
        && runs(method, of: owner, onlyIn: call.starts)
    }
    if let ending { return .endSubscription(of: name, call: ending.text, bag: nil) }
    // Code that runs often would fill the bag.
    guard
      runs(
        method, of: owner,
        onlyIn: app.dialect.activation.union(app.dialect.loading).union(["viewDidLoad"])),
      let bag = bag(of: owner, for: library, in: method.file)
    else { return nil }
    let call = library == .rxSwift ? ".disposed(by: \(bag))" : ".store(in: &\(bag))"
    return .endSubscription(of: name, call: call, bag: bag)
  }

  /// Whether a function is one of some, or is called by these alone.
  private func runs(
    _ method: Member<Function>, of owner: AppType, onlyIn starts: Set<String>
  ) -> Bool {
    var (seen, rest) = (Set<String>(), [method.item.name])
    let own = app.ancestors[owner.id].flatMap { app.types[$0].code }
    while let name = rest.popLast() {
      guard !starts.contains(name), seen.insert(name).inserted else { continue }
      // A helper: private, or at least called by nobody else.
      let callers = callersByName[name] ?? []
      guard !callers.isEmpty, callers.isSubset(of: app.ancestors[owner.id]), name != "init",
        !isCalledByFramework(name),
        !own.contains(where: { $0.item.name == name && $0.item.isOverride })
      else { return false }
      rest += own.filter { SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? []) }.map(
        \.item.name)
    }
    return true
  }

  /// The only bag of a class that a file can name; nil if there are several.
  private func bag(of owner: AppType, for library: StreamTypes.Library, in file: String) -> String?
  {
    let bags = app.ancestors[owner.id].filter { app.types[$0].isClass && !app.types[$0].isExternal }
      .flatMap { app.types[$0].allProperties }.filter { property in
        guard property.item.isStored, !property.item.isStatic,
          let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
        else { return false }
        let types = DeclaredTypes(app, app.types[property.owner], file: property.file)
        switch (library, types.plain(.init(type: type, file: property.file))) {
        case (.rxSwift, .named("DisposeBag", _)): return true
        case (.combine, .named("Set", let elements)):
          return !property.item.isLet && elements.first?.name == "AnyCancellable"
        default: return false
        }
      }
    guard bags.count == 1, let bag = bags.first else { return nil }
    let isHidden = bag.item.isPrivate || library == .combine && bag.item.hasPrivateSetter
    return isHidden && (bag.owner != owner.id || bag.file != file) ? nil : bag.item.name
  }
}

extension Dialect {
  fileprivate func bases(of owner: EndingCall.Owner) -> Set<String> {
    owner == .interactor ? interactors : workers
  }
}

extension Property {
  /// Whether it is a variable that is declared to be optional.
  var isOptionalVariable: Bool {
    isStored && !isLet && !isLazy && !isStatic && type?.isOptional ?? false
  }
}

extension Subscription {
  /// The call that subscribes.
  fileprivate var call: Call? {
    chain.first { $0.line == line && Self.names.contains($0.name ?? "") }
  }

  /// The closures that hold self; empty if something else than a closure without a value does.
  func closures(holding captures: SelfCaptures) -> [Mend.ClosurePlace] {
    // Whoever keeps a timer has to invalidate it as well.
    guard kind == .stream || kind == .token else { return [] }
    var found: [Mend.ClosurePlace] = []
    for call in chain where captures.hold(of: call) != .no {
      guard let name = call.name, kind == .token || Self.callsForEffect.contains(name) else {
        return []
      }
      for argument in call.arguments where captures.hold(of: argument.value) != .no {
        guard let line = argument.value.closureLine else { return [] }
        found.append(Mend.ClosurePlace(line: line, receiver: name))
      }
    }
    return found
  }

  /// Calls on streams whose closures have no value.
  private static let callsForEffect = names.union(["handleEvents", "do"])
}
