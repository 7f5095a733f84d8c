import RIBsAnalysis

// Whether the parent, or the navigation controller, learns that a view is gone.
extension LeaveReports {
  /// The app's navigation controllers that hear of all pops and are no RIB's view.
  var listeningNavigations: Set<Int> {
    let views = Set(source.ribs.ribs.flatMap(\.views))
    return Set(
      app.types.filter { type in
        type.isClass && !views.contains(type.id)
          && app.superclass(of: type.id, named: ["UINavigationController"]) != nil
          && ([type.id] + classesKept(by: type.id)).contains {
            tellsOfPops(app.types[$0]) && !isAskedToTell(app.types[$0])
          }
      }.map(\.id))
  }

  /// Whether what is attached may be pushed on one of some navigation controllers: the class of what pushes is not known,
  /// or has to do with one of them.
  func isPushed(_ event: AttachEvent, on navigations: Set<Int>) -> Bool {
    if navigations.isEmpty { return false }
    guard let router = source.ribs.ribs[event.parent].router else { return true }
    let names = Set(navigations.map { app.types[$0].name })
    let pushes = pushes(of: event)
    var known: [AppType] = []
    for method in app.ancestors[router].flatMap({ app.types[$0].code }) {
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard case .call(let call) = expression, pushes.contains(method.place(call.line)),
          let receiver = call.receiver.flatMap(types.type)
        else { return }
        known += types.types(receiver).flatMap { app.descendants[$0.id] }.map { app.types[$0] }
          .filter { $0.isClass && $0.id != router }
      }
    }
    return known.isEmpty
      || known.contains { type in
        navigations.contains(type.id) || !hasStack(type)
          || type.code.contains { SyntaxWalk.mentions(anyOf: names, in: $0.item.body ?? []) }
          || type.allProperties.contains { $0.item.type?.name.map(names.contains) ?? false }
      }
  }

  /// Whether a class is a navigation controller, or has one of its own.
  private func hasStack(_ type: AppType) -> Bool {
    app.superclass(of: type.id, named: ["UINavigationController"]) != nil
      || type.allProperties.contains {
        $0.item.isStored && $0.item.type?.name == "UINavigationController"
      }
  }

  /// Each call on the way to where a child is pushed, which a base class may make.
  func pushes(of event: AttachEvent) -> Set<SourcePlace> {
    Set(
      source.shows(of: event).filter { $0.kind == .push }.flatMap {
        [$0.place] + $0.context.trail.map(\.place)
      })
  }

  /// Whether a push is given to an object that the navigation controller makes its delegate, and that hears of the pop:
  /// the router calls it, or passes a closure to it or to what pushes.
  func isObserved(_ event: AttachEvent) -> Bool { !observers(of: event).isEmpty }

  /// The classes that the navigation delegate can be to which a push is handed. It hears of the pop.
  func observers(of event: AttachEvent) -> Set<Int> {
    let observers = source.navigationObservers
    guard !observers.isEmpty, let router = source.ribs.ribs[event.parent].router else { return [] }
    let names = Set(observers.flatMap(\.methods.keys))
    let pushes = pushes(of: event)
    var found: Set<Int> = []
    for method in app.ancestors[router].flatMap({ app.types[$0].code }) {
      var pushesHere = false
      var given: Set<Int> = []
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard case .call(let call) = expression else { return }
        let isPush = pushes.contains(method.place(call.line))
        pushesHere = pushesHere || isPush
        if isPush || call.name.map(names.contains) ?? false, hands(call, types, method.item) {
          given.formUnion(receivers(of: call, types, among: observers))
        }
      }
      if pushesHere { found.formUnion(given) }
    }
    return found
  }

  /// The observers that the receiver of a call can be; all if it is none of them, as it may pass the call on.
  private func receivers(
    of call: Call, _ types: DeclaredTypes, among observers: [AppType]
  ) -> Set<Int> {
    let all = Set(observers.map(\.id))
    let receivers = call.receiver.flatMap(types.type).map(types.types) ?? []
    let known = all.intersection(receivers.flatMap { app.descendants[$0.id] })
    return known.isEmpty ? all : known
  }

  /// The function by which a delegate that keeps what to call for each view tells of the view on top alone.
  func hookTellingOfTheTop(_ type: AppType) -> Member<Function>? {
    (type.methods["navigationController"] ?? []).first { hook in
      hook.item.parameters.contains { $0.label == "didShow" } && tellsOfTheTop(hook, type)
    }
  }

  private func tellsOfTheTop(_ hook: Member<Function>, _ type: AppType) -> Bool {
    var (looksAtTop, looksUp) = (false, false)
    let functions = ownFunctions(from: hook, type)
    for function in functions {
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .call(let call):
          let key = call.arguments.first
          if call.name == "viewController", key?.label == "forKey",
            case .member(_, "from")? = key?.value
          {
            looksAtTop = true
          }
        case .name(let name), .member(.name("self")?, let name):
          if case .dictionary? = app.property(name, of: type.id)?.item.type?.unwrapped {
            looksUp = true
          }
        default: break
        }
      }
    }
    return looksAtTop && looksUp && !functions.contains { goesThroughMany($0.item.body ?? []) }
  }

  /// A function, and the functions of the same object that it calls, directly or through each other.
  func ownFunctions(from first: Member<Function>, _ type: AppType) -> [Member<Function>] {
    var rest = [first]
    var found: [Member<Function>] = []
    var seen: Set<ObjectIdentifier> = []
    while let next = rest.popLast() {
      guard seen.insert(ObjectIdentifier(next.item)).inserted else { continue }
      found.append(next)
      SyntaxWalk.calls(in: next.item.body ?? []) { call in
        if call.isOnSelf, let name = call.name { rest += app.methods(name, of: type.id) }
      }
    }
    return found
  }

  /// Whether statements loop, or call a function that goes through a list, such as `forEach`.
  func goesThroughMany(_ body: [Statement]) -> Bool {
    var rest = body.map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .statement(.loop): return true
      case .statement(let statement): rest += SyntaxWalk.direct(statement)
      case .expression(let expression):
        if case .call(let call) = expression, call.name.map(Self.sweeps.contains) ?? false {
          return true
        }
        rest += SyntaxWalk.direct(expression)
      }
    }
    return false
  }

  /// What goes through a list.
  private static let sweeps: Set<String> = [
    "compactMap", "dropFirst", "filter", "flatMap", "forEach", "map", "prefix", "reduce",
    "removeAll", "subtracting", "suffix",
  ]

  /// Whether a call hands on the router or its interactor, or a closure or a function that may detach.
  private func hands(_ call: Call, _ types: DeclaredTypes, _ function: Function) -> Bool {
    call.arguments.contains { argument in
      if argument.value.chain == ["self"] { return true }
      if app.dialect.interactorMembers.contains(argument.value.chain?.last ?? "") { return true }
      guard argument.value.isClosure || isFunction(argument.value, types) else { return false }
      let given = PropertyWrites.Given(value: argument.value, types: types, function: function)
      return source.detaching.answer(calling: given) != .nothing
    }
  }

  /// Whether an expression names a function of the running object, as in `push(view, onPop: close)`.
  private func isFunction(_ expression: Expression, _ types: DeclaredTypes) -> Bool {
    var names = expression.chain ?? []
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, types.locals[names[0]] == nil, let owner = types.owner else {
      return false
    }
    return !app.methods(names[0], of: owner.id).isEmpty
  }

  /// The classes of the delegates of navigation controllers that hear of pops.
  fileprivate func navigationObservers() -> [AppType] {
    let controllers = app.types.filter {
      $0.isClass && app.superclass(of: $0.id, named: ["UINavigationController"]) != nil
    }
    return (delegates(butNot: Set(controllers.map(\.id))) + controllers.filter(isAskedToTell))
      .filter(tellsOfPops)
  }

  /// Whether a navigation controller tells of the pops alone for which it was given a closure.
  private func isAskedToTell(_ type: AppType) -> Bool {
    var used: [Member<Property>] = []
    for hook in type.methods["navigationController"] ?? [] {
      SyntaxWalk.expressions(in: hook.item.body ?? []) { expression in
        switch expression {
        case .name(let name), .member(.name("self")?, let name):
          if let property = app.property(name, of: type.id), property.item.isStored {
            used.append(property)
          }
        default: break
        }
      }
    }
    return !used.isEmpty
      && used.allSatisfy { property in
        switch property.item.type?.unwrapped {
        case .array(let element)?: isFunction(element, of: property)
        case .dictionary(_, let value)?: isFunction(value, of: property)
        default: false
        }
      } || used.contains { isGivenWithMore($0, type) }
  }

  /// Whether a function that has to do with a push stores one of several arguments in a closure property, as in
  /// `observe(view, onPop: close)`. Whoever makes the object calls other functions of this kind once, for all pops.
  private func isGivenWithMore(_ closure: Member<Property>, _ type: AppType) -> Bool {
    guard case .function? = closure.item.type?.unwrapped else { return false }
    return type.code.contains { method in
      let names = method.item.parameters.map(\.name)
      guard names.count > 1, method.item.name != "init" else { return false }
      var isSet = false
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        guard case .assign(let target, .name(let value)) = expression, names.contains(value),
          target.ownChain == [closure.item.name]
        else { return }
        isSet = true
      }
      return isSet && pushes(method.item)
    }
  }

  /// Whether a function pushes a view, or another one that calls it.
  private func pushes(_ function: Function) -> Bool {
    let push: Set<String> = ["pushViewController"]
    return SyntaxWalk.calls(anyOf: push, in: function.body ?? [])
      || app.code.contains { caller in
        let body = caller.item.body ?? []
        return SyntaxWalk.calls(anyOf: [function.name], in: body)
          && SyntaxWalk.calls(anyOf: push, in: body)
      }
  }

  /// Whether a type is that of a function, or of a value that has one.
  private func isFunction(_ type: TypeReference, of property: Member<Property>) -> Bool {
    if case .function = type.unwrapped { return true }
    return app.types(type, in: property.file, inside: app.types[property.owner]).contains {
      $0.allProperties.contains {
        if case .function? = $0.item.type?.unwrapped { true } else { false }
      }
    }
  }

  private func tellsOfPops(_ type: AppType) -> Bool {
    (type.methods["navigationController"] ?? []).contains { method in
      method.item.parameters.contains { $0.label == "didShow" }
        && source.detaching.answer(method, on: type.id) != .nothing
    }
  }

  /// The classes of the objects that the app makes delegates of navigation controllers.
  private func delegates(butNot controllers: Set<Int>) -> [AppType] {
    let hearing = app.types.filter {
      $0.isClass && !controllers.contains($0.id) && $0.methods["navigationController"] != nil
    }
    if hearing.isEmpty { return [] }
    var found: Set<Int> = []
    for method in app.code
    where SyntaxWalk.mentions(anyOf: ["delegate"], in: method.item.body ?? []) {
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard case .assign(let target, let value) = expression,
          target.chain?.last == "delegate", let typed = types.typeOrRuntimes(of: value)
        else { return }
        found.formUnion(types.types(typed).map(\.id))
      }
    }
    return hearing.filter { found.contains($0.id) }
  }

  /// Whether the parent does something whenever its view is seen again, and so notices that a child's view is gone.
  func hearsReturns(_ parent: Int) -> Bool { screens(of: parent).contains(where: isToldOfReturns) }

  /// The classes of a RIB's view and presenter.
  private func screens(of rib: Int) -> [Int] {
    (source.viewClasses(of: rib) + source.ribs.presenters(of: source.ribs.ribs[rib]))
      .filter { app.types[$0].isClass }
  }

  /// Whether the parent is told about pops: its view, router or interactor, or an object of theirs, is the delegate
  /// of the navigation controller.
  ///
  /// - Parameter others: Delegates that do not count.
  func hearsPops(_ parent: Int, besides others: Set<Int> = []) -> Bool {
    let rib = source.ribs.ribs[parent]
    if hearsReturns(parent) { return true }
    let own = screens(of: parent) + rib.views + [rib.router, rib.interactor].compactMap { $0 }
    let classes = own.flatMap { app.ancestors[$0] }
    let helpers = classes.flatMap(classesKept)
    // A navigation controller may keep its delegate itself.
    let stacks = helpers.filter { app.superclass(of: $0, named: ["UINavigationController"]) != nil }
    let all = classes + helpers + stacks.flatMap(classesKept)
    return all.filter { !others.contains($0) }.contains { id in
      (app.types[id].methods["navigationController"] ?? []).contains { method in
        method.item.parameters.contains { $0.label == "didShow" || $0.label == "willShow" }
          && reports(method, on: id)
      } || app.types[id].methods["navigationBar"] != nil
    } || classes.contains(where: subscribesToShows)
  }

  /// The classes that an object's properties are declared with.
  private func classesKept(by type: Int) -> [Int] {
    app.types[type].allProperties.flatMap { property in
      app.types(
        property.item.type ?? property.item.value.flatMap(Interpreter.made), in: property.file
      )
      .filter(\.isClass).map(\.id)
    }
  }

  private func isToldOfReturns(_ view: Int) -> Bool {
    app.ancestors[view].contains { id in
      Self.returnHooks.contains { name in
        (app.types[id].methods[name] ?? []).contains { hook in
          switch source.detaching.answer(hook, on: view) {
          case .detaches: true
          case .nothing: false
          // Whoever observes the stream may detach. A service that loads something does not.
          case .unknown: sendsToStream(hook.item)
          }
        }
      }
    }
  }

  private func sendsToStream(_ hook: Function) -> Bool {
    var sends = false
    SyntaxWalk.calls(in: hook.body ?? []) { call in
      if let name = call.name, StreamTypes.sending.contains(name) { sends = true }
    }
    return sends
  }

  /// Whether a class subscribes to the stream of what a navigation controller shows, `rx.didShow`.
  private func subscribesToShows(_ id: Int) -> Bool {
    let type = app.types[id]
    return type.code.contains { method in
      var isHeard = false
      ScopedWalk.expressions(in: method.item.body ?? [], DeclaredTypes(app, of: method)) {
        expression, types in
        guard !isHeard, case .call(let call) = expression, call.receiver?.isStreamOfShows == true
        else { return }
        for argument in call.arguments {
          guard case .closure = argument.value else {
            if call.name.map(Self.binding.contains) ?? false { isHeard = true }
            continue
          }
          let given = PropertyWrites.Given(
            value: argument.value, types: types, function: method.item)
          if source.detaching.answer(calling: given) != .nothing { isHeard = true }
        }
      }
      return isHeard
    }
  }

  /// The functions that connect a stream to what stands in their arguments.
  private static let binding: Set<String> = ["bind", "drive", "emit", "subscribe"]
}

extension Expression {
  /// Whether a chain of operators begins with `rx.didShow` or `rx.willShow`.
  fileprivate var isStreamOfShows: Bool {
    var rest: Expression? = self
    while let next = rest {
      switch next {
      case .call(let call): rest = call.receiver
      case .optionalChain(let base): rest = base
      case .member(let base?, let name):
        if name == "didShow" || name == "willShow", case .member(_, "rx") = base { return true }
        rest = base
      default: rest = nil
      }
    }
    return false
  }
}

extension SourceFacts {
  func findNavigationObservers() -> [AppType] { LeaveReports(self).navigationObservers() }
}
